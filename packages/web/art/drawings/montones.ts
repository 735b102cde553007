import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import { ballPaint } from '../kit/tones.ts';
import { pile } from './granos.ts';

const FOOT = [122, 5, 123] as const;

function piled(piece: (pen: Pen) => string): Drawing {
  return { body: (pen) => pile(pen, piece(pen)), foot: FOOT };
}

/** Things of two or more kinds in one pile. */
function mixed(pieces: readonly string[]): Drawing {
  const places: readonly (readonly [number, number, number])[] = [
    [64, 34, 20],
    [42, 50, -24],
    [86, 50, 30],
    [64, 62, -8],
    [28, 76, 14],
    [100, 76, -22],
    [50, 84, 32],
    [80, 84, -34],
    [20, 104, -16],
    [64, 106, 6],
    [108, 104, 20],
    [40, 108, -30],
    [88, 108, 26],
  ];
  return {
    body: (pen) => {
      const stamps = pieces.map((piece) => pen.stamp(piece));
      return places
        .map(([x, y, turn], i) => stamps[i % stamps.length]?.(`translate(${x} ${y}) rotate(${turn})`))
        .join('');
    },
    foot: FOOT,
  };
}

const wrinkled = (tones: Tones, crease: string) =>
  piled(
    (pen) =>
      `<path d="M-19 1c-2-9 5-13 11-12 8-5 20-3 24 3 6 4 4 14-3 16-6 7-18 7-23 3-5 1-9-4-9-10z" fill="${ballPaint(pen, tones)}"/><path d="M-12-2q8 4 14-2 6-4 10 1M-8 6q8 3 18-2M-2-9q3 4 8 3" stroke="${crease}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  );

/** Raisins. */
export const pasas = wrinkled(['#8A5870', '#54283C', '#2A101C'], '#B48AA0');

/** Dried cranberries. */
export const arandanosRojos = wrinkled(['#E0586A', '#A31C34', '#5E0A1C'], '#F5A8B0');

/** Prunes: larger, black, shining. */
export const ciruelasPasas: Drawing = mixed([
  '<path d="M-25 2c-3-14 8-20 18-19 14-4 30 2 32 14 4 12-8 20-20 20-14 3-28-3-30-15z" fill="#1E0E1C"/><path d="M-24-1c-3-13 8-18 17-17 14-4 30 2 31 12 3 10-8 17-20 17-14 3-26 0-28-12z" fill="#4A2A46"/><path d="M-14-4q12 6 22-2 8-4 12 0M-10 5q10 4 22-2" stroke="#1E0E1C" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-12-11q6-3 14-2" stroke="#B894B4" stroke-width="4" fill="none" stroke-linecap="round"/>',
]);

/** Dates: long, brown, wrinkled along. */
export const datiles: Drawing = mixed([
  '<path d="M-28 0c0-11 12-15 28-15s28 4 28 15-12 15-28 15-28-4-28-15z" fill="#4E2408"/><path d="M-27-2c0-9 12-12 27-12s27 3 27 12-12 12-27 12S-27 7-27-2z" fill="#9A5420"/><path d="M-20-3q18-6 40-1M-18 4q18 4 36 1" stroke="#5E2C0C" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M-16-9q12-3 24-1" stroke="#E8AC70" stroke-width="3.6" fill="none" stroke-linecap="round"/>',
]);

/** Dried pigeon peas: tan, flecked. */
export const gandulesSecos = piled(
  (pen) =>
    `<circle r="15.5" fill="${ballPaint(pen, ['#EBCF9C', '#C79C5C', '#8A6230'])}"/><path d="M4 6q5-2 6-7" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-4 2h.1M2-6h.1M-8 7h.1M6-9h.1M0 9h.1" stroke="#7A5024" stroke-width="3.2" stroke-linecap="round"/>`,
);

/** Pinto beans: beige, splashed with brown. */
export const habichuelasPintas = piled(
  (pen) =>
    `<path d="M-19 0c0-9 8-13 19-13s20 5 20 14c0 7-5 11-10 11-6 0-6-5-11-5S-6 11-11 10c-5 0-8-4-8-10z" fill="${ballPaint(pen, ['#FBE3CC', '#E5BE9C', '#A97C5A'])}"/><path d="M-13-2l4-3M-4-8l6 1M6-3l5 2M-4 1l4 1M12 4l2-3M-11 5l3 0M9-9l3 2" stroke="#93492E" stroke-width="4" stroke-linecap="round"/>`,
);

/** Split peas: green halves, their flat side up. */
export const guisantesPartidos = piled(
  (pen) =>
    `<path d="M-16-2a16 14 0 0 0 32 0z" fill="#5E8A26"/><ellipse cy="-2" rx="16" ry="9" fill="${ballPaint(pen, ['#DDF08A', '#A9CF4A', '#86AE34'])}"/><path d="M-9-4q5-3 12-2" stroke="#F4FCC8" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
);

/** Soybeans, round and beige, with a fuzzy green pod of them. */
export const soya: Drawing = mixed([
  '<circle r="15" fill="#A8823A"/><circle cx="-1" cy="-2" r="13.5" fill="#F1D990"/><path d="M6 2q3-2 3-6" stroke="#7A5A22" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-7-6q3-4 7-4" stroke="#fff" stroke-width="3.4" fill="none" stroke-linecap="round"/>',
  '<circle r="15" fill="#A8823A"/><circle cx="-1" cy="-2" r="13.5" fill="#F6E4A8"/><path d="M-4 7q4 2 7 0" stroke="#7A5A22" stroke-width="3" fill="none" stroke-linecap="round"/>',
  '<path d="M-36 2q8-14 22-13 8-4 14 0 8-4 16 1 10-1 20 8-8 14-22 13-8 5-15 1-8 3-15-1-12 1-20-9z" fill="#5E8F2E"/><path d="M-33 0q8-11 20-10 8-4 14 0 8-4 16 1 8-1 16 6-8 9-20 8-8 4-14 1-8 3-15-1-10 1-17-5z" fill="#9AC653"/><path d="M-20-2a6 6 0 1 0 .1 0zM0-2a6 6 0 1 0 .1 0zM18-2a6 6 0 1 0 .1 0z" fill="#C5E284"/>',
]);

/** Edamame: pods alone, bright green. */
export const edamame: Drawing = mixed([
  '<path d="M-36 2q8-14 22-13 8-4 14 0 8-4 16 1 10-1 20 8-8 14-22 13-8 5-15 1-8 3-15-1-12 1-20-9z" fill="#3F7A22"/><path d="M-33 0q8-11 20-10 8-4 14 0 8-4 16 1 8-1 16 6-8 9-20 8-8 4-14 1-8 3-15-1-10 1-17-5z" fill="#7DBB3C"/><path d="M-20-7a7 6 0 1 0 .1 0zM0-7a7 6 0 1 0 .1 0zM18-7a7 6 0 1 0 .1 0z" fill="#B5E070"/>',
]);

/** Pumpkin seeds: flat, green, pointed. */
export const semillasCalabaza: Drawing = mixed([
  '<path d="M-24 1C-16-14 8-18 18-9c6 6 6 13 0 18C8 18-16 14-24 1z" fill="#4A6224"/><path d="M-23-1C-15-14 8-17 17-9c5 5 5 11 0 15C8 13-15 12-23-1z" fill="#8FA84A"/><path d="M-14-1Q0-8 12-4" stroke="#E2ECB0" stroke-width="3" fill="none" stroke-linecap="round"/>',
  '<path d="M-24 1C-16-14 8-18 18-9c6 6 6 13 0 18C8 18-16 14-24 1z" fill="#B89C62"/><path d="M-23-1C-15-14 8-17 17-9c5 5 5 11 0 15C8 13-15 12-23-1z" fill="#FBF0D2"/><path d="M-13-1Q0-7 11-4" stroke="#D2BC86" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
]);

/** Chocolate-covered peanuts. */
export const maniChocolate = piled(
  (pen) =>
    `<path d="M-19 0c0-9 8-14 19-13 12 0 20 5 19 14 0 8-8 12-19 12S-19 9-19 0z" fill="${ballPaint(pen, ['#B06C40', '#6E3A1C', '#3A1A0A'])}"/><path d="M-10-5q5-4 12-3" stroke="#F0C49C" stroke-width="3.4" fill="none" stroke-linecap="round"/>`,
);

/** Nuts and dried fruit together. */
export const mezclaNueces: Drawing = mixed([
  '<path d="M-21 0C-15-13 2-16 12-11 18-8 22-4 23 0 12 15-14 13-21 0z" fill="#8A4E22"/><path d="M-14-1Q0-7 16-1" stroke="#DDA36A" stroke-width="3" fill="none" stroke-linecap="round"/>',
  '<path d="M-17 1c-2-9 5-13 11-12 8-4 18-2 21 3 5 5 3 13-3 15-6 6-16 6-20 2-5 1-8-3-9-8z" fill="#A31C34"/><path d="M-10-2q8 4 18-2" stroke="#F5A8B0" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
  '<path d="M-21-2c-2-9 6-14 16-13 8 1 10 6 15 5 7-2 13 3 12 11-1 10-14 15-26 12-9-2-15-7-17-15z" fill="#EBCB8C"/><path d="M-15-5q4-5 11-4" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>',
  '<path d="M-17 1c-2-9 5-13 11-12 8-4 18-2 21 3 5 5 3 13-3 15-6 6-16 6-20 2-5 1-8-3-9-8z" fill="#54283C"/><path d="M-10-2q8 4 18-2" stroke="#B48AA0" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
]);

/** Nuggets: breaded, uneven, golden. */
export const nuggets: Drawing = mixed([
  '<path d="M-27 2c-4-14 8-22 20-20 12-6 30 0 32 12 5 12-4 22-16 21C-4 21-22 18-27 2z" fill="#A8621A"/><path d="M-26-1c-4-13 8-19 19-17 12-6 29 0 31 10 4 10-4 18-15 17C-4 15-21 14-26-1z" fill="#EBAE48"/><path d="M-14-6h4M0-11h4M10-4h4M-8 4h4M4 6h4M15 5h3M-18 2h3" stroke="#FFE6A6" stroke-width="4.6" stroke-linecap="round"/><path d="M-6-4h3M6 0h3M-12 8h3" stroke="#B97420" stroke-width="3.6" stroke-linecap="round"/>',
]);

/** Potato puffs: small golden barrels. */
export const bolitasPapa: Drawing = mixed([
  '<path d="M-15-14h30q5 14 0 29h-30q-5-15 0-29z" fill="#C07E1E"/><path d="M-15-14h26q4 13 0 26h-26q-4-13 0-26z" fill="#FBC95A"/><ellipse cy="-14" rx="15" ry="6" fill="#FFE6A0"/><path d="M-8-2h6M2 4h6M-8 8h5M4-5h4" stroke="#D0902A" stroke-width="3.4" stroke-linecap="round"/>',
]);

/** Breaded fish: long golden fingers, one broken to its white flakes. */
export const pescadoEmpanado: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      '<rect x="-50" y="-13" width="100" height="30" rx="9" fill="#A8621A"/><rect x="-50" y="-16" width="100" height="29" rx="9" fill="#EDB04A"/><path d="M-38-8h6M-22-2h6M-6-9h6M10 0h6M26-8h6M38 2h4M-32 5h6M-12 6h6M20 7h6" stroke="#FFE9AC" stroke-width="4.6" stroke-linecap="round"/>',
    );
    return `${one('translate(64 34) rotate(-14)')}${one('translate(58 68) rotate(-8)')}${one('translate(70 102) rotate(-4)')}<path d="M112 84h14v34h-14q5-8 0-16t0-18z" fill="#FFFDF4"/><path d="M112 84q-6 8 0 16t0 18q-6-2-8-8V92q2-6 8-8z" fill="#F3E6CC"/>`;
  },
  foot: [122, 14, 118],
};

const chips = (tones: Tones, grain: string): Drawing =>
  mixed([
    `<path d="M-30 0c0-14 14-20 30-20s30 6 30 20-14 20-30 20-30-6-30-20z" fill="${tones[2]}"/><path d="M-29-3c0-12 14-17 29-17s29 5 29 17S14 14 0 14-29 9-29-3z" fill="${tones[1]}"/><path d="M-20-8q14-9 32-5" stroke="${tones[0]}" stroke-width="5" fill="none" stroke-linecap="round"/>${grain}`,
  ]);

/** Fried slices of green plantain. */
export const platanutres = chips(
  ['#FFF6BC', '#F5CE4C', '#B98A18'],
  '<path d="M-12 0h.1M0 3h.1M12 0h.1M-6-6h.1M6-6h.1" stroke="#A87A1A" stroke-width="4" stroke-linecap="round"/>',
);

/** White chips of yuca. */
export const chipsYuca = chips(
  ['#FFFFFF', '#FBEFC8', '#CBA968'],
  '<path d="M-18 2q10 6 30 2" stroke="#DDBE7A" stroke-width="3" fill="none" stroke-linecap="round"/>',
);

/** Orange chips of batata. */
export const chipsBatata = chips(
  ['#FFC98C', '#F07E2E', '#A8430E'],
  '<path d="M-12 2q10 6 26-2M-6-4h.1M8-2h.1" stroke="#C25A16" stroke-width="3.4" fill="none" stroke-linecap="round"/>',
);

/** Banana chips: pale yellow, three seeds at their middle. */
export const chipsGuineo = chips(
  ['#FFFBDC', '#FBE08A', '#CFA63E'],
  '<circle cy="-3" r="8" fill="#FFF0B8"/><path d="M-3-5h.1M3-5h.1M0 0h.1" stroke="#8A5A1C" stroke-width="3.6" stroke-linecap="round"/>',
);

/** Tortilla chips: triangles of corn. */
export const nachos: Drawing = mixed([
  '<path d="M-28 16L2-26q3-3 5 1l22 38q1 5-4 5l-48 3q-8 0-5-5z" fill="#B97A18"/><path d="M-28 13L2-28q3-3 5 1l21 37q1 5-4 5l-47 3q-8 0-5-5z" fill="#FBC648"/><path d="M-14 6L2-16M4 8h.1M12 2h.1M4-4h.1M-6 10h.1" stroke="#FFF0B8" stroke-width="4" stroke-linecap="round"/><path d="M8-8h.1M16 10h.1M-2 0h.1" stroke="#B97A18" stroke-width="4" stroke-linecap="round"/>',
]);

/** Chicharrón volao: puffed curls of pork rind. */
export const chicharron: Drawing = mixed([
  '<path d="M-28 8c-4-14 6-26 18-24 6-8 20-6 24 2 12-2 18 10 12 20-2 6-8 6-10 1-4 10-14 12-20 6-6 8-20 6-24-5z" fill="#B0702A"/><path d="M-26 4c-4-12 6-22 17-20 6-8 19-6 23 2 11-2 16 9 11 16-2 4-7 4-9-1-4 9-13 10-19 4-6 8-19 8-23-1z" fill="#F3C98A"/><path d="M-16-4q6-8 12-4M2-12q8-2 10 4M-6 6q6 2 8-4" stroke="#FFF3DA" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M-10 8q4 2 8-2M14 0q4 2 6 0" stroke="#C98A44" stroke-width="3" fill="none" stroke-linecap="round"/>',
]);

/** Mango dried in strips. */
export const mangoTiras: Drawing = mixed([
  '<path d="M-34 4c10-16 40-20 66-10 4 2 3 7-1 8C10 8-8 14-24 14c-8 0-13-5-10-10z" fill="#B9690E"/><path d="M-33 1c10-14 40-17 64-8 4 2 3 5-1 6C10 5-8 10-23 10c-8 0-12-4-10-9z" fill="#FBA72C"/><path d="M-24 2Q-4-8 20-5M-14 6Q4 0 16 0" stroke="#FFDC94" stroke-width="3" fill="none" stroke-linecap="round"/>',
]);

/** Fried ripe plantain: browned slices. */
export const amarillos: Drawing = mixed([
  '<path d="M-30 2c0-12 16-20 32-18 16 1 28 8 28 18S12 20-4 20-30 12-30 2z" fill="#7E3E0C"/><path d="M-29-1c0-11 16-17 31-15 15 1 27 7 27 15S12 14-4 14-29 9-29-1z" fill="#E5921E"/><path d="M-22-2c2-6 14-10 26-8 12 0 18 4 18 8S8 8-4 8-24 4-22-2z" fill="#FBC24A"/><path d="M-10-2h.1M4 0h.1M-2-5h.1" stroke="#A8580E" stroke-width="3.4" stroke-linecap="round"/>',
]);
