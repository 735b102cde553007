import type { Drawing } from '../kit/drawing.ts';
import { ballPaint, fallPaint } from '../kit/tones.ts';

/** Baby carrots: short, round at both ends, no leaves. */
export const zanahoriasBaby: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<rect x="-38" y="-13" width="76" height="27" rx="13" fill="${fallPaint(pen, ['#FFA53E', '#FF8614', '#E0650A'])}"/><path d="M-24-5h44" stroke="#FFE0B4" stroke-width="4" stroke-linecap="round"/><path d="M-37-2q3-4 0 6" stroke="#D9620A" stroke-width="3" fill="none"/>`,
    );
    return `${one('translate(66 30) rotate(-18)')}${one('translate(40 58) rotate(24)')}${one('translate(88 58) rotate(-34)')}${one('translate(64 80) rotate(6)')}${one('translate(40 106) rotate(-12)')}${one('translate(90 104) rotate(14)')}`;
  },
  foot: [122, 4, 124],
};

/** Egg whites: a clear pool of them out of a broken shell. */
export const claras: Drawing = {
  body: (pen) =>
    `<path d="M4 102c0-14 14-20 26-22 8-12 30-14 42-8 16-4 32 2 36 12 14 2 20 12 14 22-6 14-30 16-58 16S4 118 4 102z" fill="#D9E2E6"/><path d="M6 98c0-12 14-18 26-20 8-10 28-12 40-7 16-4 30 2 34 11 14 2 18 11 13 19-6 12-29 14-55 14S6 112 6 98z" fill="#FDFEFE"/><path d="M24 96q10-10 26-9M76 84q12-2 18 4" stroke="#C9D6DC" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M52 44c2 18 4 30 2 46h20c-4-16-2-30 2-46z" fill="#E3EDF1"/><g transform="rotate(-32 40 34)"><path d="M10 40C10 18 22 2 40 2s30 16 30 38l-10-7-9 8-11-8-11 8-9-8z" fill="${ballPaint(pen, ['#F9DCB8', '#E2AC78', '#B07844'])}"/></g><g transform="rotate(32 88 34)"><path d="M58 40c0-22 12-38 30-38s30 16 30 38l-10-7-9 8-11-8-11 8-9-8z" fill="${ballPaint(pen, ['#F9DCB8', '#E2AC78', '#B07844'])}"/></g>`,
  foot: [122, 10, 118],
};

/** A small jug of cream for coffee, some of it falling. */
export const jarritaCrema: Drawing = {
  body: (pen) =>
    `<path d="M92 46c30-6 36 44-2 46" stroke="#9DBFCB" stroke-width="10" fill="none"/><path d="M22 24l-14-6q-4 12 8 22-2 30 2 60c4 24 76 24 80 0 4-30 2-52-2-76z" fill="${pen.linear(
      [
        [0, '#A9C9D6'],
        [0.25, '#F4FAFC'],
        [0.6, '#DCEAF0'],
        [1, '#9DBFCB'],
      ],
    )}"/><ellipse cx="58" cy="25" rx="38" ry="11" fill="#9DBFCB"/><ellipse cx="58" cy="27" rx="33" ry="8" fill="#FFF6DC"/><path d="M40 26q16-6 32-1" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M28 50q-2 28 4 48" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M20 66q38 12 78 0v14q-40 12-77 0z" fill="#C98A5A"/>`,
  foot: [118, 18, 102],
};

/** Breakfast sandwich: a muffin, egg, cheese and a sausage patty. */
export const sandwichDesayuno: Drawing = {
  body: (pen) =>
    `<path d="M6 92h116q2 26-24 26H30Q4 118 6 92z" fill="#C98A3E"/><path d="M8 88h112v8H8z" fill="#FFEBC0"/><path d="M6 78q58-8 116 0 4 10-4 14-54 6-108 0-8-4-4-14z" fill="#6E3A1E"/><path d="M20 82h.1M40 80h.1M62 84h.1M84 80h.1M106 82h.1" stroke="#B5774A" stroke-width="6" stroke-linecap="round"/><path d="M6 68h116l4 10-18 2-12 12-14-12-60 1-10 7-10-8z" fill="#FFB52E"/><path d="M4 62q6-10 20-8h80q14-2 20 8-4 10-16 8-44 6-88 0-12 2-16-8z" fill="#FFFEF8"/><path d="M40 58q24-10 48 0-2 10-24 10t-24-10z" fill="#FFC93C"/><path d="M8 54C8 26 32 10 64 10s56 16 56 44q-56 8-112 0z" fill="${fallPaint(pen, ['#F6CE8C', '#DDA052', '#B0702A'])}"/><path d="M30 32h.1M52 22h.1M78 26h.1M96 36h.1M64 38h.1M42 42h.1" stroke="#FFF1CC" stroke-width="6" stroke-linecap="round"/>`,
  foot: [119, 12, 116],
};

function bundle(light: string, base: string, dark: string): Drawing {
  const strand = (i: number): string => `M${30 + i * 5.2} 2L${40 + i * 3.7} 124`;
  const layer = (from: number, step: number, tone: string, width: number): string => {
    let path = '';
    for (let i = from; i < 14; i += step) path += strand(i);
    return `<path d="${path}" stroke="${tone}" stroke-width="${width}" stroke-linecap="round"/>`;
  };
  return {
    body: () =>
      `<g transform="rotate(18 64 64)">${layer(0, 1, dark, 7)}${layer(0, 2, base, 4)}${layer(1, 2, light, 4)}<path d="M33 60q31 8 62 0l-1 13q-30 8-60 0z" fill="#C8503B"/><path d="M33 62q31 8 62 0" stroke="#F08A78" stroke-width="3" fill="none"/></g>`,
    foot: [124, 14, 74],
  };
}

/** Dry spaghetti in a bundle. */
export const espagueti = bundle('#FFEBA8', '#F7CF68', '#C9902A');

/** The same of whole wheat. */
export const espaguetiIntegral = bundle('#D9A066', '#B5773E', '#7A4A1E');
