import { groundShadow, solTrunco } from '../kit/light.ts';
import type { Shape } from '../kit/shape.ts';

/** A mesh bag of loose produce, gathered and clipped above, a paper tag on it. */
export const net: Shape = ({ pen, colour, glyph }) => {
  const sack = 'M90 42C72 56 34 62 22 104c-10 40 6 70 78 70s88-30 78-70C166 62 128 56 110 42z';
  const item = pen.stamp(glyph.piece());
  const spots: readonly (readonly [x: number, y: number, turn: number])[] = [
    [100, 70, 10],
    [58, 92, -24],
    [142, 92, 28],
    [100, 106, -6],
    [46, 134, 14],
    [154, 134, -18],
    [100, 144, 20],
  ];
  const items = spots
    .map(([x, y, turn]) => item(`translate(${x} ${y}) rotate(${turn}) scale(.52) translate(-64 -64)`))
    .join('');
  const mesh = Array.from({ length: 8 }, (_, i) => {
    const foot = 8 + i * 27;
    return `M${93 + i * 2} 42Q${foot} ${70 + i * 4} ${foot + 14} 180M${107 - i * 2} 42Q${200 - foot} ${70 + i * 4} ${186 - foot} 180`;
  }).join('');
  return `${groundShadow(pen, 100, 88, 173)}
<path d="M91 38c-8-8-14-18-14-28q11 6 23 6t23-6c0 10-6 20-14 28z" fill="${colour.base}" opacity=".8"/>
<path d="M95 38l-9-24M100 38V18M105 38l9-24" stroke="${colour.dark}" stroke-width="2"/>
<path d="${sack}" fill="${colour.dark}" opacity=".22"/>
<g clip-path="${pen.clip(`<path d="${sack}"/>`)}">${items}<path d="${mesh}" stroke="${colour.base}" stroke-width="2.2" fill="none"/></g>
<path d="${sack}" fill="none" stroke="${colour.base}" stroke-width="3"/>
<path d="M86 36h28q4 0 4 4t-4 4H86q-4 0-4-4t4-4z" fill="${colour.trim}"/>
<path d="M112 44l34 6q4 1 4 5l-3 22q-1 4-5 3l-34-6z" fill="${colour.paper}" stroke="${colour.dark}" stroke-width="2"/>
${solTrunco(128, 70, 13, colour.base, 7)}`;
};
