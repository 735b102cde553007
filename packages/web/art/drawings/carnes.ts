import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import { round } from '../kit/pen.ts';
import { chance } from '../kit/scatter.ts';

/** One pork chop around its rib, 128 units wide and high. */
function chop(pen: Pen): string {
  const meat = pen.linear(
    [
      [0, '#F7B0A6'],
      [0.5, '#EC8A84'],
      [1, '#D2686A'],
    ],
    'slant',
  );
  return `<path d="M16 46C26 14 78 0 104 22c20 18 18 50-2 66-16 13-38 10-50 24-9 11-27 12-36-1C5 96 8 68 16 46z" fill="#D9A98F"/>
<path d="M16 43C26 11 78-3 104 19c20 18 18 50-2 66-16 13-38 10-50 24-9 11-27 12-36-1C5 93 8 65 16 43z" fill="#FBE4CB"/>
<path d="M28 46C38 20 78 12 96 28c14 14 12 38-4 50-15 10-38 8-51 22-5 6-13 6-17-1-6-12-3-36 4-53z" fill="${meat}"/>
<path d="M12 54c4-9 15-8 17 1 2 8-2 15 0 25 2 9 9 14 7 24-2 9-9 12-14 8-5 5-14 3-15-6-1-5 1-8 4-11-4-14-4-28 1-41z" fill="#CDB08A"/>
<path d="M14 56c3-7 11-6 13 1 2 8-2 15 0 25 2 8 8 14 7 21-2 7-8 8-12 4-4 5-11 3-12-4 0-4 2-7 5-9-5-14-5-26-1-38z" fill="#FFFDF4"/>
<path d="M18 62c3-2 4 0 4 3-1 8-2 13 0 21" stroke="#DCC6A4" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M46 40q14-8 28-4M44 58q18 6 34-4 8-4 14-2M40 78q14 2 26-6" stroke="#FCD3C9" stroke-width="3.6" fill="none" stroke-linecap="round"/>
<path d="M40 30q14-12 36-12" stroke="#fff" stroke-opacity=".75" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
}

/** Pork chops, bone in. */
export const chuletas: Drawing = {
  body: (pen) => {
    const one = pen.stamp(chop(pen));
    return `${one('translate(34 2) scale(.74) rotate(18 64 64)')}${one('translate(0 26) scale(.78) rotate(-6 64 64)')}`;
  },
  foot: [122, 8, 80],
  tray: (pen) => {
    const one = pen.stamp(chop(pen));
    return `${one('translate(106 66) scale(.66) rotate(24 64 64)')}${one('translate(62 62) scale(.68) rotate(10 64 64)')}${one('translate(18 68) scale(.7) rotate(-6 64 64)')}`;
  },
};

/** Strands of ground meat over a box, back rows first; the same strands each time. */
function strands(
  left: number,
  top: number,
  width: number,
  rows: number,
  inside: (x: number, y: number) => boolean,
): string {
  const tones = ['#C8444A', '#DA6060', '#B5363F', '#E88A88', '#D24F52'];
  const byTone = new Map<string, string>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column * 13 < width; column++) {
      const i = row * 17 + column;
      const x = left + column * 13 + (row % 2) * 6;
      const y = top + row * 8.6;
      if (!inside(x + 6, y)) continue;
      const tone = tones[i % tones.length] ?? '#C8444A';
      const bend = `q${round(3 + chance(i) * 5)} ${round(-8 + chance(i + 3) * 16)} ${round(9 + chance(i + 7) * 5)} ${round(-3 + chance(i + 9) * 5)}`;
      byTone.set(tone, `${byTone.get(tone) ?? ''}M${round(x)} ${round(y)}${bend}`);
    }
  }
  return [...byTone]
    .map(
      ([tone, path]) =>
        `<path d="${path}" stroke="${tone}" stroke-width="8" stroke-linecap="round" fill="none"/>`,
    )
    .join('');
}

/** Ground meat: a mound of strands; in a tray it fills the tray. */
export const carneMolida: Drawing = {
  body: () => {
    const mound = (x: number, y: number): boolean => {
      const across = (x - 64) / 54;
      return y > 36 + across * across * 62 && y < 112 - across * across * 10;
    };
    return `<path d="M8 100c2-24 16-62 56-64 40 2 54 40 56 64 0 10-10 18-56 18S8 110 8 100z" fill="#A5303A"/>${strands(8, 40, 112, 9, mound)}<path d="M34 66q10-20 28-22" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round" fill="none"/>
<path d="M12 106c8 8 96 8 104 0-4 10-20 14-52 14s-48-4-52-14z" fill="#7E1F2B" opacity=".45"/>`;
  },
  foot: [120, 9, 117],
  tray: () =>
    `<path d="M22 60h156v100H22z" fill="#B23A41"/>${strands(24, 72, 146, 10, () => true)}<path d="M36 76q50-7 104-3" stroke="#fff" stroke-opacity=".25" stroke-width="4" fill="none" stroke-linecap="round"/>`,
};

/** Cooked ham: the piece and three slices fallen from it. */
export const jamon: Drawing = {
  body: (pen) => {
    const rind = pen.linear(
      [
        [0, '#E9A07A'],
        [0.5, '#CF7657'],
        [1, '#9A4A3A'],
      ],
      'down',
    );
    const slice = pen.stamp(
      '<ellipse rx="27" ry="35" fill="#E8957F"/><ellipse rx="25" ry="33" fill="#FBD9D0"/><ellipse rx="22.5" ry="30" fill="#F6A9A4"/><path d="M-12-12q10-8 20-4M-14 4q12 6 26-2M-8 18q8 4 16 0" stroke="#FCD3CC" stroke-width="3.6" fill="none" stroke-linecap="round"/>',
    );
    return `<path d="M44 16h50c18 0 30 18 30 42s-12 42-30 42H44z" fill="${rind}"/>
<path d="M50 22h42q12 2 18 12" stroke="#FFD9BC" stroke-width="4.6" stroke-linecap="round" fill="none" opacity=".85"/>
<path d="M66 18q10 18 0 80M84 18q12 20 2 80M100 22q8 18 2 72" stroke="#8A4131" stroke-opacity=".4" stroke-width="2.2" fill="none"/>
<path d="M56 36l14 12M56 56l14 12M76 36l14 12M76 58l14 12M92 46l12 10M70 36L56 48M90 38L76 50M70 58L56 70M92 58L76 72M104 44L92 56" stroke="#8A4131" stroke-opacity=".35" stroke-width="1.8"/>
${slice('translate(44 58) scale(1.08 1.22)')}${slice('translate(34 72) rotate(-12) scale(1.05 1.18)')}${slice('translate(30 86) rotate(-58) scale(.86 .82)')}`;
  },
  foot: [113, 13, 105],
  tray: (pen) => {
    const slice = pen.stamp(
      '<ellipse rx="34" ry="40" fill="#E8957F"/><ellipse rx="32" ry="38" fill="#FBD9D0"/><ellipse rx="29" ry="35" fill="#F6A9A4"/><path d="M-14-14q12-9 24-5M-17 5q14 7 30-3M-10 21q10 5 20 0" stroke="#FCD3CC" stroke-width="4" fill="none" stroke-linecap="round"/>',
    );
    return [150, 126, 102, 78, 54].map((x) => slice(`translate(${x} 110)`)).join('');
  },
};

/** Frankfurters, plump and tied end to end. */
export const salchichas: Drawing = {
  body: (pen) => {
    const one = pen.stamp(sausage(pen));
    return `<g transform="rotate(-24 64 64)">${one('translate(64 30)')}${one('translate(64 64)')}${one('translate(64 98)')}</g>`;
  },
  foot: [127, 13, 99],
  tray: (pen) => {
    const one = pen.stamp(sausage(pen));
    return `<g transform="translate(100 0)">${[76, 98, 120, 142].map((y, i) => one(`translate(${i % 2 === 0 ? -34 : -30} ${y}) scale(.66)`) + one(`translate(${i % 2 === 0 ? 36 : 40} ${y}) scale(.66)`)).join('')}</g>`;
  },
};

function sausage(pen: Pen): string {
  const skin = pen.linear(
    [
      [0, '#EE9A72'],
      [0.5, '#CF6444'],
      [1, '#97402C'],
    ],
    'down',
  );
  return `<path d="M-49-4l-6-4M-49 4l-6 4M49-4l6-4M49 4l6 4" stroke="#97402C" stroke-width="4" stroke-linecap="round"/>
<rect x="-52" y="-15" width="104" height="30" rx="15" fill="${skin}"/>
<path d="M-38-7q36-5 66 0" stroke="#FFD9C2" stroke-width="4" stroke-linecap="round" fill="none"/>
<path d="M-20 1l8 8M0 1l8 8M20 1l8 8" stroke="#8A3826" stroke-width="2.6" stroke-linecap="round"/>`;
}

/** Rashers of bacon. */
export const tocineta: Drawing = {
  body: (pen) => {
    const wave = (top: number, bottom: number): string =>
      `<path d="M-56 ${top}c9-9 19-9 28-2s19 7 28 0 19-7 28 0 19 7 28-2v${bottom - top}c-9 9-19 9-28 2s-19-7-28 0-19 7-28 0-19-7-28 2z"`;
    const rasher = pen.stamp(
      `${wave(-13, 13)} fill="#A9343A"/>${wave(-14, 9)} fill="#CE4F4C"/>${wave(-5, 1)} fill="#FCE6D2"/>${wave(4, 7)} fill="#F3B9A2"/><path d="M-53-14c8-8 17-8 24-3" stroke="#F29A8C" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
    );
    return `<g transform="rotate(-12 64 64)">${rasher('translate(64 26)')}${rasher('translate(62 64)')}${rasher('translate(65 102)')}</g>`;
  },
  foot: [125, 13, 94],
};
