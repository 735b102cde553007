import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import { round } from '../kit/pen.ts';
import { chance } from '../kit/scatter.ts';
import type { Tones } from '../kit/tones.ts';
import { fallPaint, slantPaint } from '../kit/tones.ts';

/** Ground meat filling its tray, in strands of the meat's own tones; a mound where it lies loose. */
function ground(base: string, tones: readonly string[]): Drawing {
  const strands = (left: number, top: number, columns: number, rows: number): string =>
    tones
      .map((tone, which) => {
        let path = '';
        for (let i = which; i < columns * rows; i += tones.length) {
          const row = Math.floor(i / columns);
          const x = left + (i % columns) * 13 + (row % 2) * 6;
          path += `M${round(x)} ${round(top + row * 8.6)}q${round(3 + chance(i) * 5)} ${round(-8 + chance(i + 3) * 16)} ${round(9 + chance(i + 7) * 5)} ${round(-3 + chance(i + 9) * 5)}`;
        }
        return `<path d="${path}" stroke="${tone}" stroke-width="8" stroke-linecap="round" fill="none"/>`;
      })
      .join('');
  const mound = 'M6 102c2-24 20-62 58-62s56 38 58 62c0 10-20 18-58 18S6 112 6 102z';
  return {
    body: (pen) =>
      `<path d="${mound}" fill="${base}"/><g clip-path="${pen.clip(`<path d="${mound}"/>`)}">${strands(6, 44, 9, 9)}</g>`,
    foot: [120, 9, 117],
    tray: () => `<path d="M22 60h156v100H22z" fill="${base}"/>${strands(24, 72, 12, 10)}`,
  };
}

/** Ground chicken: pale rose and cream. */
export const polloMolido = ground('#DFA090', ['#F3C3B2', '#EBAFA0', '#F9D8C8', '#E19C8C', '#FBE6DA']);

/** Ground turkey: a shade greyer and browner than chicken. */
export const pavoMolido = ground('#B9766C', ['#D99C90', '#C98478', '#E6B4A6', '#BE766C', '#EBC6B8']);

/** Lean ground beef: deep red, hardly a white strand. */
export const carneMolidaMagra = ground('#8E1A26', ['#B22735', '#A01E2C', '#C23744', '#971B28', '#B62B38']);

/** Ground beef with its fat: red and white strands. */
export const carneMolidaGrasa = ground('#B23A41', ['#CE4A4E', '#F6D2C8', '#BE3A42', '#E2706C', '#FBE6DC']);

function cubes(tones: Tones, glint: string): Drawing {
  const [light, base, dark] = tones;
  const cube = `<path d="M-20-8q0-4 4-5l18-5q4-1 7 1l11 8v16q0 4-4 5l-18 6q-4 1-7-1l-11-9z" fill="${dark}"/>
<path d="M-20-8q0-4 4-5l18-5q4-1 7 1l11 8-26 7z" fill="${light}"/><path d="M-20-8l14 8v20l-14-11z" fill="${base}"/>
<path d="M-8-10q8 0 16-4M0 8q8 0 16-6" stroke="${glint}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
  const spots: readonly (readonly [number, number, number])[] = [
    [64, 36, 8],
    [42, 62, -14],
    [88, 64, 18],
    [24, 96, 10],
    [64, 92, -8],
    [104, 96, 16],
  ];
  return {
    body: (pen) => {
      const one = pen.stamp(cube);
      return spots.map(([x, y, turn]) => one(`translate(${x} ${y}) rotate(${turn}) scale(1.05)`)).join('');
    },
    foot: [118, 8, 120],
    tray: (pen) => {
      const one = pen.stamp(cube);
      return [80, 106, 132, 154]
        .flatMap((y, row) =>
          [38, 70, 102, 134, 166].map((x, at) =>
            one(
              `translate(${x + (row % 2) * 12 - 8} ${y}) rotate(${(((row * 5 + at) * 47) % 50) - 25}) scale(.92)`,
            ),
          ),
        )
        .join('');
    },
  };
}

/** Pork in cubes: rosy, paler than beef. */
export const cerdoEnCubos = cubes(['#F9C2B4', '#EE9C90', '#D27A74'], '#FFF0E8');

/** Cooked ham in cubes: an even pink. */
export const jamonEnCubos = cubes(['#FFC9C8', '#F59FA4', '#DE7E88'], '#FFF4F2');

/** Thin cutlets of chicken breast, fanned. */
export const filetePechuga: Drawing = {
  body: (pen) => {
    const one = pen.stamp(cutlet(pen));
    return [30, 64, 98].map((y, i) => one(`translate(64 ${y}) rotate(${-12 + i * 6})`)).join('');
  },
  foot: [118, 12, 116],
  tray: (pen) => {
    const one = pen.stamp(cutlet(pen));
    return [86, 104, 122, 140]
      .map((y, i) => one(`translate(${98 + (i % 2) * 6} ${y}) scale(1.12 .92)`))
      .join('');
  },
};

function cutlet(pen: Pen): string {
  return `<path d="M-54 6c-2-16 22-26 54-25 30 1 56 8 55 22-2 15-28 20-56 19C-30 21-53 18-54 6z" fill="#D58F82"/>
<path d="M-54 2c-2-16 22-26 54-25 30 1 56 8 55 22-2 15-28 20-56 19C-30 17-53 14-54 2z" fill="${slantPaint(pen, ['#FFE9DF', '#F9CDBE', '#E8A597'])}"/>
<path d="M-42-2C-20-14 14-16 44-6M-30 9c20 4 42 2 62-4" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>`;
}

/** Chicken thighs with their skin: rounded, no bone showing. */
export const caderasPollo: Drawing = {
  body: (pen) => {
    const one = pen.stamp(thigh(pen));
    return `${one('translate(74 40) rotate(10)')}${one('translate(54 86) rotate(-8) scale(1.08)')}`;
  },
  foot: [122, 10, 108],
  tray: (pen) => {
    const one = pen.stamp(thigh(pen));
    return `${one('translate(62 92) scale(.82)')}${one('translate(136 92) rotate(12) scale(.82)')}${one('translate(66 134) rotate(-8) scale(.82)')}${one('translate(134 136) scale(-.82 .82)')}`;
  },
};

function thigh(pen: Pen): string {
  return `<path d="M-44 4c-4-22 12-36 34-38C14-36 40-30 48-8c6 20-8 38-30 40-8 1-14-3-22 0C-22 38-40 26-44 4z" fill="#B96F5C"/>
<path d="M-44 0c-4-22 12-36 34-38C14-40 40-34 48-12c6 20-8 38-30 40-8 1-14-3-22 0C-22 34-40 22-44 0z" fill="${slantPaint(pen, ['#FFE6D6', '#F6C3AC', '#D9937F'])}"/>
<path d="M-34 14c10 8 22 10 30 6 10-4 16 0 26-4 10-4 16-12 18-20 4 16-8 30-24 32-8 1-14-3-22 0-14 4-24-4-28-14z" fill="#F2A79C"/>
<path d="M-6-20q8 4 20 2M-14-6q14 6 30 2" fill="none" stroke="#DB9A84" stroke-width="2.6" stroke-linecap="round"/>
<path d="M-32-10q6-14 20-18" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}

/** Pork tenderloin: a long, pale, tapering piece, and a round cut from it. */
export const fileteCerdo: Drawing = {
  body: (pen) => `<g transform="translate(64 64)">${tenderloin(pen)}</g>`,
  foot: [100, 8, 120],
  tray: (pen) => `<g transform="translate(100 110) scale(1.25)">${tenderloin(pen)}</g>`,
};

function tenderloin(pen: Pen): string {
  const meat = slantPaint(pen, ['#F9B9AC', '#E98A82', '#C4625F']);
  return `<path d="M-50-14C-30-34 16-34 48-22c14 6 16 16 6 22C30 18-20 24-46 14-60 8-60-4-50-14z" fill="${meat}"/>
<path d="M-44-14C-22-28 14-28 42-20M-30 2C-6-6 18-8 44-6M-20 12C0 8 20 6 34 4" stroke="#FFDAD0" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<circle cx="-38" cy="14" r="21" fill="#F8DCC8"/><circle cx="-38" cy="14" r="18" fill="#F09A90"/><path d="M-48 10q8-6 14 0t12-4M-46 22q8-4 16 0" stroke="#FFD9CE" stroke-width="3" fill="none" stroke-linecap="round"/>`;
}

/** Skirt steak: long and thin, its coarse grain across. */
export const churrasco: Drawing = {
  body: (pen) => `<g transform="translate(64 64) rotate(-24)">${skirt(pen)}</g>`,
  foot: [106, 10, 118],
  tray: (pen) => {
    const one = pen.stamp(skirt(pen));
    return `${one('translate(102 94) scale(1.16)')}${one('translate(98 130) rotate(3) scale(1.16)')}`;
  },
};

function skirt(pen: Pen): string {
  const grain = Array.from(
    { length: 13 },
    (_, i) => `M${-50 + i * 8} ${-12 + (i % 3) * 2}l6 ${22 - (i % 2) * 4}`,
  ).join('');
  return `<path d="M-62 4c0-18 20-24 44-20 22 3 40-4 60-2 16 2 22 14 18 24-6 14-26 12-44 10-20-2-36 8-56 4-14-3-22-8-22-16z" fill="#7C1623"/>
<path d="M-62 0c0-18 20-24 44-20 22 3 40-4 60-2 16 2 22 14 18 24C54 16 34 14 16 12-4 10-20 20-40 16c-14-3-22-8-22-16z" fill="${fallPaint(pen, ['#D4474E', '#B42A36', '#8C1B2A'])}"/>
<path d="${grain}" stroke="#F2A49C" stroke-width="2.6" stroke-linecap="round"/>
<path d="M-56-8c6-10 22-14 40-11 22 3 40-4 58-2" stroke="#FBE3D4" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}
