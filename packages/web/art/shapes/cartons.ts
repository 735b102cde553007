import { edgeLight, groundShadow, solTrunco } from '../kit/light.ts';
import type { Shape } from '../kit/shape.ts';

/** A gable-top carton of milk or juice. */
export const carton: Shape = ({ pen, colour, glyph }) => {
  const front = pen.linear([
    [0, colour.light],
    [0.35, colour.base],
    [1, colour.base],
  ]);
  return `${groundShadow(pen, 104, 64)}
<path d="M138 72l20-8v105l-20 8z" fill="${colour.dark}"/>
<path d="M138 72l20-8-19-32-9 2z" fill="${colour.dark}"/>
<path d="M138 72l20-8-19-32-9 2z" fill="#fff" opacity=".14"/>
<path d="M54 74q0-2 2-2h82v105H58q-4 0-4-4z" fill="${front}"/>
<path d="M55 73l14-39h60l9 39z" fill="${colour.base}"/>
<path d="M55 73l14-39h24L80 73z" fill="${colour.light}" opacity=".75"/>
<path d="M54 72h84" stroke="${colour.dark}" stroke-opacity=".35" stroke-width="1.4"/>
<path d="M67 19q0-3 3-3h58q3 0 3 3v16H67z" fill="${colour.light}"/>
<path d="M67 31h64v4H67z" fill="${colour.dark}" opacity=".35"/>
<path d="M131 19l8-2v15l-8 3z" fill="${colour.dark}"/>
<path d="M54 104c24-16 56 12 84-6v73q0 6-6 6H58q-4 0-4-4z" fill="${colour.paper}"/>
<path d="M138 98c7-4 13-6 20-4v75l-20 8z" fill="${colour.paper}"/>
<path d="M138 98c7-4 13-6 20-4v75l-20 8z" fill="#4A3F28" opacity=".2"/>
${solTrunco(96, 92, 17, colour.trim, 7)}
${glyph.at(96, 139, 64)}
${edgeLight('M58.5 78v92', 3)}`;
};

/** A tall box of cereal or crackers. */
export const box: Shape = ({ pen, colour, glyph }) => {
  const front = pen.linear(
    [
      [0, colour.light],
      [0.4, colour.base],
      [1, colour.base],
    ],
    'slant',
  );
  return `${groundShadow(pen, 104, 68)}
<path d="M140 30l20-8v147l-20 8z" fill="${colour.dark}"/>
<path d="M46 30l20-8h94l-20 8z" fill="${colour.light}"/>
<path d="M74 25h68l-12 4H62z" fill="${colour.dark}" opacity=".25"/>
<path d="M46 32q0-2 2-2h92v147H48q-2 0-2-2z" fill="${front}"/>
<path d="M46 96q47-26 94 0v79q0 2-2 2H48q-2 0-2-2z" fill="${colour.paper}"/>
${solTrunco(93, 83, 41, colour.trim, 9)}
<path d="M46 96q47-26 94 0" fill="none" stroke="${colour.dark}" stroke-opacity=".2" stroke-width="2"/>
${glyph.at(93, 130, 76)}
<path d="M140 96l20-6v79l-20 8z" fill="${colour.paper}" opacity=".32"/>
${edgeLight('M50.5 36v134', 3, 0.45)}`;
};
