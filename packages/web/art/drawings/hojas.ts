import type { Drawing } from '../kit/drawing.ts';
import { tinted } from '../kit/tint.ts';
import { fallPaint } from '../kit/tones.ts';

/** Cilantrillo: a bunch of thin stems under small lobed leaves. */
export const cilantrillo: Drawing = {
  body: (pen) => {
    const leaf = pen.stamp(
      '<path d="M0 12C-4 8-16 10-18 2c4-1 5-3 4-7 5 1 7-1 7-6 3 2 5 2 7-3 2 5 4 5 7 3 0 5 2 7 7 6-1 4 0 6 4 7-2 8-14 6-18 10z" fill="#3F9A3C"/><path d="M0 12V-6M0 4l-9-4M0 4l9-4" stroke="#A9DC84" stroke-width="2.2" stroke-linecap="round" fill="none"/>',
    );
    const dark = pen.stamp(
      '<path d="M0 12C-4 8-16 10-18 2c4-1 5-3 4-7 5 1 7-1 7-6 3 2 5 2 7-3 2 5 4 5 7 3 0 5 2 7 7 6-1 4 0 6 4 7-2 8-14 6-18 10z" fill="#2C7430"/>',
    );
    const back: readonly (readonly [number, number, number])[] = [
      [30, 36, -30],
      [64, 18, 0],
      [98, 36, 30],
      [46, 24, -14],
      [82, 24, 14],
      [18, 56, -50],
      [110, 56, 50],
    ];
    const front: readonly (readonly [number, number, number])[] = [
      [40, 50, -20],
      [64, 40, 0],
      [88, 50, 20],
      [28, 66, -36],
      [100, 66, 36],
      [52, 68, -8],
      [76, 68, 8],
    ];
    return `<path d="M64 120C60 90 40 70 22 56M64 120C66 90 88 70 106 56M64 120C60 80 50 60 44 40M64 120C68 80 78 60 84 40M64 120V40M58 120l-6 4M70 120l6 4" stroke="#6FB04C" stroke-width="4" fill="none" stroke-linecap="round"/>${back.map(([x, y, turn]) => dark(`translate(${x} ${y}) rotate(${turn}) scale(1.1)`)).join('')}${front.map(([x, y, turn]) => leaf(`translate(${x} ${y}) rotate(${turn}) scale(1.15)`)).join('')}
<path d="M50 98q14 6 28 0v9q-14 6-28 0z" fill="#E8D7A6"/>`;
  },
  foot: [124, 30, 98],
};

/** Laurel: three dry bay leaves, long and pointed. */
export const laurel: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<path d="M0 54C-26 30-26-20 0-56 26-20 26 30 0 54z" fill="#4E6B35"/><path d="M-1 50C-24 28-24-18-1-52z" fill="#8FA868"/><path d="M0 62V-48M0 30l-12-10M0 30l12-10M0 8l-15-11M0 8l15-11M0-14l-13-10M0-14l13-10" stroke="#D5DFB0" stroke-width="2.6" stroke-linecap="round" fill="none"/>`,
    );
    return `${one('translate(92 62) rotate(36)')}${one('translate(36 62) rotate(-36)')}${one('translate(64 60)')}`;
  },
  foot: [122, 30, 98],
};

/** Espinaca: broad, dark, smooth leaves on pink-footed stems. */
export const espinaca: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<path d="M-4 60L-3 18h6L5 60q-5 4-9 0z" fill="#9CCB6C"/><path d="M-4 52l9 0-1 10q-4 3-7 0z" fill="#E39AA4"/><path d="M0 24C-16 30-34 18-28 0c-4-16 6-40 28-52C22-40 32-16 28 0c6 18-12 30-28 24z" fill="${fallPaint(pen, ['#4FA048', '#2F7D38', '#1C5A2C'])}"/><path d="M0 40V-40M0 12l-16-12M0 12L16 0M0-8l-14-12M0-8l14-12" stroke="#A9DC8C" stroke-width="3.4" stroke-linecap="round" fill="none"/>`,
    );
    return `${one('translate(94 60) rotate(30) scale(.94)')}${one('translate(34 60) rotate(-30) scale(.94)')}${one('translate(64 58) scale(1.06)')}`;
  },
  foot: [122, 34, 96],
};

/** Lechuga del país: an open head of soft, frilled leaves. */
export const lechuga: Drawing = {
  body: () => {
    const frill = (r: number): string => {
      const lobes = Array.from({ length: 16 }, (_, i) => {
        const at = (a: number, d: number): string =>
          `${Math.round(64 + Math.cos(a) * d * 1.06)} ${Math.round(66 + Math.sin(a) * d * 0.94)}`;
        const from = (i * Math.PI) / 8;
        return `Q${at(from + 0.2, r + 11)} ${at(from + 0.392, r)}`;
      }).join('');
      return `M${Math.round(64 + r * 1.06)} 66${lobes}z`;
    };
    return `<path d="${frill(52)}" fill="#4E9A32"/><path d="${frill(50)}" fill="#74BC44" transform="translate(0 -3)"/><path d="${frill(38)}" fill="#94D05A" transform="translate(0 -4)"/><path d="${frill(25)}" fill="#B9E27E"/><path d="${frill(13)}" fill="#DFF3AE"/>
<path d="M64 62L26 38M64 62L98 34M64 66L18 76M64 66L110 76M64 70L42 108M64 70L88 108M64 60V22" stroke="#EAF8C8" stroke-width="3.4" stroke-linecap="round"/>`;
  },
  foot: [122, 20, 108],
};

/** Lechuga romana: tall upright leaves with white ribs. */
export const lechugaRomana: Drawing = {
  body: (pen) => {
    const one = (tone: string, rib: string): ((transform: string) => string) =>
      pen.stamp(
        `<path d="M-10 58C-18 30-34 10-26-6c-6-8 0-18 4-20 0-12 8-20 14-22 4-6 12-6 16 0 6 2 14 10 14 22 4 2 10 12 4 20C34 10 18 30 10 58z" fill="${tone}"/><path d="M-7 58L-3-34h6L7 58z" fill="${rib}"/><path d="M0 22l-14-14M0 22L14 8M0-2l-13-13M0-2l13-13" stroke="${rib}" stroke-width="3" stroke-linecap="round"/>`,
      );
    const back = one('#3F8A30', '#BFE09A');
    const front = one('#74B944', '#F3FADC');
    return `${back('translate(36 62) rotate(-20)')}${back('translate(92 62) rotate(20)')}${back('translate(64 54) scale(1.02)')}${front('translate(48 68) rotate(-9) scale(.94)')}${front('translate(80 68) rotate(9) scale(.94)')}${front('translate(64 74) scale(.82)')}`;
  },
  foot: [122, 36, 92],
};

/** Habichuelas tiernas: long thin green beans in a bundle. */
export const habichuelasTiernas: Drawing = {
  body: (pen) => {
    const bean = (light: string, base: string): ((transform: string) => string) =>
      pen.stamp(
        `<path d="M-56 10Q0-22 56 4" stroke="${base}" stroke-width="14" fill="none" stroke-linecap="round"/><path d="M-54 7Q0-23 52 1" stroke="${light}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M56 4l9-3M-60 12l-4 3" stroke="${base}" stroke-width="5" stroke-linecap="round"/>`,
      );
    const dark = bean('#6FB04A', '#35752A');
    const pale = bean('#A2D870', '#4F9A38');
    return `${dark('translate(62 34) rotate(-34)')}${pale('translate(72 48) rotate(-16)')}${dark('translate(58 64) rotate(-38)')}${pale('translate(66 76) rotate(-8)')}${dark('translate(60 92) rotate(-24)')}${pale('translate(70 108) rotate(-12)')}`;
  },
  foot: [128, 8, 120],
};

/** Quimbombó: ridged green pods, and round slices with their seeds. */
export const quimbombo: Drawing = {
  body: (pen) => {
    const pod = pen.stamp(
      `<path d="M-44 6C-40-14-4-18 58 0-4 22-40 24-44 6z" fill="${fallPaint(pen, ['#A9D562', '#6FA93A', '#3F7424'])}"/><path d="M-40 2Q0-8 54 0M-40 9Q0 10 54 1" stroke="#DDF2A8" stroke-width="2.8" fill="none" stroke-linecap="round"/><path d="M-44-6q-8 2-12 12 4 10 14 8z" fill="#4E8A2C"/><path d="M-54 6h-9" stroke="#4E8A2C" stroke-width="7" stroke-linecap="round"/>`,
    );
    const slice = pen.stamp(
      '<path d="M0-20l14 4 7 14-4 14-13 8-15-3-9-13 3-15z" fill="#4E8A2C"/><path d="M0-16l11 3 6 11-3 11-11 6-12-2-7-10 2-12z" fill="#D5EDA0"/><path d="M0-9h.1M8-4h.1M7 5h.1M-1 9h.1M-9 4h.1M-8-5h.1" stroke="#fff" stroke-width="8" stroke-linecap="round"/>',
    );
    return `${pod('translate(70 32) rotate(-24)')}${pod('translate(62 66) rotate(-14)')}${slice('translate(34 100)')}${slice('translate(76 98) rotate(20) scale(1.1)')}${slice('translate(112 82) scale(.8)')}`;
  },
  foot: [122, 14, 112],
};

/** Manzanilla: two daisies of the tea. */
export const manzanilla: Drawing = {
  body: (pen) => {
    const flower = pen.stamp(
      `${Array.from({ length: 12 }, (_, i) => `<ellipse cy="-25" rx="7.5" ry="14" transform="rotate(${i * 30})" fill="#fff" stroke="#D5DCE0" stroke-width="1.6"/>`).join('')}<circle r="14" fill="#D9920E"/><circle r="12" cy="-2" fill="#FFCB2E"/>`,
    );
    return `<path d="M44 46q10 40 16 76M92 74q-14 24-28 48M58 100q-16-4-26-16M66 108q16 0 24-10" stroke="#4F9A42" stroke-width="5" fill="none" stroke-linecap="round"/>${flower('translate(46 44) scale(1.06)')}${flower('translate(92 76) scale(.82)')}`;
  },
  foot: [123, 36, 92],
};

/** Canola: a sprig of four-petalled yellow flowers. */
export const canola: Drawing = {
  body: (pen) => {
    const flower = pen.stamp(
      '<path d="M0-2C-16-4-18-22-4-22 2-22 4-10 0-2zM2 0c2-16 20-18 20-4 0 6-12 8-20 4zM0 2c16 2 18 20 4 20C-2 22-4 10 0 2zM-2 0c-2 16-20 18-20 4 0-6 12-8 20-4z" fill="#FFD52E" stroke="#D9A40E" stroke-width="1.6"/><circle r="5" fill="#8FA82A"/>',
    );
    return `<path d="M64 124V60M64 104Q44 96 34 72M64 96q20-8 30-26M64 110q16 2 26-6" stroke="#5A9A3A" stroke-width="5" fill="none" stroke-linecap="round"/>${flower('translate(34 56) rotate(20)')}${flower('translate(94 56) rotate(-16)')}${flower('translate(64 30)')}${flower('translate(62 66) rotate(40) scale(1.1)')}`;
  },
  foot: [124, 40, 88],
};

/** Vainilla: a cream orchid over two dark pods. */
export const vainilla: Drawing = {
  body: (pen) => {
    const petal = pen.stamp(
      '<path d="M0 0C-18-14-14-44 0-52 14-44 18-14 0 0z" fill="#FFF8D8" stroke="#E3CF8C" stroke-width="2"/>',
    );
    return `<path d="M18 120C30 80 60 40 112 22" stroke="#3A2010" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M44 124C56 92 80 60 120 46" stroke="#5A3418" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M26 104C36 76 60 48 100 30" stroke="#9A6A40" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<g transform="translate(58 58)">${[0, 72, 144, 216, 288].map((turn) => petal(`rotate(${turn})`)).join('')}<path d="M-10-4q10-10 20 0l3 18q-13 14-26 0z" fill="#F7C93E"/><path d="M-4 4q4 6 8 0" stroke="#C98A14" stroke-width="3" fill="none" stroke-linecap="round"/></g>`;
  },
  foot: [124, 14, 92],
};

/** Red and green are one bell pepper, ripe or not. */
export const pimientoRojo = tinted('bell-pepper', {
  '#7cb342': '#D93030',
  '#558b2f': '#A01822',
  '#33691e': '#7A0F18',
  '#bbe68b': '#FF9C90',
  '#e0e080': '#8FBF52',
  '#c4c451': '#5C8F2E',
});
