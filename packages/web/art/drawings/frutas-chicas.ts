import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';

/** Quenepas on their twig, one peeled down to its salmon flesh. */
export const quenepas: Drawing = {
  body: (pen) => {
    const skin = pen.radial(
      [
        [0, '#CBE27A'],
        [0.6, '#8DB53F'],
        [1, '#5B8527'],
      ],
      0.35,
      0.3,
      0.8,
    );
    const one = pen.stamp(
      `<circle r="20" fill="${skin}"/>
<path d="M-12-5q3-7 10-9" stroke="#EEF7BE" stroke-width="3.6" stroke-linecap="round" fill="none"/>
<circle cx="3" cy="17" r="1.6" fill="#5B6B2A"/>`,
    );
    const peeled = pen.radial(
      [
        [0, '#FFE3BC'],
        [0.6, '#F7B57C'],
        [1, '#DE8C51'],
      ],
      0.35,
      0.3,
      0.8,
    );
    return `<path d="M66 6c-2 14-2 26 2 40M67 22C54 28 42 34 34 44M68 30c14 4 26 10 34 22M66 36c-8 12-14 22-16 34M70 40c6 10 10 20 12 32" stroke="#7A5A34" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M68 16c10-12 24-14 38-9-6 13-22 18-38 9zM64 12C54 2 40 1 28 8c8 11 22 14 36 4z" fill="#4E8B3A"/>
<path d="M70 15q18-2 32-7M62 12Q46 10 32 9" stroke="#A9D07A" stroke-width="1.8" fill="none" stroke-linecap="round"/>
${one('translate(66 58)')}${one('translate(30 56) rotate(-12)')}${one('translate(104 62) rotate(14)')}${one('translate(46 88) rotate(-6)')}
<path d="M66 96c0-13 9-22 21-22s21 9 21 22z" fill="#5B8527"/>
<circle cx="87" cy="98" r="20.5" fill="${peeled}"/>
<path d="M66 101c6 6 36 6 42 0 0 13-9 21-21 21s-21-8-21-21z" fill="${skin}"/>
<path d="M66 101q5 5 9 1 6 6 12 1 7 5 12 0 6 4 9-2v4c-8 8-34 8-42 0z" fill="#DDEB9C"/>
<path d="M74 92q4-8 11-10" stroke="#FFF4E2" stroke-width="3.4" stroke-linecap="round" fill="none"/>
${one('translate(24 100) rotate(-16) scale(.95)')}`;
  },
  foot: [122, 10, 110],
};

/** Acerolas: squat, lobed, orange-red. */
export const acerola: Drawing = {
  body: (pen) => {
    const one = pen.stamp(acerolaFruit(pen));
    return `<path d="M62 16C52 34 44 44 36 56M64 16c6 14 18 28 28 36M63 16c2 20 2 34 2 58" stroke="#6E8F3A" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M64 18C74 2 94-1 112 6c-6 18-28 26-48 12zM60 18C52 6 36 3 20 8c6 14 22 20 40 10z" fill="#3F8A3C"/>
<path d="M66 17q22-2 42-9M58 17Q40 14 25 10" stroke="#A5D684" stroke-width="2" fill="none" stroke-linecap="round"/>
${one('translate(34 70) rotate(-8)')}${one('translate(94 68) rotate(10)')}${one('translate(65 94)')}`;
  },
  foot: [119, 26, 102],
};

function acerolaFruit(pen: Pen): string {
  const skin = pen.radial(
    [
      [0, '#FF8A63'],
      [0.5, '#E5352F'],
      [1, '#A8151F'],
    ],
    0.34,
    0.28,
    0.85,
  );
  return `<path d="M-2-21c-6-5-16-4-22 2-9 9-8 24 0 34C-18 22-9 26 0 24c9 3 18-2 24-10 8-11 9-25 0-34-6-6-18-6-22-1z" fill="${skin}"/>
<path d="M-2-20c-5 14-5 30 1 43M2-20c9 8 14 20 12 34" stroke="#A8151F" stroke-opacity=".55" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M-20-8q2-7 8-9" stroke="#FFD9C6" stroke-width="4.4" stroke-linecap="round" fill="none"/>
<path d="M-4-21q4-3 9 0" stroke="#6E8F3A" stroke-width="3.4" stroke-linecap="round" fill="none"/>`;
}

/** Tamarindo: knobbly pods, one cracked open over its dark pulp. */
export const tamarindo: Drawing = {
  body: (pen) => {
    const shell = pen.linear(
      [
        [0, '#CFA06A'],
        [0.5, '#A97643'],
        [1, '#6F4824'],
      ],
      'slant',
    );
    return `<path d="M104 12c8 4 11 12 8 20-2 6-1 10-2 17-1 9-6 13-9 20-3 8-10 12-17 16-7 5-12 9-21 10-9 2-16 3-24 0-8-2-10-10-4-14 5-4 11-3 18-6 8-2 11-8 18-12 7-5 7-12 11-18 4-7 3-12 6-19 3-8 8-17 16-14z" fill="${shell}"/>
<path d="M103 12q1-6 6-9" stroke="#6F4824" stroke-width="3.6" stroke-linecap="round" fill="none"/>
<path d="M88 45q9 1 16 8M75 64q8 3 13 12M54 77q4 6 4 14" stroke="#6F4824" stroke-opacity=".6" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<path d="M98 20c-6 14-8 28-18 40-8 9-18 13-28 18" stroke="#EBC796" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>
<path d="M18 50c8-4 14 1 17 8 3 6 7 9 8 17 2 8 8 11 15 14 8 3 11 8 20 9 10 1 16 4 25 2 8-2 15 2 15 9s-8 11-17 12c-10 1-16 1-26-1-9-2-18-1-26-6-8-4-15-6-21-14-6-7-10-12-13-21-3-8-8-22 3-29z" fill="${shell}"/>
<path d="M17 50q-4-4-4-9" stroke="#6F4824" stroke-width="3.6" stroke-linecap="round" fill="none"/>
<path d="M50 88c6-3 14 3 24 5 10 1 18 0 26 2 6 2 6 12-1 15-10 3-22 2-32-1-10-4-22-15-17-21z" fill="#E7C797"/>
<path d="M54 90c6-1 12 4 21 6 9 1 16 0 23 2 4 2 3 8-2 9-9 2-19 2-28-1-8-3-18-12-14-16z" fill="#6B2F1B"/>
<path d="M58 92q5 0 7 5M75 97q6-1 9 4M90 98q5 0 6 4" stroke="#A8583A" stroke-width="3" stroke-linecap="round" fill="none"/>
<ellipse cx="70" cy="101" rx="4" ry="3" fill="#35170E"/>
<ellipse cx="88" cy="104" rx="4" ry="2.6" fill="#35170E"/>
<path d="M20 58c2 10 6 18 12 26" stroke="#EBC796" stroke-width="4.2" fill="none" stroke-linecap="round" opacity=".85"/>
<path d="M20 78q8-4 17-3M106 98q5 8 3 20" stroke="#6F4824" stroke-opacity=".6" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
  },
  foot: [122, 32, 113],
};
