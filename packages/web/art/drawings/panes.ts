import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';

/** Pan sobao: soft, pale, long, with the furrow that its string leaves. */
export const panSobao: Drawing = {
  body: (pen) => {
    const crust = pen.linear(
      [
        [0, '#F9DDA4'],
        [0.45, '#EBBD72'],
        [1, '#C28940'],
      ],
      'down',
    );
    const loaf = pen.stamp(
      `<path d="M-58 4c0-15 12-23 30-25 20-2 40-2 58 1 17 3 28 10 28 23s-11 20-28 22c-20 2-40 2-60 0-17-2-28-9-28-21z" fill="${crust}"/><path d="M-46-1C-18-9 22-9 46-2" stroke="#B47C34" stroke-width="4.6" stroke-linecap="round" fill="none"/><path d="M-46 2C-18-5 22-5 46 1" stroke="#FFF3D2" stroke-width="3" stroke-linecap="round" fill="none"/><path d="M-44-10q10-6 26-7" stroke="#FFF8E4" stroke-width="4.4" stroke-linecap="round" fill="none"/>`,
    );
    return `${loaf('translate(70 44) rotate(-20)')}${loaf('translate(60 84) rotate(-14)')}
<g transform="translate(8 97) rotate(-14)"><ellipse rx="15" ry="20" fill="#C28940"/><ellipse rx="13" ry="18" fill="#FFF6E0"/><path d="M-5-8h.1M3-4h.1M-3 3h.1M4 8h.1M-4 12h.1M3-12h.1" stroke="#E9D3A4" stroke-width="3.4" stroke-linecap="round"/></g>`;
  },
  foot: [113, 50],
};

/** Mallorca: a coiled bun under powdered sugar. */
export const mallorca: Drawing = {
  body: (pen) => {
    const crumb = pen.radial(
      [
        [0, '#F8D48E'],
        [0.6, '#E3A452'],
        [1, '#A96A28'],
      ],
      0.42,
      0.3,
      0.8,
    );
    return `<path d="M4 82c0-34 26-58 60-58s60 24 60 58c0 24-24 34-60 34S4 106 4 82z" fill="${crumb}"/>
<path d="M18 92c-6-30 16-56 46-56 28 0 46 18 46 42 0 22-18 34-42 34-22 0-38-12-38-30 0-17 14-29 32-29 17 0 28 11 28 25 0 12-10 20-23 20-11 0-19-6-19-15 0-8 6-13 14-13 6 0 10 4 10 8" stroke="#9A5C20" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M22 90c-5-27 15-50 42-50" stroke="#FFF0CE" stroke-width="3.6" fill="none" stroke-linecap="round"/>
<path d="M26 54c10-16 28-24 46-22 16 2 30 10 36 24-8 2-10-4-18-2-8 3-12-6-22-3-8 4-14-2-22 3-7 4-12-2-20 0z" fill="#fff" opacity=".92"/><path d="M44 74h.1M60 68h.1M78 70h.1M92 80h.1M34 84h.1M52 86h.1M70 84h.1M84 96h.1M44 100h.1M62 102h.1M104 78h.1M26 72h.1" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;
  },
  foot: [114, 54],
};

/** Quesitos: glazed puff pastry rolled around cream cheese. */
export const quesito: Drawing = {
  body: (pen) => {
    const one = pen.stamp(roll(pen));
    return `${one('translate(66 42) rotate(-18)')}${one('translate(62 86) rotate(-10) scale(1.04)')}`;
  },
  foot: [116, 48],
};

function roll(pen: Pen): string {
  const glaze = pen.linear(
    [
      [0, '#F4B860'],
      [0.45, '#D5812E'],
      [1, '#8F4A16'],
    ],
    'down',
  );
  return `<ellipse cx="-50" rx="9" ry="14" fill="#FFF9EA"/><ellipse cx="50" rx="9" ry="14" fill="#FFF9EA"/><path d="M-52-12c14-16 30-20 52-20s38 4 52 20c6 8 6 18 0 26C38 27 22 30 0 30s-38-3-52-16c-6-8-6-18 0-26z" fill="${glaze}"/>
<path d="M-52-12c-6 8-6 18 0 26 6-2 9-8 9-13s-3-11-9-13z" fill="#FFF6DE"/><path d="M52-12c6 8 6 18 0 26-6-2-9-8-9-13s3-11 9-13z" fill="#F3DFB4"/>
<path d="M-36-24c12 12 16 34 8 50M-12-31c14 14 18 42 8 60M14-31c14 14 17 40 8 59M36-24c10 12 12 30 6 44" stroke="#8A4713" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-30-22c9 11 12 28 8 42M-6-28c11 13 14 36 8 52M20-28c10 13 13 33 8 50" stroke="#FFD893" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M-26-20h.1M-2-22h.1M22-22h.1M-14-12h.1M10-12h.1M32-12h.1M-34-8h.1" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/>`;
}

/** Sliced sandwich bread: the loaf, and two slices in front. */
export const panRebanado: Drawing = {
  body: (pen) => {
    const crust = pen.linear(
      [
        [0, '#DDA05A'],
        [1, '#A8682C'],
      ],
      'down',
    );
    const slice = pen.stamp(
      '<path d="M-33-8c-8-4-7-27 10-30 14-3 32-3 46 0 17 3 18 26 10 30v36q0 8-8 8h-50q-8 0-8-8z" fill="#B87535"/><path d="M-29-10c-7-3-6-21 8-24 13-2 29-2 42 0 14 3 15 21 8 24v35q0 6-6 6h-46q-6 0-6-6z" fill="#FCE7BF"/><path d="M-14-20h.1M6-24h.1M16-10h.1M-4-6h.1M-18 6h.1M10 10h.1M-6 20h.1M18 22h.1" stroke="#E4C188" stroke-width="4" stroke-linecap="round"/><path d="M-21-24q3-5 10-6" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>',
    );
    return `<path d="M52 30c10-12 50-14 62-8 12 7 12 24 6 30v44q0 8-8 8H60z" fill="${crust}"/><path d="M70 22q10 8 8 30v50M88 19q10 9 8 32v52M104 20q10 10 8 32v50" stroke="#8A5320" stroke-opacity=".5" stroke-width="2.6" fill="none"/><path d="M66 24q20-6 42-2" stroke="#F6CF94" stroke-width="4.6" stroke-linecap="round" fill="none" opacity=".9"/>
${slice('translate(58 62) scale(1.12 1.14)')}${slice('translate(42 78) rotate(-6) scale(1.08 1.1)')}`;
  },
  foot: [118, 52],
};
