import { edgeLight, groundShadow } from '../kit/light.ts';
import { round } from '../kit/pen.ts';
import type { Shape } from '../kit/shape.ts';

/** Six arms with a branch each: says "keep frozen" without a word. */
export function snowflake(cx: number, cy: number, radius: number, stroke: string): string {
  const arm = (turn: number): string => {
    const at = (r: number, angle: number): string =>
      `${round(cx + Math.sin(angle) * r)} ${round(cy - Math.cos(angle) * r)}`;
    const branch = radius * 0.58;
    const tip = radius * 0.95;
    return `M${cx} ${cy}L${at(radius, turn)}M${at(tip, turn - 0.4)}L${at(branch, turn)}L${at(tip, turn + 0.4)}`;
  };
  const path = [0, 1, 2, 3, 4, 5].map((i) => arm((i * Math.PI) / 3)).join('');
  return `<path d="${path}" stroke="${stroke}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
}

/** A wide box from the freezer, frost hanging from its upper edge. */
export const frozenBox: Shape = ({ pen, colour, glyph }) => {
  const front = pen.linear(
    [
      [0, colour.light],
      [0.5, colour.base],
      [1, colour.base],
    ],
    'slant',
  );
  return `${groundShadow(pen, 103, 88)}
<path d="M162 58l18-9v112l-18 16z" fill="${colour.dark}"/>
<path d="M18 58l18-9h144l-18 9z" fill="${colour.light}"/>
<path d="M18 58h144v117q0 2-2 2H20q-2 0-2-2z" fill="${front}"/>
<path d="M18 146q32-15 64-4t80-9v42q0 2-2 2H20q-2 0-2-2z" fill="${colour.trim}"/>
<ellipse cx="93" cy="119" rx="54" ry="47" fill="${colour.paper}"/>
${glyph.at(93, 119, 78)}
<path d="M18 58h144v6q-8 9-15 0-9 11-17 1-6 7-13-1-10 13-21 0-7 8-14 0-9 11-18 0-7 7-13 0-9 12-18 1-6 6-15-1z" fill="#F4FBFF" opacity=".92"/>
<path d="M162 58l18-9v6l-18 9z" fill="#F4FBFF" opacity=".6"/>
${snowflake(37, 86, 12, '#fff')}
${edgeLight('M22.5 70v98', 3, 0.5)}`;
};
