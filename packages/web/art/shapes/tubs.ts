import { COLOURWAYS } from '../kit/colourways.ts';
import { cylinder, edgeLight, groundShadow } from '../kit/light.ts';
import type { Shape } from '../kit/shape.ts';

/** A cup of yogurt or pudding under a foil lid. */
export const cup: Shape = ({ pen, colour, glyph }) => {
  const foil = pen.linear([
    [0, colour.base],
    [0.4, colour.light],
    [1, colour.dark],
  ]);
  return `${groundShadow(pen, 100, 54)}
<path d="M42 62l14 106q1 9 10 9h68q9 0 10-9l14-106z" fill="${cylinder(pen, COLOURWAYS.blanco)}"/>
<path d="M45 80c32 18 68-10 110 6l-11 82q-1 9-10 9H66q-9 0-10-9z" fill="${colour.base}"/>
<path d="M45 80c32 18 68-10 110 6l-1 7c-36-15-72 11-108-5z" fill="${colour.light}"/>
<path d="M130 81l25 5-11 82q-1 9-10 9h-10z" fill="${colour.dark}" opacity=".28"/>
<ellipse cx="100" cy="61" rx="62" ry="15" fill="${colour.dark}"/>
<ellipse cx="100" cy="58" rx="62" ry="15" fill="${foil}"/>
<ellipse cx="100" cy="57" rx="50" ry="11" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>
<path d="M156 54q15-4 14 5-4 7-15 3z" fill="${colour.light}"/>
<circle cx="100" cy="124" r="38" fill="${colour.paper}"/>${glyph.at(100, 124, 56)}
${edgeLight('M53 88l9 78', 4, 0.55)}`;
};

/** A tub of margarine, ice cream or deli food under a snap lid. */
export const tub: Shape = ({ pen, colour, glyph }) => {
  const lid = colour === COLOURWAYS.blanco ? COLOURWAYS.cielo : COLOURWAYS.blanco;
  const lidTop = lid === COLOURWAYS.blanco ? '#FFFDF8' : lid.light;
  return `${groundShadow(pen, 100, 74)}
<path d="M32 76l11 91c1 6 25 11 57 11s56-5 57-11l11-91z" fill="${cylinder(pen, colour)}"/>
<path d="M34.5 94q65.5 15 131 0l-1.2 10q-64.3 15-128.6 0z" fill="${colour.trim}"/>
<path d="M28 56v17c0 9 32 16 72 16s72-7 72-16V56z" fill="${cylinder(pen, lid)}"/>
<ellipse cx="100" cy="56" rx="72" ry="17" fill="${lidTop}"/>
<ellipse cx="100" cy="56" rx="60" ry="13" fill="none" stroke="${lid.dark}" stroke-opacity=".6" stroke-width="2"/>
<ellipse cx="100" cy="136" rx="45" ry="37" fill="${colour.paper}"/>${glyph.at(100, 136, 62)}
${edgeLight('M45 106l7 58', 5, 0.5)}`;
};
