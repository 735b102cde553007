import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';

/** A dita: the half gourd that grains are kept and served in; its rim is at y 72. */
export function dita(pen: Pen): string {
  const gourd = pen.linear([
    [0, '#6E4526'],
    [0.14, '#94602F'],
    [0.32, '#BD8448'],
    [0.6, '#8E5A2E'],
    [1, '#55331B'],
  ]);
  return `<path d="M6 71c0 32 22 51 58 51s58-19 58-51c-10 9-106 9-116 0z" fill="${gourd}"/>
<path d="M6 71c1 9 26 14 58 14s57-5 58-14l-.5 7c-6 8-28 13-57.5 13S12.5 86 6.5 78z" fill="#E0AF72" opacity=".6"/>
<path d="M17 92q6 14 19 21" stroke="#F0C795" stroke-width="4" stroke-linecap="round" fill="none" opacity=".65"/>`;
}

const BOWL_RIM =
  '<ellipse cx="64" cy="70" rx="58" ry="13" fill="#5A371C"/><ellipse cx="64" cy="69" rx="55" ry="11" fill="#A87440"/>';

type Grain = {
  readonly heap: readonly [string, string, string];
  readonly shade: string;
  readonly glint: string;
};

/** White rice, heaped in a dita. */
export const arroz = inDita({ heap: ['#FFFFFF', '#F8F4E9', '#DDD5C2'], shade: '#C9BEA3', glint: '#fff' });

/** Brown rice, its bran on it. */
export const arrozIntegral = inDita({
  heap: ['#E3C08A', '#C99A5A', '#936630'],
  shade: '#7E5222',
  glint: '#F6DDB0',
});

/** Parboiled rice: whole grains with a touch of gold. */
export const arrozPrecocido = inDita({
  heap: ['#FFF6D2', '#F6E09C', '#D2B060'],
  shade: '#C09A44',
  glint: '#FFFCEC',
});

/** Yellow rice, seasoned with achiote. */
export const arrozAmarillo = inDita({
  heap: ['#FFD95A', '#F9B522', '#CB800C'],
  shade: '#D0571A',
  glint: '#FFF0AC',
});

/** Couscous: small golden grains. */
export const cuscus = inDita(
  { heap: ['#FFE7A8', '#F2C566', '#BE8A2C'], shade: '#A8741C', glint: '#FFF8DC' },
  true,
);

/** Quinoa: tiny round seeds, cream and sand. */
export const quinoa = inDita(
  { heap: ['#FFF8E6', '#EBDCB8', '#BFA878'], shade: '#A88C54', glint: '#fff' },
  true,
);

/** Grains heaped in a dita; `round` ones are dots, others are long. */
function inDita({ heap: [light, base, dark], shade, glint }: Grain, round = false): Drawing {
  const long =
    'M38 42l5-4M54 34l6-2M70 32l5 3M84 42l4 5M30 56l6-3M48 50l5 4M64 46l6-3M80 56l5-3M96 58l4 4M22 66l6-2M40 64l5 3M58 62l6 1M72 66l6-3M88 68l5-2M104 68l4 2M62 74l6-1M46 74l5 1';
  const short = 'M33 47l5 2M60 40l5 2M76 48l5-1M90 52l4 4M34 64l5-3M52 57l5-1M68 56l5 1M96 66l5-2';
  const dots = (path: string): string => (round ? path.replace(/l-?\d+-?\d+/g, 'h.1') : path);
  const width = round ? 5.6 : 2.8;
  return {
    body: (pen) => {
      const heap = pen.linear(
        [
          [0, light],
          [0.6, base],
          [1, dark],
        ],
        'down',
      );
      return `${BOWL_RIM}<path d="M10 70c2-12 10-18 18-26 8-10 18-20 34-21 18-1 28 9 37 20 8 9 17 15 19 27-14 10-94 10-108 0z" fill="${heap}"/>
<path d="${dots(long)}" stroke="${shade}" stroke-width="${width}" stroke-linecap="round"/>
<path d="${dots(short)}" stroke="${glint}" stroke-width="${width}" stroke-linecap="round"/>${dita(pen)}`;
    },
    foot: [122, 21, 107],
  };
}

/** A full bowl of oats with a spoon in it. */
export const avena: Drawing = {
  body: (pen) => {
    const bowl = pen.linear([
      [0, '#3E84AE'],
      [0.14, '#62A9CF'],
      [0.32, '#A0D2EA'],
      [0.6, '#5B9FC6'],
      [1, '#2F6E96'],
    ]);
    const flake = pen.stamp(
      '<path d="M-8 0c0-4 4-6 8-6s8 2 8 6-4 5-8 5-8-1-8-5z" fill="#F1DDB0"/><path d="M-8 0c0-4 4-6 8-6s8 2 8 6-4 5-8 5-8-1-8-5z" fill="none" stroke="#CDA768" stroke-width="1.4"/><path d="M-5 0h10" stroke="#C79F5C" stroke-width="1.6" stroke-linecap="round"/>',
    );
    const flakes: readonly (readonly [number, number, number])[] = [
      [36, 52, -20],
      [58, 42, 10],
      [78, 47, 24],
      [96, 58, 12],
      [24, 66, 8],
      [47, 59, 22],
      [66, 57, -18],
      [84, 66, -10],
      [106, 70, 20],
      [38, 70, -8],
      [58, 70, 14],
      [74, 74, 4],
      [94, 74, -14],
      [20, 74, -12],
    ];
    return `<g transform="rotate(38 96 34)"><rect x="92" y="-8" width="9" height="62" rx="4.5" fill="#C9CFD2"/><rect x="92" y="-8" width="4" height="62" rx="2" fill="#F4F7F8"/></g>
<ellipse cx="64" cy="70" rx="58" ry="13" fill="#2F6E96"/><path d="M9 70c3-10 12-14 20-20 10-8 20-14 35-14s26 7 36 15c8 6 17 9 19 19-14 12-96 12-110 0z" fill="#E3C78C"/>${flakes.map(([x, y, turn]) => flake(`translate(${x} ${y}) rotate(${turn})`)).join('')}
<path d="M6 71c0 30 18 47 40 50h36c22-3 40-20 40-50-10 10-106 10-116 0z" fill="${bowl}"/>
<path d="M6 71c10 10 106 10 116 0l-.6 8c-14 11-101 11-114.8 0z" fill="#fff" opacity=".55"/>
<path d="M18 92q5 14 17 20" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round" fill="none"/>`;
  },
  foot: [121, 18, 110],
};

/** Sugar: a white mound, two cubes, and a wooden scoop standing in it. */
export const azucar = sugar(['#FFFFFF', '#F2F4F8', '#CBD2DD'], '#AEBACB');

/** The same, brown. */
export const azucarMorena = sugar(['#DDAA6A', '#B9793A', '#7E4A1C'], '#6A3A12');

function sugar([light, base, shade]: readonly [string, string, string], grains: string): Drawing {
  return {
    body: (pen) => {
      const heap = pen.linear(
        [
          [0, light],
          [0.55, base],
          [1, shade],
        ],
        'down',
      );
      const wood = pen.linear(
        [
          [0, '#E0A96B'],
          [1, '#A56D36'],
        ],
        'down',
      );
      const cube = (x: number, y: number): string =>
        `<path d="M${x} ${y}l15-6 15 6-15 7z" fill="${light}"/>
<path d="M${x} ${y}l15 7v16l-15-7z" fill="${base}"/>
<path d="M${x + 30} ${y}l-15 7v16l15-7z" fill="${shade}"/>`;
      return `<path d="M4 118c2-16 18-22 30-34 10-11 18-18 30-18s22 8 32 18c12 12 26 18 28 34-20 6-100 6-120 0z" fill="${heap}"/>
<path d="M30 108h.1M44 94h.1M60 104h.1M54 82h.1M74 110h.1M88 102h.1M70 90h.1M100 110h.1M40 116h.1" stroke="${grains}" stroke-width="3" stroke-linecap="round"/>
<g transform="translate(58 54) rotate(-28)">
<path d="M28-10h30q7 0 7 7t-7 7H28z" fill="${wood}"/>
<path d="M-34-6C-24-34 14-36 30-8z" fill="${light}"/>
<path d="M-10-22h.1M4-16h.1M-18-12h.1M14-12h.1" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>
<path d="M-42-8h68q6 0 6 7c0 14-12 22-30 22-24 0-38-10-46-24-2-3-1-5 2-5z" fill="${wood}"/>
<path d="M-42-8h68q6 0 6 5h-76q-1-4 2-5z" fill="#F0C490"/>
<path d="M-28 4q10 10 28 11" stroke="#F5CF9E" stroke-width="3.6" stroke-linecap="round" fill="none"/>
</g>
${cube(10, 98)}${cube(86, 97)}`;
    },
    foot: [122, 4, 124],
  };
}

/** Flour: an open cloth sack, full, with an ear of wheat. */
export const harina: Drawing = {
  body: (pen) => {
    const cloth = pen.linear([
      [0, '#C9A878'],
      [0.2, '#E6CB9E'],
      [0.4, '#F5E2BF'],
      [0.7, '#DDBF90'],
      [1, '#B08D5C'],
    ]);
    const grain = pen.stamp(
      '<path d="M0 0c-6-3-8-9-6-15 6 3 8 9 6 15z" fill="#E0A83A"/><path d="M0 0c6-3 8-9 6-15-6 3-8 9-6 15z" fill="#C48A22"/>',
    );
    return `<path d="M22 50c-12 22-16 50-8 66 4 6 96 6 100 0 8-16 4-44-8-66z" fill="${cloth}"/>
<ellipse cx="64" cy="46" rx="48" ry="14" fill="#B08D5C"/>
<path d="M20 46c4-14 16-16 24-24 6-6 12-10 20-10s16 4 22 11c8 7 18 10 22 23-14 12-74 12-88 0z" fill="#FFFEFA"/>
<path d="M36 40q8-12 18-16M58 50h.1M74 38h.1M86 46h.1M46 48h.1" stroke="#DDD6C6" stroke-width="3" stroke-linecap="round" fill="none"/>
<path d="M16 47c0 9 22 15 48 15s48-6 48-15c4 2 5 7 2 11-8 9-28 14-50 14s-42-5-50-14c-3-4-2-9 2-11z" fill="#F3DFBA"/>
<path d="M16 47c0 9 22 15 48 15s48-6 48-15" stroke="#C7A572" stroke-width="2" fill="none"/>
<path d="M64 116V84" stroke="#B07E22" stroke-width="3" stroke-linecap="round"/>${grain('translate(64 112) scale(1.1)')}${grain('translate(64 101) scale(1.1)')}${grain('translate(64 90)')}<path d="M64 80c-4-4-4-8 0-12 4 4 4 8 0 12z" fill="#D3972B"/>
<path d="M24 74q-5 18-3 34" stroke="#fff" stroke-opacity=".55" stroke-width="4.6" stroke-linecap="round" fill="none"/>`;
  },
  foot: [120, 11, 117],
};

/** Sofrito: a dita of the green mince, flecked with pepper and onion, a leaf of recao in it. */
export const sofrito: Drawing = {
  body: (pen) => {
    const mince = pen.linear(
      [
        [0, '#A9CB57'],
        [0.6, '#7FA83A'],
        [1, '#557A26'],
      ],
      'down',
    );
    return `${BOWL_RIM}<path d="M86 52C84 32 92 14 108 4c4 8 6 14 6 22l5 1-4 6c-2 10-10 20-20 24z" fill="#3E8F43"/>
<path d="M90 52C94 34 100 20 108 10" stroke="#A4DB85" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M10 70c2-9 10-12 16-17 6-6 12-4 18-10 8-7 16-6 24-1 7-4 14 0 18 6 7 0 12 5 16 9 6 2 14 5 16 13-14 10-94 10-108 0z" fill="${mince}"/>
<path d="M28 60l5-3M44 50l5 2M62 48l5-2M80 58l5 1M98 64l5-2M36 70l5 1M56 62l4-3M72 70l5-2M90 72l5 0" stroke="#DDEB9E" stroke-width="4.4" stroke-linecap="round"/>
<path d="M38 58l4 2M54 54l3-4M70 58l5 2M86 66l4-3M48 70l5-2M24 68l5 1M64 72l4 0M104 70l4 1" stroke="#2F7A3A" stroke-width="4.4" stroke-linecap="round"/>
<path d="M50 62l4 2M76 50l3 3M32 64l4-1M92 62l3 2M62 66l3-2M80 72l4-1" stroke="#E04B36" stroke-width="4.6" stroke-linecap="round"/>${dita(pen)}`;
  },
  foot: [122, 21, 107],
};

/** A glass of water: Noto's tumbler holds whisky, which a hospital's shop has no use for. */
export const vasoDeAgua: Drawing = {
  body: () =>
    `<path d="M24 8h80l-8 106q-1 8-9 8H41q-8 0-9-8z" fill="#F2FAFD"/>
<path d="M27 40q37 10 74 0l-6 70q-1 6-7 6H40q-6 0-7-6z" fill="#8FD0EE"/>
<path d="M27 40q37 10 74 0l-1 12q-36 9-72 0z" fill="#C6E9F8"/>
<path d="M84 44l-5 72h9q6 0 7-6l6-70q-8 3-17 4z" fill="#57AEDB" opacity=".6"/>
<path d="M24 8h80l-8 106q-1 8-9 8H41q-8 0-9-8z" fill="none" stroke="#A9CCDB" stroke-width="3"/>
<ellipse cx="64" cy="9" rx="40" ry="6" fill="#fff" stroke="#A9CCDB" stroke-width="2.4"/>
<path d="M38 22l6 84" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
<path d="M62 76h.1M74 92h.1M58 98h.1" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  foot: [123, 30, 98],
};
