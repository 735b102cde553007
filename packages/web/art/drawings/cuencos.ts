import { BLUE, bowlOf, CLAY, GREEN, WHITE } from '../kit/bowl.ts';
import type { Drawing } from '../kit/drawing.ts';
import { scatter } from '../kit/scatter.ts';

const CREAM = ['#FFFFFF', '#FBF7EC', '#DDD3BC'] as const;
const MILK = ['#FFFFFF', '#F4F7FA', '#CBD6DE'] as const;
const SWIRL =
  '<path d="M30 62c12-12 40-16 58-8 12 6 6 14-8 12-16-2-28-6-40 2" stroke="#E4DAC2" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M44 46q14-8 32-4" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>';

/** Plain yogurt, white and smooth. */
export const yogur = bowlOf(BLUE, () => ({ bed: CREAM, pieces: [], over: SWIRL }));

/** Farina: a smooth white porridge with cinnamon over it. */
export const farina = bowlOf(CLAY, () => ({
  bed: ['#FFFDF4', '#F6E9CC', '#D2BB8A'],
  pieces: [],
  over: `${SWIRL}<path d="M54 44h.1M62 40h.1M70 45h.1M60 50h.1M76 50h.1M50 52h.1M68 54h.1M82 46h.1" stroke="#9C5A2C" stroke-width="4" stroke-linecap="round"/>`,
}));

/** Cottage cheese: white curds. */
export const cottage = bowlOf(GREEN, () => ({
  bed: ['#FFFFFF', '#F0EBDC', '#CFC6AE'],
  pieces: [
    '<path d="M-12 3c-4-8 3-14 9-12 6-4 14 1 13 8 3 7-4 12-10 10-5 3-11 0-12-6z" fill="#FFFEF8" stroke="#D8CFB8" stroke-width="2"/>',
  ],
}));

/** Corn flakes: curled golden flakes in milk. */
const FLAKE =
  '<path d="M-14 2c-2-9 6-13 13-11 8-3 15 2 14 8 2 7-6 11-13 9-7 3-13 0-14-6z" fill="#F5A92C"/><path d="M-14 0c-2-9 6-13 13-11 8-3 15 2 14 8 2 7-6 8-13 6-7 3-13 3-14-3z" fill="#FFCB58"/><path d="M-8-3q6-4 13-2" stroke="#FFF0B4" stroke-width="3" fill="none" stroke-linecap="round"/>';
export const hojuelas = bowlOf(BLUE, () => ({ bed: MILK, pieces: [FLAKE] }));

/** The same, frosted with sugar. */
export const hojuelasAzucaradas = bowlOf(CLAY, () => ({
  bed: MILK,
  pieces: [
    `${FLAKE}<path d="M-8 3h.1M-1-6h.1M7 2h.1M1 6h.1M9-5h.1" stroke="#fff" stroke-width="4.4" stroke-linecap="round"/>`,
  ],
}));

/** Bran flakes with raisins among them. */
export const hojuelasPasas = bowlOf(GREEN, () => ({
  bed: MILK,
  pieces: [
    '<path d="M-14 1c-2-9 6-13 13-11 8-3 15 2 14 8 2 7-6 11-13 9-7 3-13 0-14-6z" fill="#B57434"/><path d="M-8-3q6-4 13-2M-6 4h8" stroke="#E9B97C" stroke-width="3" fill="none" stroke-linecap="round"/>',
    '<path d="M-11 0c0-7 6-9 11-8 6-1 11 3 10 8 0 6-6 8-11 7-6 1-10-2-10-7z" fill="#4A2233"/><path d="M-5-2q5 3 9 0M-4 3q4 2 8-1" stroke="#8A5870" stroke-width="2.4" fill="none" stroke-linecap="round"/>',
    '<path d="M-14 1c-2-9 6-13 13-11 8-3 15 2 14 8 2 7-6 11-13 9-7 3-13 0-14-6z" fill="#CC8A44"/><path d="M-8-3q6-4 13-2M-6 4h8" stroke="#F3CF9A" stroke-width="3" fill="none" stroke-linecap="round"/>',
  ],
}));

/** Oat rings. */
export const aros = bowlOf(CLAY, () => ({
  bed: MILK,
  pieces: [
    '<ellipse rx="10" ry="8" fill="none" stroke="#B97A30" stroke-width="8"/><ellipse cy="-1" rx="10" ry="8" fill="none" stroke="#E8B262" stroke-width="6"/><path d="M-9-6q4-4 10-4" stroke="#FFE9B8" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
  ],
}));

/** Shredded wheat in squares. */
export const cuadritos = bowlOf(BLUE, () => ({
  bed: MILK,
  pieces: [
    '<rect x="-13" y="-11" width="26" height="22" rx="4" fill="#A8682A"/><rect x="-13" y="-13" width="26" height="21" rx="4" fill="#DDA254"/><path d="M-8-12v18M-2-12v18M4-12v18M9-12v18" stroke="#A8682A" stroke-width="2"/><path d="M-11-4h22" stroke="#F6D69A" stroke-width="2.4"/>',
  ],
}));

/** Chocolate balls. */
export const bolitasChocolate = bowlOf(BLUE, () => ({
  bed: ['#FFFFFF', '#EBDDD0', '#B89A84'],
  pieces: [
    '<circle r="13" fill="#4A2818"/><circle cx="-1" cy="-1.5" r="11" fill="#7A4528"/><path d="M-7-4q2-5 7-6" stroke="#D8A27A" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M4 2h.1M-2 5h.1" stroke="#4A2818" stroke-width="3" stroke-linecap="round"/>',
  ],
}));

/** Puffed rice. */
export const arrozInflado = bowlOf(CLAY, () => ({
  bed: ['#FFF6DC', '#F0D9A4', '#C9A766'],
  pieces: [
    '<ellipse rx="13" ry="7.5" fill="#D8B878"/><ellipse cy="-1.5" rx="12" ry="6.5" fill="#FFF4D6"/><path d="M-6-3h8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  ],
}));

/** Granola: toasted clusters of oats with nuts. */
export const granola = bowlOf(WHITE, () => ({
  bed: ['#E3B26A', '#B9803A', '#7E5220'],
  pieces: [
    '<path d="M-14 4c-3-9 4-12 8-11 4-6 14-4 14 2 7 1 8 9 3 12-2 6-12 6-14 2-6 2-10-1-11-5z" fill="#C98D45"/><path d="M-8 0h6M0-6h6M0 5h6M6 1h5M-6 5h3" stroke="#FBE3AC" stroke-width="4" stroke-linecap="round"/>',
    '<path d="M-13 0C-9-8 4-10 12-2 8 6-8 9-13 0z" fill="#8A4E22"/><path d="M-7-2q7-3 13-1" stroke="#DDA36A" stroke-width="2.4" fill="none" stroke-linecap="round"/>',
  ],
}));

/** Yellow kernels of corn, off the cob. */
const KERNEL =
  '<path d="M-9-8q9-5 18 0 2 9-4 17-5 3-10 0-6-8-4-17z" fill="#DE9A14"/><path d="M-8-9q8-4 16 0 1 8-4 14-4 2-8 0-5-6-4-14z" fill="#FFD23E"/><path d="M-4-7q4-2 7 0" stroke="#FFF6C4" stroke-width="3" fill="none" stroke-linecap="round"/>';
export const maizGrano = bowlOf(GREEN, () => ({ bed: ['#FFD95A', '#F0B024', '#B97C0C'], pieces: [KERNEL] }));

/** The same in their pale cream. */
export const maizCrema = bowlOf(BLUE, () => ({
  bed: ['#FFF6CC', '#FBE08C', '#D8AE44'],
  pieces: [
    KERNEL,
    '<path d="M-10 0q10-6 20 0" stroke="#FFFBE4" stroke-width="5" fill="none" stroke-linecap="round"/>',
  ],
}));

/** Peas, corn, carrot and green bean in one bowl. */
export const vegetalesMixtos = bowlOf(WHITE, () => ({
  bed: ['#F6D26A', '#8FB84C', '#4E7F2C'],
  pieces: [
    '<circle r="10" fill="#4E8B2C"/><circle cx="-1.5" cy="-2" r="7.5" fill="#8CC63F"/>',
    '<path d="M-10-8h17l5 4v13h-17l-5-4z" fill="#D9661A"/><path d="M-10-8h17l5 4h-17z" fill="#FFB066"/><path d="M-5-4h17v13h-17z" fill="#F48A2E"/>',
    KERNEL,
    '<rect x="-14" y="-5" width="28" height="11" rx="5" fill="#3F7A2E"/><rect x="-13" y="-5" width="26" height="6" rx="3" fill="#7FBF54"/>',
  ],
}));

/** Macaroni in cheese sauce. */
export const macarronesQueso = bowlOf(BLUE, () => ({
  bed: ['#FFD76A', '#F7A823', '#C8740E'],
  pieces: [
    '<path d="M-13 9C-14-6-2-13 12-12" stroke="#C9780F" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M-13 8C-14-7-2-14 12-13" stroke="#FFCF5C" stroke-width="8.4" fill="none" stroke-linecap="round"/><path d="M-12 1C-10-8-3-11 6-12" stroke="#FFF3C0" stroke-width="2.8" fill="none" stroke-linecap="round"/>',
  ],
}));

/** Meatballs in tomato sauce. */
export const albondigas = bowlOf(WHITE, () => ({
  bed: ['#F0674A', '#CE3A26', '#8E1E16'],
  pieces: [
    '<circle r="15" fill="#5A2A16"/><circle cx="-1" cy="-2" r="13.5" fill="#94542E"/><path d="M-8-6q3-5 9-6" stroke="#DDA070" stroke-width="3.6" fill="none" stroke-linecap="round"/><path d="M3 3h.1M-4 6h.1M8-3h.1" stroke="#5A2A16" stroke-width="3.4" stroke-linecap="round"/>',
  ],
}));

/** Potato salad: cubes, egg, a little red pepper, mayonnaise. */
export const ensaladaPapa = bowlOf(GREEN, () => ({
  bed: ['#FFFBE6', '#F6E6B0', '#D2B66A'],
  pieces: [
    '<path d="M-12-7l12-4 12 4v12l-12 5-12-5z" fill="#E3BE5E"/><path d="M-12-7l12-4 12 4-12 5z" fill="#FFF3C4"/><path d="M-12-7L0-2v12l-12-5z" fill="#F6DA8A"/>',
    '<ellipse rx="13" ry="9" fill="#fff" stroke="#DDD6C6" stroke-width="1.6"/><circle cx="1" r="5.5" fill="#FBBF3A"/>',
    '<path d="M-12-7l12-4 12 4v12l-12 5-12-5z" fill="#E3BE5E"/><path d="M-12-7l12-4 12 4-12 5z" fill="#FFF8DC"/><path d="M-12-7L0-2v12l-12-5z" fill="#F6DA8A"/><path d="M-4 3h6" stroke="#D9382C" stroke-width="5" stroke-linecap="round"/>',
  ],
}));

/** Serenata: flaked salt cod, potato, egg, onion and avocado. */
export const serenata = bowlOf(BLUE, () => ({
  bed: ['#FFF9E8', '#EAD9AE', '#BFA468'],
  pieces: [
    '<path d="M-15 2l8-9 18-2 5 5-9 9-17 3z" fill="#FFFDF4" stroke="#D5C498" stroke-width="1.8"/><path d="M-6-3l14-2M-8 3l14-2" stroke="#E2D3AC" stroke-width="2.2"/>',
    '<path d="M-14 7C-12-8 4-14 14-8 6-6 0 0-4 9z" fill="#7DA83A"/><path d="M-11 6C-9-5 3-10 11-7 4-4-1 1-4 8z" fill="#F0EC94"/>',
    '<ellipse rx="13" ry="9" fill="#fff" stroke="#DDD6C6" stroke-width="1.6"/><circle cx="1" r="5.5" fill="#FBBF3A"/>',
    '<ellipse rx="12" ry="8" fill="none" stroke="#B364A0" stroke-width="3.4"/><ellipse rx="7" ry="4" fill="none" stroke="#E5B8DA" stroke-width="2.6"/>',
  ],
}));

/** Yuca al mojo: boiled white yuca under rings of onion. */
export const yucaAlMojo = bowlOf(CLAY, () => ({
  bed: ['#FFFDE8', '#EFE3B0', '#C0AE6A'],
  pieces: [
    '<rect x="-17" y="-8" width="34" height="17" rx="6" fill="#D5C687"/><rect x="-17" y="-10" width="34" height="16" rx="6" fill="#FFFCEC"/><path d="M-10-3h20M-10 2h14" stroke="#E2D7A8" stroke-width="2.2" stroke-linecap="round"/>',
    '<ellipse rx="13" ry="8" fill="none" stroke="#E8C9E0" stroke-width="4"/><path d="M-4 2h.1M5-3h.1" stroke="#3E8F43" stroke-width="5" stroke-linecap="round"/>',
  ],
}));

/** Guineítos en escabeche: green slices, onion, olive and bay in oil. */
export const guineitosEscabeche = bowlOf(CLAY, () => ({
  bed: ['#F3E69A', '#CDB84E', '#8A7A24'],
  pieces: [
    '<ellipse rx="15" ry="11" fill="#A59844"/><ellipse cy="-2" rx="14" ry="10" fill="#EFE3A6"/><path d="M-4-2h.1M2-5h.1M3 1h.1" stroke="#9C8E4A" stroke-width="3" stroke-linecap="round"/>',
    '<ellipse rx="13" ry="8" fill="none" stroke="#fff" stroke-width="4"/>',
    '<ellipse rx="9" ry="7.5" fill="#6E8B22"/><circle cx="2" r="3" fill="#D9382C"/>',
  ],
}));

/** Dulce de leche cortada: brown curds in syrup, a stick of cinnamon. */
export const lecheCortada = bowlOf(BLUE, () => ({
  bed: ['#E9B66C', '#C07E32', '#7E4A14'],
  pieces: [
    '<path d="M-13 3c-3-8 3-13 9-11 6-4 14 1 13 8 3 6-4 11-10 9-6 3-11 0-12-6z" fill="#A8642A"/><path d="M-12 0c-2-7 3-11 8-9 6-4 13 1 12 6 2 5-4 8-9 6-5 3-10 2-11-3z" fill="#F0CB90"/>',
  ],
  over: '<path d="M50 54L96 30" stroke="#6E3A18" stroke-width="11" stroke-linecap="round"/><path d="M50 52L96 28" stroke="#B4743F" stroke-width="5" stroke-linecap="round"/>',
}));

/** Majarete: a set cream of corn and coconut, cinnamon in a star over it. */
export const majarete = bowlOf(GREEN, () => ({
  bed: ['#FFF7D6', '#F8E29C', '#D2B052'],
  pieces: [],
  over: '<path d="M64 38v26M46 44l36 14M82 44L46 58" stroke="#9C5A2C" stroke-width="4.6" stroke-linecap="round" stroke-dasharray=".1 7"/><path d="M26 60q6-12 20-16" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>',
}));

const DRUMSTICK =
  '<path d="M86 30l16-13c-3-6 3-10 7-7 5-2 9 4 5 8 2 5-4 9-8 6L92 38z" fill="#FFF6E2"/><path d="M94 32c4 14-6 26-22 32-18 6-34 0-36-10-2-12 12-24 30-27 12-2 22-4 28 5z" fill="#8A4314"/><path d="M93 28c4 14-6 25-21 31-18 6-33 1-35-8-2-12 12-23 29-26 12-2 21-5 27 3z" fill="#D08437"/><path d="M46 46q8-12 24-15" stroke="#FFD79A" stroke-width="5" fill="none" stroke-linecap="round"/>';

/** Rice and chicken: yellow rice, a drumstick on it, peas and pepper; two lie on it in a tray. */
export const arrozConPollo: Drawing = {
  ...bowlOf(CLAY, () => ({
    bed: ['#FFE28C', '#F3B93E', '#BE7E16'],
    pieces: [
      '<path d="M-10-2l7-3M0 4l7-2M2-6l6 2" stroke="#FFF6D0" stroke-width="4" stroke-linecap="round"/>',
      '<circle r="5.5" fill="#6E9A34"/><path d="M8 2l8-3" stroke="#D9382C" stroke-width="5" stroke-linecap="round"/>',
    ],
    over: DRUMSTICK,
  })),
  tray: (pen) => {
    const leg = pen.stamp(DRUMSTICK);
    const grains = scatter(60, [28, 66, 172, 154], 9)
      .map(([x, y], i) => `M${x} ${y}l5 ${(i % 3) - 1}`)
      .join('');
    return `<path d="M22 60h156v100H22z" fill="#F3B93E"/><path d="${grains}" stroke="#FFF4CC" stroke-width="3" stroke-linecap="round"/><path d="M40 82h.1M160 82h.1M92 96h.1M40 140h.1M112 140h.1M150 118h.1" stroke="#6E9A34" stroke-width="11" stroke-linecap="round"/><path d="M60 138l14-4M120 82l12 4" stroke="#D9382C" stroke-width="7" stroke-linecap="round"/>${leg('translate(22 58) scale(.96)')}${leg('translate(76 66) scale(.96) rotate(16 64 64)')}`;
  },
};

/** Chicken soup with noodles: clear broth, short noodles, carrot, chicken. */
export const sopaPolloFideos = bowlOf(WHITE, () => ({
  bed: ['#FBE7A0', '#F0C752', '#C48F1E'],
  pieces: [
    '<path d="M-16 0q8-10 16 0t16 0" stroke="#C9962E" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-16-1q8-10 16 0t16 0" stroke="#FFF3C4" stroke-width="4.4" fill="none" stroke-linecap="round"/>',
    '<circle r="9" fill="#D9661A"/><circle cy="-1.5" r="7.5" fill="#FB9A3E"/><path d="M-4-3q3-3 7-2" stroke="#FFD9AC" stroke-width="2.4" fill="none" stroke-linecap="round"/>',
    '<path d="M-13-4l12-6 14 5-2 11-13 5-11-6z" fill="#E2BFA0"/><path d="M-11-4l10-5 12 4-11 5z" fill="#FFF3E6"/><path d="M-4 4h.1M8 9h.1" stroke="#3E8F43" stroke-width="5" stroke-linecap="round"/>',
  ],
}));

/** Tomato soup: smooth and red, a turn of cream on it. */
export const sopaTomate = bowlOf(BLUE, () => ({
  bed: ['#F57A52', '#E0442A', '#A32214'],
  pieces: [],
  over: '<path d="M34 62c8-12 44-14 54-4 6 8-22 12-34 6-4-4 14-8 20-4" stroke="#FFF1DC" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M62 40c6-8 14-10 22-8-2 8-10 13-22 8z" fill="#4C9A4A"/><path d="M64 40c-2-8-8-12-16-12 0 8 6 13 16 12z" fill="#3E8F43"/>',
}));

/** Hummus: a pale swirl with oil, chickpeas and paprika on it. */
export const hummus = bowlOf(CLAY, () => ({
  bed: ['#FFF0C8', '#EBD19A', '#BE9C5A'],
  pieces: [],
  over: '<path d="M28 62c10-16 56-20 70-4 6 8-20 14-36 8-10-4 0-14 18-12" stroke="#C9A866" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M40 58q22-14 48-2" stroke="#D9A81E" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M58 46a6 6 0 1 0 .1 0zM72 44a6 6 0 1 0 .1 0zM66 54a6 6 0 1 0 .1 0z" fill="#F6E0A8" stroke="#B98F4C" stroke-width="2"/><path d="M46 66h.1M56 70h.1M84 66h.1M92 60h.1M74 72h.1" stroke="#C9311E" stroke-width="4.6" stroke-linecap="round"/>',
}));

/** Ricotta: a soft white mound, grainy. */
export const ricotta = bowlOf(CLAY, () => ({
  bed: ['#FFFFFF', '#F8F4E8', '#D8D0BA'],
  pieces: [
    '<path d="M-9 0h.1M0-5h.1M9 1h.1M-2 6h.1" stroke="#E3DBC4" stroke-width="6" stroke-linecap="round"/><path d="M-9-2h.1M0-7h.1M9-1h.1" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
  ],
}));
