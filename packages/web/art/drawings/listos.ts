import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import { scatter } from '../kit/scatter.ts';

/** One skewer around the origin, lying, 120 units long. */
function skewer(pen: Pen): string {
  const grilled = pen.linear(
    [
      [0, '#E9A65C'],
      [0.5, '#C2702F'],
      [1, '#7C3D16'],
    ],
    'down',
  );
  const chunk = (x: number): string =>
    `<path d="M${x - 12}-8q0-6 6-7l14-1q6 0 6 6v18q0 6-6 7l-14 1q-6 0-6-6z" fill="${grilled}"/>
<path d="M${x - 7}-9l12-1" stroke="#FBD7A0" stroke-width="3.4" stroke-linecap="round"/>
<path d="M${x - 7} 4l8-6M${x} 10l8-6" stroke="#5E2B0D" stroke-width="2.4" stroke-linecap="round"/>`;
  return `<path d="M-62 0H64" stroke="#C79A5C" stroke-width="4" stroke-linecap="round"/>
<path d="M-62-1H-40" stroke="#F0D09A" stroke-width="1.6" stroke-linecap="round"/>${[-26, 2, 30].map(chunk).join('')}<path d="M-14-13h5q3 13 0 26h-5q3-13 0-26zM14-13h5q3 13 0 26h-5q3-13 0-26z" fill="#6FA83F"/>
<path d="M42-12h6q3 12 0 24h-6q3-12 0-24z" fill="#E04B36"/>`;
}

/** Pinchos, off the grill. */
export const pinchos: Drawing = {
  body: (pen) => {
    const one = pen.stamp(skewer(pen));
    return `<g transform="rotate(-28 64 64)">${one('translate(66 30)')}${one('translate(60 64)')}${one('translate(66 98)')}</g>`;
  },
  foot: [121, 16, 98],
  tray: (pen) => {
    const one = pen.stamp(skewer(pen));
    return [84, 112, 140]
      .map((y, i) => one(`translate(${i % 2 === 0 ? 102 : 97} ${y}) scale(1.06 .94)`))
      .join('');
  },
};

/** Rice in yellow, pigeon peas in it. */
function riceBed(spots: readonly (readonly [number, number])[], bits: string): string {
  const peas = spots.map(([x, y]) => `M${x} ${y}h.1`).join('');
  return `<path d="${peas}" stroke="#5E7F2A" stroke-width="8" stroke-linecap="round"/>
<path d="${peas}" stroke="#A9C85A" stroke-width="4" stroke-linecap="round" transform="translate(-1 -1)"/>${bits}`;
}

/** Arroz con gandules: yellow rice, gandules, red pepper, on a plate or in its tray. */
export const arrozConGandules: Drawing = {
  body: (pen) => {
    const rice = pen.linear(
      [
        [0, '#FFE08A'],
        [0.6, '#F5BE4E'],
        [1, '#CC8A24'],
      ],
      'down',
    );
    const peas: readonly (readonly [number, number])[] = [
      [48, 46],
      [70, 40],
      [84, 58],
      [36, 68],
      [60, 66],
      [98, 76],
      [76, 78],
      [48, 86],
      [26, 86],
      [108, 88],
    ];
    return `<ellipse cx="64" cy="104" rx="62" ry="16" fill="#9DBFCB"/>
<ellipse cx="64" cy="100" rx="62" ry="15" fill="#F7FBFC"/>
<ellipse cx="64" cy="99" rx="50" ry="11" fill="#DCE9EE"/>
<path d="M14 98c2-12 8-18 14-28 8-16 18-36 36-37 18-1 28 16 36 33 6 12 14 20 16 32-18 12-86 12-102 0z" fill="${rice}"/>
<path d="M40 58l5-3M56 52l5 2M74 50l5-2M66 56l5 1M44 76l5-2M68 72l5 2M86 68l5-2M34 80l5 1M58 80l5-2M84 90l5 1M64 92l5-2M36 96l5-1M98 84l5 2" stroke="#FFF4CC" stroke-width="3.2" stroke-linecap="round"/>
${riceBed(peas, '<path d="M58 42q4-6 10-4M88 66q6-2 8 4M40 62q-4 4-2 10" stroke="#DD3F32" stroke-width="5" stroke-linecap="round" fill="none"/>')}`;
  },
  foot: [119, 6, 122],
  tray: (pen) => {
    const rice = pen.linear(
      [
        [0, '#FFDD80'],
        [1, '#EDAE3C'],
      ],
      'down',
    );
    const peas = scatter(24, [30, 70, 172, 150], 15);
    const grains = scatter(60, [28, 66, 172, 154], 9)
      .map(([x, y], i) => `M${x} ${y}l5 ${(i % 3) - 1}`)
      .join('');
    return `<path d="M22 60h156v100H22z" fill="${rice}"/>
<path d="${grains}" stroke="#FFF4CC" stroke-width="3" stroke-linecap="round"/>${riceBed(peas, '<path d="M60 90q8-8 18-2M120 100q10-4 14 4M84 130q8 6 18 0" stroke="#DD3F32" stroke-width="6" stroke-linecap="round" fill="none"/>')}`;
  },
};

/** Rellenos de papa: golden balls, one opened to its picadillo. */
export const rellenoDePapa: Drawing = {
  body: (pen) => {
    const crust = fritter(pen);
    return `${crust('translate(44 48)')}${crust('translate(90 56) scale(.96)')}${crust('translate(40 88) scale(1.04)')}
<circle cx="84" cy="88" r="34" fill="#B8741F"/>
<circle cx="84" cy="88" r="31" fill="#FFF0B8"/>
<circle cx="84" cy="89" r="18" fill="#8A3A22"/>
<path d="M76 84l5 2M86 80l5 3M80 94l5-1M91 92l4-2M84 100l4 1" stroke="#C96B45" stroke-width="4.6" stroke-linecap="round"/>
<path d="M88 86h.1M76 92h.1M84 76h.1" stroke="#6FA83F" stroke-width="4.6" stroke-linecap="round"/>
<path d="M60 78q4-12 16-17" stroke="#fff" stroke-width="3.6" stroke-linecap="round" fill="none"/>`;
  },
  foot: [121, 12, 116],
};

/** Almojábanas: small balls of rice flour and white cheese, fried. */
export const almojabanas: Drawing = {
  body: (pen) => {
    const crust = fritter(pen);
    return `${crust('translate(64 36) scale(.86)')}${crust('translate(38 62) scale(.86)')}${crust('translate(90 62) scale(.86)')}${crust('translate(64 72) scale(.86)')}${crust('translate(30 94) scale(.86)')}${crust('translate(66 98) scale(.86)')}${crust('translate(100 94) scale(.86)')}`;
  },
  foot: [122, 4, 124],
};

function fritter(pen: Pen): (transform: string) => string {
  const crust = pen.radial(
    [
      [0, '#FFE19A'],
      [0.55, '#F0B44C'],
      [1, '#B9741E'],
    ],
    0.36,
    0.3,
    0.8,
  );
  return pen.stamp(
    `<circle r="31" fill="${crust}"/>
<path d="M-18-12q6-11 18-13" stroke="#FFF6D8" stroke-width="4.6" stroke-linecap="round" fill="none"/>
<path d="M8-12l5 3M-8 4l6-2M14 8l3-5M-19 8l4 3M2 20l7-2M18-4l4 2M-4-20l5 1" stroke="#B06E1C" stroke-width="2.6" stroke-linecap="round" fill="none"/>`,
  );
}
