import { edgeLight, groundShadow } from '../kit/light.ts';
import type { Shape } from '../kit/shape.ts';
import { snowflake } from './frozen.ts';

/** An upright bag of rice, flour, sugar or coffee, crimped at the top. */
export const bag: Shape = ({ pen, colour, glyph }) => {
  const body = pen.linear([
    [0, colour.dark],
    [0.12, colour.base],
    [0.3, colour.light],
    [0.55, colour.base],
    [0.85, colour.base],
    [1, colour.dark],
  ]);
  const crimps = Array.from({ length: 15 }, (_, i) => `M${55 + i * 6.4} 25v11`).join('');
  return `${groundShadow(pen, 100, 68)}
<path d="M50 36c4 3 0 8 2 14-8 32-11 82-4 116q2 9 11 10 41 4 82 0 9-1 11-10c7-34 4-84-4-116 2-6-2-11 2-14z" fill="${body}"/>
<path d="M48 21q0-3 3-3h98q3 0 3 3v16H48z" fill="${colour.base}"/>
<path d="M48 21q0-3 3-3h98q3 0 3 3v3H48z" fill="${colour.light}"/>
<path d="${crimps}" stroke="${colour.dark}" stroke-opacity=".45" stroke-width="1.6"/>
<path d="M49 38q51 7 102 0" stroke="${colour.dark}" stroke-opacity=".35" stroke-width="2" fill="none"/>
${edgeLight('M68 45q-6 12-8 26M134 45q6 12 8 26', 3, 0.35)}
<path d="M47 150q53 9 106 0l-1 11q-52 9-104 0z" fill="${colour.trim}"/>
<circle cx="100" cy="105" r="43" fill="${colour.paper}"/>
<circle cx="100" cy="105" r="39" fill="none" stroke="${colour.trim}" stroke-width="2.4"/>
${glyph.at(100, 105, 58)}
${edgeLight('M54 62q-6 42-3 96', 4, 0.4)}`;
};

/** A pillow bag of snacks, sealed above and below. */
export const pouch: Shape = ({ pen, colour, glyph }) => {
  const body = pen.linear([
    [0, colour.dark],
    [0.14, colour.base],
    [0.32, colour.light],
    [0.55, colour.base],
    [0.86, colour.base],
    [1, colour.dark],
  ]);
  const seal = (y: number): string =>
    `<path d="M46 ${y}l4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4`;
  return `${groundShadow(pen, 100, 64)}
${seal(22)}v13q-5 3-3 10c9 40 9 78 0 118q-2 6 3 9v5H46v-5q5-3 3-9c-9-40-9-78 0-118q2-7-3-10z" fill="${body}"/>
<path d="M47 35q53 6 106 0M47 170q53-6 106 0" stroke="${colour.dark}" stroke-opacity=".4" stroke-width="2" fill="none"/>
<path d="M44 131c32 14 78 8 110-22 1 20-1 36-5 54-30 9-68 9-98 0q-6-17-7-32z" fill="${colour.trim}"/>
<path d="M43.5 124c32 14 80 8 110-22l.5 7c-32 30-78 36-110 22z" fill="${colour.paper}" opacity=".9"/>
<ellipse cx="100" cy="98" rx="44" ry="41" fill="${colour.paper}" transform="rotate(-8 100 98)"/>
${glyph.at(100, 98, 64)}
${edgeLight('M54 46q6 26 4 56M146 46q-4 16-4 32', 4, 0.42)}`;
};

/** A pillow bag from the freezer: frost along the top, a snowflake in the corner. */
export const frozenBag: Shape = ({ pen, colour, glyph }) => {
  const body = pen.linear([
    [0, colour.dark],
    [0.14, colour.base],
    [0.32, colour.light],
    [0.55, colour.base],
    [0.86, colour.base],
    [1, colour.dark],
  ]);
  return `${groundShadow(pen, 100, 72)}
<path d="M38 22q0-4 4-4h116q4 0 4 4v12q-5 4-3 10c9 40 9 78 0 118q-2 6 3 9v6H38v-6q5-3 3-9c-9-40-9-78 0-118q2-6-3-10z" fill="${body}"/>
<path d="M38 22q0-4 4-4h116q4 0 4 4v12q-5 4-3 10l3 20q-6 9-13 1-6 12-15 1-7 6-13-1-11 14-21 0-7 7-14 0-9 11-19 0-6 6-12-1-10 9-15-3l3-17q2-6-3-10z" fill="#F4FBFF" opacity=".92"/>
<path d="M39 33q61 7 122 0M39 171q61-6 122 0" stroke="${colour.dark}" stroke-opacity=".3" stroke-width="2" fill="none"/>
${snowflake(57, 50, 11, colour.dark)}
<path d="M35 150q65 14 130 0-2 8-5 17-60 8-120 0-3-9-5-17z" fill="${colour.trim}"/>
<ellipse cx="100" cy="114" rx="48" ry="43" fill="${colour.paper}"/>
${glyph.at(100, 114, 66)}
${edgeLight('M44 76q-3 34 2 76', 4, 0.45)}`;
};

/** A loaf of bread in its clear bag, tied at the right. */
export const loaf: Shape = ({ pen, colour, glyph }) => {
  const crust = pen.linear(
    [
      [0, '#E9B877'],
      [0.5, '#D2934A'],
      [1, '#A96A2A'],
    ],
    'down',
  );
  const film = pen.linear(
    [
      [0, '#fff', 0.6],
      [0.3, '#fff', 0.05],
      [0.6, '#fff', 0.25],
      [1, '#fff', 0.05],
    ],
    'slant',
  );
  const wrapper = 'M10 92q-2-34 36-34h78q34 0 42 28l4 60q2 26-24 26H32q-22 0-22-26z';
  return `${groundShadow(pen, 94, 92, 172)}
<path d="M160 84l20-24q8-2 10 7-2 13-22 39z" fill="#fff" opacity=".85"/>
<path d="M163 86l22-26M167 94l23-24" stroke="#D8CDB6" stroke-width="1.6"/>
<path d="M160 78l9-7 13 16-9 7z" fill="${colour.base}"/>
<path d="${wrapper}" fill="#FFF9EC" opacity=".92"/>
<path d="M16 98q-4-32 30-34 15-1 26 0 15-4 30 0 15-3 28 2 24 4 28 28l2 48q1 22-20 22H38q-22 0-22-22z" fill="${crust}"/>
<path d="M72 68q10 22 4 94M104 68q10 22 4 94M134 72q8 26 4 90" stroke="#8A5320" stroke-opacity=".35" stroke-width="2.4" fill="none"/>
<path d="M28 82q8-12 24-12M82 73q9-3 16 0M114 73q7-2 13 0" stroke="#FBE0AE" stroke-width="5" stroke-linecap="round" fill="none" opacity=".85"/>
<path d="M13 108q72 8 153-2l2 44q-76 9-154 0z" fill="${colour.base}"/>
<path d="M13 108q72 8 153-2v5q-80 9-153 2zM14 145q78 9 154 0v5q-76 9-154 0z" fill="${colour.trim}"/>
<circle cx="86" cy="130" r="33" fill="${colour.paper}"/>${glyph.at(86, 130, 50)}
<path d="${wrapper}" fill="${film}"/>${edgeLight('M22 96q-2-24 18-28', 4, 0.8)}`;
};
