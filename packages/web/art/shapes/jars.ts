import { COLOURWAYS, fromBase } from '../kit/colourways.ts';
import { cylinder, edgeLight, groundShadow } from '../kit/light.ts';
import type { Shape } from '../kit/shape.ts';

/** A glass jar whose contents have the colourway's colour. */
export const jar: Shape = ({ pen, colour, glyph }) => {
  const lid =
    colour === COLOURWAYS.blanco || colour === COLOURWAYS.crema ? COLOURWAYS.cielo : fromBase(colour.trim);
  return `${groundShadow(pen, 100, 60)}
<path d="M56 52h88v8c9 4 12 11 12 22v78q0 17-17 17H61q-17 0-17-17V82c0-11 3-18 12-22z" fill="#E3EDE9"/>
<path d="M48 84c0-9 3-14 9-18h86c6 4 9 9 9 18v75q0 14-14 14H62q-14 0-14-14z" fill="${cylinder(pen, colour)}"/>
<path d="M52 30q0-6 6-6h84q6 0 6 6v17q0 6-6 6H58q-6 0-6-6z" fill="${cylinder(pen, lid)}"/>
<path d="M52 30q0-6 6-6h84q6 0 6 6v1.5H52z" fill="#fff" opacity=".4"/>
<path d="M56 52.5h88v4H56z" fill="${lid.dark}" opacity=".75"/>
<path d="M44 88q56 9 112 0v68q-56 9-112 0z" fill="${colour.paper}"/>
<path d="M44 88q56 9 112 0v6q-56 9-112 0zM44 150q56 9 112 0v6q-56 9-112 0z" fill="${lid.base}"/>
${glyph.at(100, 127, 53)}
<path d="M138 91l18-2.5v68L138 159z" fill="#5A481C" opacity=".1"/>
${edgeLight('M55 72q-4 6-4 14v72', 4.5, 0.7)}`;
};

/** A small shaker of ground spice or dried herbs. */
export const spice: Shape = ({ pen, colour, glyph }) => {
  const cap =
    colour === COLOURWAYS.carbon || colour === COLOURWAYS.cafe ? COLOURWAYS.ladrillo : COLOURWAYS.carbon;
  return `${groundShadow(pen, 100, 50)}
<path d="M66 74h68v6c7 3 9 8 9 15v68q0 14-14 14H71q-14 0-14-14V95c0-7 2-12 9-15z" fill="#E3EDE9"/>
<path d="M61 97c0-7 2-10 7-13h64c5 3 7 6 7 13v65q0 11-11 11H72q-11 0-11-11z" fill="${cylinder(pen, colour)}"/>
<path d="M64 48c0-12 10-18 36-18s36 6 36 18z" fill="${cylinder(pen, cap)}"/>
<path d="M62 50q0-5 5-5h66q5 0 5 5v20q0 5-5 5H67q-5 0-5-5z" fill="${cylinder(pen, cap)}"/>
<path d="M84 36h.1M92 34h.1M100 33h.1M108 34h.1M116 36h.1M88 40h.1M96 39h.1M104 39h.1M112 40h.1" stroke="#fff" stroke-opacity=".6" stroke-width="3.2" stroke-linecap="round"/>
<path d="M62 47.5q38 6 76 0" stroke="#000" stroke-opacity=".25" stroke-width="2" fill="none"/>
<path d="M57 100q43 7 86 0v58q-43 7-86 0z" fill="${colour.paper}"/>
<path d="M57 100q43 7 86 0v5q-43 7-86 0zM57 153q43 7 86 0v5q-43 7-86 0z" fill="${colour.base}"/>
${glyph.at(100, 132, 44)}
<path d="M130 102l13-2v58l-13 2z" fill="#5A481C" opacity=".1"/>
${edgeLight('M66 88q-3 4-3 10v64', 4, 0.65)}`;
};
