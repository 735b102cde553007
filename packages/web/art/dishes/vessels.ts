import { groundShadow } from '../kit/light.ts';
import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import { slantPaint } from '../kit/tones.ts';
import { type Dish, under } from './laying.ts';

/** What a plate or bowl is made of: its three tones, its inside, the line around it. */
export type Ware = { readonly tones: Tones; readonly well: string; readonly line: string };

export const LOZA: Ware = { tones: ['#FFFFFF', '#F4F3EC', '#C9CFC6'], well: '#FFFEFA', line: '#DDE2DA' };
export const AZUL: Ware = { tones: ['#FFFFFF', '#F0F5F8', '#B5C9D6'], well: '#FFFFFF', line: '#5B9FC6' };
export const CIELO: Ware = { tones: ['#B8E0F0', '#86C2DD', '#4A8DB0'], well: '#DDF1F8', line: '#E9F7FB' };
export const BARRO: Ware = { tones: ['#EDA186', '#CC6A4C', '#8F3A26'], well: '#F7D9C6', line: '#F6C5A8' };
export const MENTA: Ware = { tones: ['#BDE8D6', '#86CBB2', '#4A9479'], well: '#E4F6EE', line: '#EDFAF4' };
export const SOL: Ware = { tones: ['#FFE29A', '#F7C250', '#C48A1C'], well: '#FFF4D4', line: '#FFF1C8' };
export const ROSA: Ware = { tones: ['#F9CBD0', '#EC9BA6', '#B95F70'], well: '#FDEBED', line: '#FFEFF1' };
export const NOCHE: Ware = { tones: ['#5C7189', '#3B4E66', '#223142'], well: '#52677F', line: '#8FA6BD' };
export const UVA: Ware = { tones: ['#CFBBE2', '#A88BC6', '#6F5293'], well: '#EFE6F7', line: '#F3ECFA' };
export const HOJA: Ware = { tones: ['#C4DC9A', '#93B85C', '#5C8030'], well: '#EEF6DC', line: '#F2F8E2' };

/** A plate seen from above its edge; food is laid around (100, 116), within 58 × 34, and shown an eighth larger. */
export function plate(pen: Pen, { tones, well, line }: Ware, food: string): string {
  const [light, base, dark] = tones;
  const rim = pen.linear(
    [
      [0, light],
      [0.55, base],
      [1, dark],
    ],
    'slant',
  );
  return `${groundShadow(pen, 96, 88, 166, 18)}<ellipse cx="100" cy="119" rx="87" ry="60" fill="${dark}"/><ellipse cx="100" cy="111" rx="88" ry="60" fill="${rim}"/>
<ellipse cx="100" cy="111" rx="81" ry="54" fill="none" stroke="${line}" stroke-width="3.2"/>
<ellipse cx="100" cy="111" rx="71" ry="46" fill="${dark}" opacity=".55"/><ellipse cx="100" cy="113" rx="70.5" ry="45" fill="${well}"/>
<path d="M19 98C28 76 54 60 86 56" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" fill="none"/><g transform="translate(-12 -18) scale(1.12)">${food}</g>`;
}

/** All that is seen of what a bowl holds: its near rim hides the rest. */
const OVER_MOUTH = '<path d="M-20-40h240V88h-41A79 49 0 0 1 21 88h-41z"/>';

/** A bowl from above: what it holds lies on (100, 90), within 70 × 40; `food` may rise over the rim. */
export function bowl(pen: Pen, { tones, line }: Ware, bed: Tones, food: string): string {
  const [light, base, dark] = tones;
  const wall = pen.linear([
    [0, dark],
    [0.14, base],
    [0.32, light],
    [0.62, base],
    [1, dark],
  ]);
  const surface = pen.radial(
    [
      [0, bed[0]],
      [0.55, bed[1]],
      [1, bed[2]],
    ],
    0.42,
    0.36,
    0.7,
  );
  const mouth = '<ellipse cx="100" cy="88" rx="79" ry="49"/>';
  return `${groundShadow(pen, 98, 74, 172, 12)}<path d="M64 160h72l-4 15q-32 8-64 0z" fill="${dark}"/>
<path d="M13 88c1 50 28 78 60 82h54c32-4 59-32 60-82z" fill="${wall}"/><path d="M21 126c22 30 136 30 158 0" stroke="${line}" stroke-width="4.4" fill="none" opacity=".9"/>
<path d="M36 138q8 13 20 20" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round" fill="none"/>
<ellipse cx="100" cy="87" rx="87" ry="56" fill="${slantPaint(pen, [light, light, base])}"/><ellipse cx="100" cy="88" rx="79" ry="49" fill="${dark}"/>
<g clip-path="${pen.clip(mouth)}"><ellipse cx="100" cy="95" rx="78" ry="47" fill="${surface}"/></g>
<path d="M22 86c8-30 40-45 78-45s70 15 78 45c-12-24-42-35-78-35s-66 11-78 35z" fill="#2A1608" opacity=".22"/><g clip-path="${pen.clip(OVER_MOUTH)}"><g transform="translate(-10 -9) scale(1.1)">${food}</g></g>`;
}

/** A black pan from above with its handle; food lies around (92, 112), within 60 × 34. */
export function pan(pen: Pen, food: string, bed: Tones = ['#4A5157', '#33393E', '#22272B']): string {
  return `${groundShadow(pen, 92, 80, 164, 14)}<path d="M146 88l28-22q9-4 12 4 1 6-6 10l-30 22z" fill="#5A2F18"/><path d="M148 86l28-21q6-2 8 2l-32 24z" fill="#A86A3C"/>
<ellipse cx="92" cy="126" rx="80" ry="46" fill="#16191B"/><ellipse cx="92" cy="114" rx="81" ry="48" fill="#52595F"/><ellipse cx="92" cy="115" rx="74" ry="42" fill="#1E2326"/>
<ellipse cx="92" cy="119" rx="70" ry="37" fill="${slantPaint(pen, bed)}"/><path d="M16 106c8-20 30-32 58-37" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" fill="none"/>${food}`;
}

/** A caldero of cast aluminium with two ears; food lies on (100, 86), within 66 × 32. */
export function caldero(pen: Pen, bed: Tones, food: string): string {
  const wall = pen.linear([
    [0, '#6E777C'],
    [0.14, '#A3ACB1'],
    [0.3, '#E3E9EC'],
    [0.55, '#B4BDC2'],
    [1, '#6A7378'],
  ]);
  return `${groundShadow(pen, 98, 82, 172, 12)}<path d="M26 86q-11-2-11 10t11 11M174 86q11-2 11 10t-11 11" stroke="#7C868B" stroke-width="9" fill="none" stroke-linecap="round"/>
<path d="M18 84v48c0 26 30 42 82 42s82-16 82-42V84z" fill="${wall}"/><path d="M34 112v24q2 14 12 20" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round" fill="none"/>
<ellipse cx="100" cy="84" rx="83" ry="42" fill="#E6ECEE"/><ellipse cx="100" cy="85" rx="76" ry="36" fill="#5C666C"/>
<ellipse cx="100" cy="91" rx="74" ry="33" fill="${slantPaint(pen, bed)}"/>${food}`;
}

/** A tall glass seen from its side; `inside` is drawn within its walls, `over` in front and above. */
export function glass(pen: Pen, inside: string, over = ''): string {
  const shape = 'M50 40h100l-13 122q-2 14-15 14H78q-13 0-15-14z';
  return `${groundShadow(pen, 98, 56, 176, 10)}<path d="${shape}" fill="#EAF6FA"/><g clip-path="${pen.clip(`<path d="M55 46h90l-12 115q-2 9-11 9H78q-9 0-11-9z"/>`)}">${inside}</g>
<path d="${shape}" fill="none" stroke="#8FB4C9" stroke-width="4" stroke-linejoin="round"/><path d="M68 62l9 92" stroke="#fff" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/><path d="M132 66l-8 78" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>${over}`;
}

/** A jar with a thread and no lid; `inside` within its walls, `over` above its mouth. */
export function jar(pen: Pen, inside: string, over = ''): string {
  const shape = 'M56 40h88v10q16 6 16 24v82q0 20-20 20H60q-20 0-20-20V74q0-18 16-24z';
  return `${groundShadow(pen, 98, 72, 176, 10)}<path d="${shape}" fill="#EAF6FA"/><g clip-path="${pen.clip('<path d="M60 44h80v10q15 6 15 21v78q0 17-17 17H62q-17 0-17-17V75q0-15 15-21z"/>')}">${inside}</g>
<path d="${shape}" fill="none" stroke="#8FB4C9" stroke-width="4" stroke-linejoin="round"/><path d="M56 40h88M57 48h86" stroke="#A9C8D8" stroke-width="4" stroke-linecap="round"/><path d="M55 84v64" stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/>${over}`;
}

/** A mug with its ear, its mouth at (90, 74), within 52 × 22. */
export function mug(pen: Pen, { tones, line }: Ware, bed: Tones, food: string): string {
  const [light, base, dark] = tones;
  const wall = pen.linear([
    [0, dark],
    [0.14, base],
    [0.32, light],
    [0.62, base],
    [1, dark],
  ]);
  return `${groundShadow(pen, 92, 74, 176, 11)}<path d="M146 92c34-10 46 42-8 50" stroke="${dark}" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M146 90c34-10 44 40-8 48" stroke="${base}" stroke-width="11" fill="none" stroke-linecap="round"/>
<path d="M26 74l6 84q2 18 24 18h68q22 0 24-18l6-84z" fill="${wall}"/><path d="M30 122q60 26 120 0" stroke="${line}" stroke-width="6" fill="none"/>
<path d="M42 104l4 52" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/><ellipse cx="90" cy="74" rx="64" ry="29" fill="${light}"/><ellipse cx="90" cy="75" rx="57" ry="24" fill="${dark}"/>
<ellipse cx="90" cy="80" rx="54" ry="20" fill="${slantPaint(pen, bed)}"/>${food}`;
}

/** A meal box of two compartments: left around (62, 112), right around (136, 112). */
export function box(pen: Pen, { tones, well }: Ware, food: string): string {
  const [light, base, dark] = tones;
  return `${groundShadow(pen, 98, 86, 168, 16)}<path d="M12 78h176l-6 76q-2 18-20 18H38q-18 0-20-18z" fill="${dark}"/>
<path d="M10 70q2-20 22-20h136q20 0 22 20l4 64q1 22-22 22H28q-23 0-22-22z" fill="${slantPaint(pen, [light, base, base])}"/>
<path d="M22 72q1-12 12-12h56v86H32q-16 0-15-14zM98 60h68q11 0 12 12l5 60q1 14-15 14H98z" fill="${dark}" opacity=".6"/><path d="M22 76q1-11 12-11h55v81H32q-16 0-15-14zM99 65h67q11 0 12 11l5 56q1 14-15 14H99z" fill="${well}"/>
<path d="M20 62q4-6 14-6h40" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" fill="none"/>${food}`;
}

/** A dish on a plate of that ware. */
export const onPlate =
  (ware: Ware, food: (pen: Pen) => string): Dish =>
  (pen) =>
    plate(pen, ware, food(pen));

/** A dish in a bowl of that ware, its liquid or bed of these tones. */
export const inBowl =
  (ware: Ware, bed: Tones, food: (pen: Pen) => string): Dish =>
  (pen) =>
    bowl(pen, ware, bed, food(pen));

/** A little bowl of something to dip into. */
export function dipBowl(pen: Pen, x: number, y: number, [light, base, dark]: Tones, over = ''): string {
  return `<g transform="translate(${x} ${y})">${under(2, 12, 32, 14)}<path d="M-30-2c1 18 12 26 22 27H8C18 24 29 16 30-2z" fill="${pen.linear(
    [
      [0, '#B8C6CC'],
      [0.3, '#FFFFFF'],
      [0.65, '#EDF2F4'],
      [1, '#A9B9C0'],
    ],
  )}"/><ellipse cy="-2" rx="30" ry="13" fill="#FFFFFF"/><ellipse cy="-1" rx="26" ry="10.400" fill="${dark}"/><ellipse cy=".8" rx="25" ry="9" fill="${base}"/><path d="M-16 0q8-7 22-5" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round"/>${over}</g>`;
}
