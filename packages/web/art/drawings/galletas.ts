import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import { ballPaint } from '../kit/tones.ts';

/** Three cookies, each lying on the next; `marks` is drawn on one around the origin, 34 units in radius. */
function cookies(piece: (pen: Pen) => string): Drawing {
  return {
    body: (pen) => {
      const one = pen.stamp(piece(pen));
      return `${one('translate(84 42) rotate(16) scale(.98)')}${one('translate(42 56) rotate(-14)')}${one('translate(76 88) rotate(6) scale(1.02)')}`;
    },
    foot: [124, 24, 110],
  };
}

function round(pen: Pen, tones: Tones, marks: string, edge = ''): string {
  return `<circle r="35" cy="3" fill="${tones[2]}"/>${edge}<circle r="34" fill="${ballPaint(pen, tones)}"/>${marks}`;
}

const BUTTER: Tones = ['#FFEDB8', '#F6CF7E', '#C58A34'];
const DOTS = 'M-14-14h.1M0-18h.1M14-14h.1M-18 0h.1M-6-5h.1M7-5h.1M18 0h.1M-14 14h.1M0 18h.1M14 14h.1M0 6h.1';

/** Galletas María: thin, embossed, pricked. */
export const galletaMaria = cookies((pen) =>
  round(
    pen,
    ['#FFE8A8', '#F2C46A', '#C08430'],
    `<circle r="27" fill="none" stroke="#C98F3C" stroke-width="3" stroke-dasharray="6 4"/><path d="M-14 8V-8l7 9 7-9 7 9 7-9V8" fill="none" stroke="#B97C28" stroke-width="4" stroke-linejoin="round"/>`,
  ),
);

/** Galletas de agua: pale crackers, blistered and pricked. */
export const galletasAgua = cookies((pen) =>
  round(
    pen,
    ['#FFFBEA', '#F6E7C0', '#CDAE70'],
    `<path d="${DOTS}" stroke="#B0884A" stroke-width="4.6" stroke-linecap="round"/><path d="M-24-6q2-6 8-8M16 22q6-2 8-8M-8 26q6-4 10 0" stroke="#D9A85A" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  ),
);

/** Oat cookies: rough, with flakes and raisins. */
export const galletaAvena = cookies((pen) =>
  round(
    pen,
    ['#E9B873', '#C98A45', '#8A5420'],
    '<path d="M-20-8h9M-4-20h9M8-6h9M-8 4h9M-20 14h9M4 18h9M18 8h7" stroke="#FBE2AE" stroke-width="6" stroke-linecap="round"/><path d="M-8-8h.1M16-18h.1M12 8h.1M-14 22h.1" stroke="#4A2233" stroke-width="8" stroke-linecap="round"/>',
    '<path d="M-34-8l-4 8 5 8-2 9 8 6 3 8 10 0 7 6 8-4 9 2 5-8 9-2 1-9 6-6-3-9" fill="#8A5420"/>',
  ),
);

/** Chocolate sandwich cookies, their white cream between. */
export const galletaSandwich = cookies(
  () =>
    `<circle r="34" cy="9" fill="#2A1810"/><circle r="32" cy="5" fill="#FFF9EC"/><circle r="34" fill="#4A2C1E"/><circle r="28" fill="none" stroke="#7A5240" stroke-width="3" stroke-dasharray="3 4"/><path d="M-12 0h24M0-12v24M-9-9L9 9M9-9L-9 9" stroke="#7A5240" stroke-width="3.4" stroke-linecap="round"/><path d="M-24-14q6-10 16-14" stroke="#A08070" stroke-width="3.6" fill="none" stroke-linecap="round"/>`,
);

/** Butter cookies: piped in a ring, sugar on them. */
export const galletaMantequilla = cookies((pen) => {
  const petals = Array.from({ length: 10 }, (_, i) => {
    const turn = i * 36;
    return `<ellipse cx="0" cy="-22" rx="10" ry="12" transform="rotate(${turn})"/>`;
  }).join('');
  return `<circle r="34" cy="3" fill="#B97C28"/><g fill="${ballPaint(pen, BUTTER)}" stroke="#DDA24C" stroke-width="2">${petals}</g><circle r="10" fill="#C98F3C"/><circle r="8" cy="1" fill="#FBF1DA"/><path d="M-16-18h.1M4-26h.1M20-10h.1M22 10h.1M4 24h.1M-18 16h.1M-25-2h.1" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;
});

/** Polvorones: thick shortbread, cracked, a dot of guava in the middle. */
export const polvoron = cookies((pen) =>
  round(
    pen,
    BUTTER,
    '<path d="M-28-6q6 4 4 12M26-12q-6 4-4 10M-12 28q2-8 10-8M16 26q-4-6 0-10M-6-30q2 6-2 10" stroke="#C08430" stroke-width="3" fill="none" stroke-linecap="round"/><circle r="11" fill="#8E1A2C"/><circle r="9" cy="-1" fill="#D8343F"/><path d="M-4-4q2-3 5-3" stroke="#FFB0A8" stroke-width="3" stroke-linecap="round" fill="none"/>',
    '<path d="M-35 0v10q6 14 35 14t35-14V0z" fill="#B97C28"/>',
  ),
);

/** Rice cakes: thick, white, puffed. */
export const tortitasArroz = cookies(
  () =>
    '<path d="M-34 0v10q4 22 34 22t34-22V0z" fill="#CDBB92"/><circle r="34" fill="#F3E8CC"/><path d="M-18-16h.1M-4-22h.1M12-20h.1M22-8h.1M-24-2h.1M-10-6h.1M4-8h.1M14 2h.1M26 6h.1M-20 12h.1M-6 8h.1M4 16h.1M18 18h.1M-8 24h.1" stroke="#D2BE90" stroke-width="12" stroke-linecap="round"/><path d="M-18-17h.1M-4-23h.1M12-21h.1M22-9h.1M-24-3h.1M-10-7h.1M4-9h.1M14 1h.1M26 5h.1M-20 11h.1M-6 7h.1M4 15h.1M18 17h.1M-8 23h.1" stroke="#FFFDF4" stroke-width="8.5" stroke-linecap="round"/>',
);

/** Graham crackers: long, brown, scored. */
export const galletaGraham: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<rect x="-30" y="-44" width="62" height="92" rx="5" fill="#7E4A1A"/><rect x="-32" y="-47" width="62" height="92" rx="5" fill="${ballPaint(pen, ['#E3A860', '#C98840', '#96602A'])}"/><path d="M-32-1h62M-1-47v92" stroke="#8A5420" stroke-width="3"/><path d="M-18-32h.1M14-32h.1M-18-16h.1M14-16h.1M-18 14h.1M14 14h.1M-18 30h.1M14 30h.1" stroke="#7E4A1A" stroke-width="5" stroke-linecap="round"/><path d="M-26-40h26" stroke="#FFE0B0" stroke-width="4" stroke-linecap="round"/>`,
    );
    return `${one('translate(82 58) rotate(16) scale(.94)')}${one('translate(48 70) rotate(-10)')}`;
  },
  foot: [120, 20, 112],
};

/** Empanadilla discs: a stack of round, pale orange dough with paper between. */
export const plantillas: Drawing = {
  body: () =>
    [100, 88, 76, 64, 52]
      .map(
        (y) =>
          `<ellipse cx="64" cy="${y + 5}" rx="58" ry="23" fill="#C98A3A"/><ellipse cx="64" cy="${y + 2}" rx="58" ry="23" fill="#FFFDF6"/><ellipse cx="64" cy="${y - 1}" rx="57" ry="22" fill="#F9C878"/>`,
      )
      .join('') +
    '<path d="M24 48q12-10 34-12" stroke="#FFEFCC" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M44 56h.1M64 50h.1M84 54h.1M60 62h.1M96 48h.1" stroke="#E0A24A" stroke-width="5" stroke-linecap="round"/>',
  foot: [126, 8, 120],
};

/** Arepas de coco: thick rounds, fried golden, grated coconut on them. */
export const arepas = cookies((pen) =>
  round(
    pen,
    ['#FFE6A0', '#F0BC58', '#B97A24'],
    '<path d="M-24-8q4-10 14-14M8 24q8-2 12-8M-16 18q4 4 8 4" stroke="#C98A30" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M-10-8l8 3M4-14l8 2M-4 6l9-2M12 4l7 4M-14 6l5 4" stroke="#FFFDF4" stroke-width="5" stroke-linecap="round"/>',
    '<path d="M-35 0v12q6 20 35 20t35-20V0z" fill="#A8681C"/>',
  ),
);

/** Corn tortillas: a stack, yellow, toasted in spots. */
export const tortillasMaiz: Drawing = {
  body: () =>
    [100, 90, 80, 70]
      .map(
        (y) =>
          `<ellipse cx="64" cy="${y + 4}" rx="58" ry="24" fill="#B9862A"/><ellipse cx="64" cy="${y}" rx="58" ry="24" fill="#F5D264"/>`,
      )
      .join('') +
    '<path d="M36 66h.1M58 60h.1M84 64h.1M70 74h.1M46 78h.1M96 72h.1M24 72h.1" stroke="#B9822A" stroke-width="8" stroke-linecap="round"/><path d="M24 62q14-10 36-11" stroke="#FFF0B4" stroke-width="5" fill="none" stroke-linecap="round"/>',
  foot: [126, 8, 120],
};
