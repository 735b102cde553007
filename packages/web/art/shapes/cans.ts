import { METAL } from '../kit/colourways.ts';
import { cylinder, edgeLight, groundShadow } from '../kit/light.ts';
import type { Shape } from '../kit/shape.ts';

/** A tall can of beans, vegetables or sauce. */
export const can: Shape = ({ pen, colour, glyph }) => `${groundShadow(pen, 100, 64)}
<path d="M48 42v123c0 8 23 13 52 13s52-5 52-13V42z" fill="${cylinder(pen, METAL)}"/>
<path d="M48 54v104c0 8 23 13 52 13s52-5 52-13V54c0 8-23 13-52 13s-52-5-52-13z" fill="${cylinder(pen, colour)}"/>
<path d="M48 138v12c0 8 23 13 52 13s52-5 52-13v-12c0 8-23 13-52 13s-52-5-52-13z" fill="${colour.trim}"/>
<ellipse cx="100" cy="42" rx="52" ry="13" fill="#DDE1DF"/>
<ellipse cx="100" cy="42" rx="51" ry="12.3" fill="none" stroke="#fff" stroke-width="2.4"/>
<ellipse cx="100" cy="43" rx="42" ry="9.5" fill="#B4BBB8"/>
<ellipse cx="100" cy="44.5" rx="40" ry="8" fill="#CDD3D0"/>
<ellipse cx="100" cy="44" rx="13" ry="3.6" fill="none" stroke="#8F9794" stroke-width="2"/>
<path d="M98 40q2-5 9-5" stroke="#8F9794" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<circle cx="100" cy="110" r="37" fill="${colour.paper}"/>${glyph.at(100, 110, 55)}
${edgeLight('M57 68v88', 5, 0.45)}`;

/** A low, wide can of tuna or sausages. */
export const flatCan: Shape = ({ pen, colour, glyph }) => `${groundShadow(pen, 100, 86, 173)}
<path d="M28 92v68c0 9 32 16 72 16s72-7 72-16V92z" fill="${cylinder(pen, METAL)}"/>
<path d="M28 100v52c0 9 32 16 72 16s72-7 72-16v-52c0 9-32 16-72 16s-72-7-72-16z" fill="${cylinder(pen, colour)}"/>
<path d="M28 146v6c0 9 32 16 72 16s72-7 72-16v-6c0 9-32 16-72 16s-72-7-72-16z" fill="${colour.trim}"/>
<ellipse cx="100" cy="90" rx="72" ry="19" fill="#E2E6E4"/>
<ellipse cx="100" cy="90" rx="70.5" ry="18" fill="none" stroke="#fff" stroke-width="2.6"/>
<ellipse cx="100" cy="92" rx="60" ry="14" fill="#B4BBB8"/>
<ellipse cx="100" cy="93.5" rx="58" ry="12.5" fill="#CDD3D0"/>
<ellipse cx="100" cy="94.5" rx="46" ry="8.5" fill="none" stroke="#B4BBB8" stroke-width="2"/>
<path d="M62 91q1-4 9-4h15q7 0 8 4-1 4-8 4H71q-8 0-9-4zm8 0h14" fill="none" stroke="#8F9794" stroke-width="2.8" stroke-linecap="round"/>
<circle cx="98" cy="91" r="3" fill="#8F9794"/>
<ellipse cx="100" cy="140" rx="40" ry="26.5" fill="${colour.paper}"/>${glyph.at(100, 139.5, 44)}
${edgeLight('M37 114v38', 5, 0.45)}`;

/** A slim can of malta, juice or soda. */
export const drinkCan: Shape = ({ pen, colour, glyph }) => `${groundShadow(pen, 100, 50)}
<path d="M70 24c0-5 13-8 30-8s30 3 30 8v5l10 14v116l-9 12c0 4-14 6-31 6s-31-2-31-6l-9-12V43l10-14z" fill="${cylinder(pen, METAL)}"/>
<path d="M60 44q40 9 80 0v114q-40 9-80 0z" fill="${cylinder(pen, colour)}"/>
<path d="M60 128q20-16 40-4t40-6v40q-40 9-80 0z" fill="${colour.trim}"/>
<path d="M60 122q20-16 40-4t40-6v6q-20 18-40 6t-40 4z" fill="${colour.paper}" opacity=".85"/>
<ellipse cx="100" cy="24" rx="30" ry="7.5" fill="#E2E6E4"/>
<ellipse cx="100" cy="25" rx="25" ry="5.5" fill="#B4BBB8"/>
<ellipse cx="104" cy="25.5" rx="8" ry="2.6" fill="#8F9794"/>
<circle cx="100" cy="97" r="33" fill="${colour.paper}"/>${glyph.at(100, 97, 51)}
${edgeLight('M68 52v102', 4.5, 0.5)}`;
