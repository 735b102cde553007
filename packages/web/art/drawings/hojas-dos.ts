import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import { fallPaint, slantPaint } from '../kit/tones.ts';

/** Celery: a stalk of pale ribs under its leaves; `apio` is the root that the island calls so. */
export const apioTallos: Drawing = {
  body: (pen) => {
    const rib = pen.stamp(
      `<path d="M-9 58C-12 20-10-10-6-36H6C10-10 12 20 9 58z" fill="${fallPaint(pen, ['#B9DB7A', '#D2E8A0', '#EEF6D2'])}"/><path d="M-4 54C-6 20-4-10-2-34M4 54C6 20 4-10 2-34" stroke="#8FBA52" stroke-width="2.4" fill="none"/><path d="M0-34c-14 2-22-6-18-16 4 2 6 0 6-4 2-6 8-10 12-8 4-2 10 2 12 8 0 4 2 6 6 4 4 10-4 18-18 16z" fill="#5E9A38"/>`,
    );
    return `${rib('translate(36 62) rotate(-16)')}${rib('translate(92 62) rotate(16)')}${rib('translate(50 60) rotate(-7) scale(1.05)')}${rib('translate(78 60) rotate(7) scale(1.05)')}${rib('translate(64 60) scale(1.1)')}<path d="M38 100q26 10 52 0l-3 18q-23 10-46 0z" fill="#E3EFC0"/><path d="M40 106q24 8 48 0" stroke="#8FBA52" stroke-width="2.4" fill="none"/>`;
  },
  foot: [124, 36, 92],
};

/** Perejil: curled parsley, a tight bunch. */
export const perejil: Drawing = {
  body: (pen) => {
    const curl = (tone: string, lit: string): ((transform: string) => string) =>
      pen.stamp(
        `<path d="M-20 4c-6-8 0-16 6-15 0-9 12-12 15-5 6-6 16-2 15 6 8 0 10 12 3 15 2 8-8 13-13 8-4 7-15 6-16-1-7 2-12-3-10-8z" fill="${tone}"/><path d="M-12 0q5-8 10-2t10-2M-4 10q6-4 12-2" stroke="${lit}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`,
      );
    const dark = curl('#1F6A32', '#3F9A4A');
    const near = curl('#2F8A3E', '#8FD07A');
    return `<path d="M64 122V60M64 122C60 96 46 80 34 70M64 122C68 96 82 80 94 70M56 120l-6 4M72 120l6 4" stroke="#6FB04C" stroke-width="5" fill="none" stroke-linecap="round"/>${dark('translate(32 44)')}${dark('translate(96 44)')}${dark('translate(64 24)')}${dark('translate(20 64)')}${dark('translate(108 64)')}${near('translate(46 54)')}${near('translate(82 54)')}${near('translate(64 42)')}${near('translate(34 74) scale(.9)')}${near('translate(94 74) scale(.9)')}${near('translate(64 74)')}<path d="M52 98q12 5 24 0v9q-12 5-24 0z" fill="#E8D7A6"/>`;
  },
  foot: [124, 40, 88],
};

/** Berro: watercress, round small leaves along thin stems. */
export const berro: Drawing = {
  body: (pen) => {
    const leaf = pen.stamp(
      '<ellipse rx="13" ry="11" fill="#3F9A3C"/><path d="M-9 4L9-4" stroke="#B5E08C" stroke-width="2.6" stroke-linecap="round"/>',
    );
    const sprig = pen.stamp(
      `<path d="M0 56C-4 20 4-10 0-40" stroke="#8FC06A" stroke-width="5" fill="none" stroke-linecap="round"/>${[
        [0, -46],
        [-16, -28],
        [16, -22],
        [-15, -4],
        [15, 4],
        [-13, 20],
      ]
        .map(([x, y]) => leaf(`translate(${x} ${y})`))
        .join('')}`,
    );
    return `${sprig('translate(34 64) rotate(-24)')}${sprig('translate(94 64) rotate(24) scale(-1 1)')}${sprig('translate(64 62) scale(1.06)')}<path d="M46 102q18 6 36 0v9q-18 6-36 0z" fill="#E8D7A6"/>`;
  },
  foot: [124, 34, 94],
};

/** Calabacín: two dark green courgettes, one cut. */
export const calabacin: Drawing = {
  body: (pen) => {
    const skin = fallPaint(pen, ['#6FA04A', '#3F7A32', '#1F4E22']);
    return `<g transform="rotate(-24 64 42)"><rect x="6" y="24" width="104" height="36" rx="18" fill="${skin}"/><path d="M108 34l14-3v20l-14-2z" fill="#8FB05A"/><path d="M22 34h70M24 48h60" stroke="#A9CC7A" stroke-width="3" stroke-linecap="round" stroke-dasharray="10 8"/></g><g transform="rotate(-10 64 92)"><path d="M34 72h70q18 0 18 18t-18 18H34z" fill="${skin}"/><path d="M50 82h50M54 98h40" stroke="#A9CC7A" stroke-width="3" stroke-linecap="round" stroke-dasharray="10 8"/><ellipse cx="34" cy="90" rx="13" ry="18" fill="#2F6A2A"/><ellipse cx="33" cy="90" rx="11" ry="16" fill="#F3F7CC"/><path d="M33 82h.1M29 90h.1M37 90h.1M33 98h.1" stroke="#C9D68A" stroke-width="5" stroke-linecap="round"/></g>`;
  },
  foot: [118, 14, 112],
};

/** Espárragos: green spears tied in a bundle. */
export const esparragos: Drawing = {
  body: (pen) => {
    const spear = pen.stamp(
      `<path d="M-8 58L-8-24C-8-44-2-54 0-58 2-54 8-44 8-24L8 58z" fill="${slantPaint(pen, ['#A9D56A', '#6FA93A', '#3F7424'])}"/><path d="M0-58C-8-48-10-34-8-22 0-26 2-40 0-58zM0-46C8-38 10-26 8-14 0-20-2-32 0-46zM-8-10l8-8 0 14zM8 8L1 0v14zM-8 26l7-8v14z" fill="#4E6E3A"/>`,
    );
    return `${spear('translate(34 64) rotate(-8)')}${spear('translate(94 64) rotate(8)')}${spear('translate(50 62) rotate(-3)')}${spear('translate(78 62) rotate(3)')}${spear('translate(64 62) scale(1.04)')}<path d="M24 82q40 10 80 0v14q-40 10-80 0z" fill="#7A4EA0"/><path d="M24 86q40 10 80 0" stroke="#B194CF" stroke-width="3" fill="none"/>`;
  },
  foot: [122, 24, 104],
};

/** Rábanos: red and round, white at the tip. */
export const rabanos: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<path d="M-4-22C-18-30-22-44-16-56-6-50-2-40 0-24 2-40 8-50 18-56 22-44 16-30 4-22z" fill="#5E9A38"/><path d="M0-24C18-26 28-14 26 2 24 18 10 24 2 32L0 46l-3-14C-10 24-24 18-26 2-28-14-18-26 0-24z" fill="${slantPaint(pen, ['#F06A86', '#CF2A50', '#8E1434'])}"/><path d="M-10 24q10-6 20 0-6 5-8 8L0 46l-3-14q-3-4-7-8z" fill="#FBE9EC"/><path d="M-16-6q2-9 10-12" stroke="#FFC2CE" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    );
    return `${one('translate(36 70) rotate(-12)')}${one('translate(92 70) rotate(12)')}${one('translate(64 66) scale(1.1)')}`;
  },
  foot: [120, 24, 104],
};

/** Cebollines: scallions, white feet and long green leaves. */
export const cebollines: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      '<path d="M-5 30C-6 0-14-30-20-58M0 30C0 0 0-30 2-60M5 30C6 0 14-26 22-52" stroke="#4E9A38" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-9 20h18l2 26q-4 12-11 12t-11-12z" fill="#F6FBEA"/><path d="M-9 20h18l1 10h-20z" fill="#BFE09A"/><path d="M-4 58l-2 6M0 58v7M4 58l2 6" stroke="#D9CBA4" stroke-width="2.4" stroke-linecap="round"/>',
    );
    return `${one('translate(36 60) rotate(-14)')}${one('translate(92 60) rotate(14)')}${one('translate(64 58)')}<path d="M34 82q30 8 60 0v8q-30 8-60 0z" fill="#D9504A"/>`;
  },
  foot: [123, 34, 94],
};

/** Morrones: roasted red peppers in strips. */
export const morrones: Drawing = {
  body: (pen: Pen) => {
    const strip = pen.stamp(
      `<path d="M-44 6C-30-16 20-20 46-4c4 4 2 16-4 16C20 6-16 12-36 20c-8 2-12-8-8-14z" fill="${fallPaint(pen, ['#F2553C', '#CF2A22', '#8E1414'])}"/><path d="M-32 2Q0-12 34-3" stroke="#FF9C84" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-24 10h.1M6 4h.1M28 4h.1" stroke="#5A1A12" stroke-width="5" stroke-linecap="round"/>`,
    );
    return `${strip('translate(64 34) rotate(-16)')}${strip('translate(52 58) rotate(14)')}${strip('translate(78 74) rotate(-20)')}${strip('translate(56 96) rotate(4)')}${strip('translate(78 108) rotate(-6)')}`;
  },
  foot: [124, 8, 120],
};
