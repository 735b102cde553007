import { COLOURWAYS } from '../kit/colourways.ts';
import { groundShadow } from '../kit/light.ts';
import type { Pen } from '../kit/pen.ts';
import type { Shape } from '../kit/shape.ts';

const BROWN = ['#FFF3E0', '#F0CFA8', '#C99A6A'] as const;
const WHITE = ['#FFFFFF', '#F4EADB', '#CDBBA2'] as const;

function shell(pen: Pen, [light, base, dark]: readonly [string, string, string]): string {
  return pen.linear(
    [
      [0, light],
      [0.55, base],
      [1, dark],
    ],
    'slant',
  );
}

function egg(cx: number, cy: number, fill: string): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="16" ry="20.5" fill="${fill}"/>
<ellipse cx="${cx - 5}" cy="${cy - 8}" rx="3.6" ry="5.4" fill="#fff" opacity=".75" transform="rotate(20 ${cx - 5} ${cy - 8})"/>`;
}

/** A paper pulp carton of a dozen eggs, lid open. */
export const eggCarton: Shape = ({ pen, colour, glyph }) => {
  // A farm's eggs are brown; those of the blue carton are white; another carton's are both.
  const brown = shell(pen, colour === COLOURWAYS.cielo ? WHITE : BROWN);
  const white = shell(pen, colour === COLOURWAYS.recao ? BROWN : WHITE);
  const pulp = pen.linear(
    [
      [0, colour.light],
      [0.35, colour.base],
      [1, colour.dark],
    ],
    'down',
  );
  const backRow = [44, 81.5, 119, 156.5].map((x, i) => egg(x, 90, i % 2 === 0 ? brown : white)).join('');
  const frontRow = [30, 65, 100, 135, 170].map((x, i) => egg(x, 110, i % 2 === 0 ? white : brown)).join('');
  const cups = [36, 68, 100, 132, 164].map((x) => `M${x} 128q7 20 2 42`).join('');
  return `${groundShadow(pen, 100, 92, 173)}
<path d="M24 72q0-6 6-6h140q6 0 6 6l8 42H16z" fill="${colour.dark}"/>
<path d="M28 52q2-10 12-10h120q10 0 12 10l6 34H22z" fill="${colour.light}"/>
<path d="M35 57q1-6 8-6h114q7 0 8 6l4 23H31z" fill="${colour.base}"/>
${backRow}${frontRow}
<path d="M12 116q8 8 20 0t18 0 18 0 16 0 16 0 16 0 16 0 18 0 18 0 16 0q4 0 4 5l-7 43q-1 8-10 8H33q-9 0-10-8l-9-43z" fill="${pulp}"/>
<path d="${cups}" stroke="${colour.dark}" stroke-opacity=".5" stroke-width="3" fill="none"/>
<path d="M66 124h68q5 0 5 5v36q0 5-5 5H66q-5 0-5-5v-36q0-5 5-5z" fill="${colour.paper}"/>
<path d="M61 129q0-5 5-5h68q5 0 5 5v3H61z" fill="${colour.trim}"/>
${glyph.at(100, 151, 33)}`;
};

/** An open flat of thirty eggs, as families buy them. */
export const eggFlat: Shape = ({ pen, colour, glyph }) => {
  const fills = [shell(pen, WHITE), shell(pen, BROWN)];
  const one = fills.map((fill) => pen.stamp(egg(0, 0, fill)));
  const rows = [66, 86, 106, 126].flatMap((y, row) =>
    Array.from({ length: 6 }, (_, at) =>
      one[(row + at) % 2]?.(
        `translate(${30 + row * -3 + at * (28 + row * 1.2)} ${y}) scale(${0.84 + row * 0.04})`,
      ),
    ),
  );
  return `${groundShadow(pen, 100, 96, 172)}
<path d="M20 62h160l12 74H8z" fill="${colour.dark}"/>${rows.join('')}
<path d="M2 132q9 9 19 0t19 0 19 0 20 0 20 0 20 0 20 0 20 0 19 0 19 0q22-6 19 6l-6 30q-2 8-10 8H20q-9 0-11-8z" fill="${colour.base}"/>
<path d="M74 138h52q5 0 5 5v30H69v-30q0-5 5-5z" fill="${colour.paper}"/><path d="M69 143q0-5 5-5h52q5 0 5 5v2H69z" fill="${colour.trim}"/>
${glyph.at(100, 159, 28)}`;
};
