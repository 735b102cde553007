import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';

/** A tall glass of something, its edge light; `over` is drawn in the drink. */
function glass([light, base, dark]: Tones, over: string): Drawing {
  return {
    body: (pen: Pen) => {
      const drink = pen.linear([
        [0, base],
        [0.25, light],
        [0.55, base],
        [1, dark],
      ]);
      return `<path d="M26 6h76l-9 108q-1 8-9 8H44q-8 0-9-8z" fill="#F2FAFD"/>
<path d="M29 26q35 9 70 0l-7 84q-1 8-8 8H44q-7 0-8-8z" fill="${drink}"/>${over}
<path d="M26 6h76l-9 108q-1 8-9 8H44q-8 0-9-8z" fill="none" stroke="#8FB4C9" stroke-width="4" stroke-linejoin="round"/>
<path d="M42 42l5 64" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>`;
    },
    foot: [123, 30, 98],
  };
}

const FOAM =
  '<path d="M27 16q2-8 12-7 6-7 16-4 8-5 16 0 10-3 15 4 12-1 14 8l-2 22q-6 6-12 1-8 6-15 0-8 6-16 0-8 5-15-1-6 3-11-2z" fill="#FFF3D8"/><path d="M36 20q8-6 18-4M64 14q8-2 14 2" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>';
const ICE =
  '<path d="M44 34l18-6 10 14-16 10zM70 44l16-4 6 16-16 6z" fill="#fff" opacity=".45"/><path d="M56 76h.1M72 88h.1M62 100h.1M80 74h.1M52 94h.1" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>';

/** Malta: black-brown, under a tan head. */
export const malta = glass(['#7A4424', '#42200E', '#241006'], FOAM);

/** Cola over ice. */
export const cola = glass(
  ['#8A4426', '#4E2010', '#2C0E06'],
  `${ICE}<path d="M76 2L62 60" stroke="#D9382C" stroke-width="7" stroke-linecap="round"/>`,
);

/** Chocolate milk. */
export const lecheChocolate = glass(
  ['#C08E68', '#96633F', '#6E4226'],
  '<ellipse cx="64" cy="27" rx="35" ry="7" fill="#B5835C"/><path d="M50 27q14-5 26 0" stroke="#E5C4A4" stroke-width="3.4" fill="none" stroke-linecap="round"/>',
);

/** Iced coffee with milk. */
export const cafeFrio = glass(
  ['#E3BE94', '#BE8C5A', '#8A5A30'],
  `${ICE}<path d="M30 34q16 8 34 2t34 0v10q-18 6-34 0t-33 2z" fill="#FFF3E0" opacity=".85"/><path d="M82 0L70 60" stroke="#3E8F5A" stroke-width="7" stroke-linecap="round"/>`,
);

/** A cruet of clear vinegar. */
export const vinagre: Drawing = {
  body: () =>
    `<path d="M54 10h20v8H54z" fill="#8A5A30"/><path d="M56 18h16v22l20 26c10 14 8 56-2 56H38c-10 0-12-42-2-56l20-26z" fill="#EDF7EF"/><path d="M34 74q30 10 60 0c4 14 2 44-5 44H39c-7 0-9-30-5-44z" fill="#DDE6A8"/>
<path d="M74 40c30-8 44 24 20 42" stroke="#B9D2C4" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M56 18h16v22l20 26c10 14 8 56-2 56H38c-10 0-12-42-2-56l20-26z" fill="none" stroke="#8FB4A4" stroke-width="4" stroke-linejoin="round"/>
<path d="M42 74v30" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
  foot: [124, 30, 98],
};

/** Popsicles: two on their sticks, red and orange. */
export const paletas: Drawing = {
  body: (pen) => {
    const one = (light: string, base: string): string => {
      const ice = pen.linear([
        [0, light],
        [1, base],
      ]);
      return `<path d="M-6 34h12v26q0 5-6 5t-6-5z" fill="#E5C48E"/><path d="M-24-26q0-24 24-24t24 24v58q0 6-6 6h-36q-6 0-6-6z" fill="${ice}"/><path d="M-10-22v42M8-22v42" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>`;
    };
    return `<g transform="translate(86 58) rotate(14)">${one('#FFC46A', '#F07E1E')}</g><g transform="translate(44 62) rotate(-10)">${one('#FF8A94', '#D62F45')}</g>`;
  },
  foot: [124, 24, 100],
};

/** Two scoops in a cup. */
function scoops([light, base, dark]: Tones, over = ''): Drawing {
  return {
    body: (pen) => {
      const ball = pen.radial(
        [
          [0, light],
          [0.6, base],
          [1, dark],
        ],
        0.36,
        0.3,
        0.75,
      );
      return `<circle cx="42" cy="56" r="30" fill="${ball}"/><circle cx="86" cy="56" r="30" fill="${ball}"/><circle cx="64" cy="36" r="30" fill="${ball}"/>
<path d="M12 60q8 12 16 4 8 10 18 2 9 10 18 1 9 9 18-1 10 8 18-2 8 6 16-4l-4 18H16z" fill="${base}"/>${over}<path d="M44 26q6-10 18-12" stroke="#fff" stroke-opacity=".9" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M12 76h104l-16 40q-2 6-9 6H37q-7 0-9-6z" fill="#BFE0EA"/><path d="M12 76h104l-3 8H15z" fill="#E6F5F9"/><path d="M28 90l10 24" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;
    },
    foot: [123, 26, 102],
  };
}

export const mantecadoVainilla = scoops(
  ['#FFFBE6', '#FBE9B4', '#D9BC74'],
  '<path d="M54 40h.1M72 34h.1M62 50h.1M40 58h.1M88 56h.1M80 66h.1M50 66h.1" stroke="#4A3018" stroke-width="3.4" stroke-linecap="round"/>',
);
export const mantecadoChocolate = scoops(['#A8704A', '#6E3E22', '#3E1E0E']);

/** Gelatin: a red mould, seen through, trembling on its plate. */
export const gelatina: Drawing = {
  body: (pen) =>
    `<ellipse cx="64" cy="108" rx="60" ry="14" fill="#B9CBD4"/><ellipse cx="64" cy="105" rx="60" ry="13" fill="#F4F9FB"/><path d="M34 34c0-12 60-12 60 0l12 62c2 16-86 16-84 0z" fill="${pen.linear(
      [
        [0, '#B5142C'],
        [0.3, '#F0566A'],
        [0.6, '#D92A42'],
        [1, '#9A0E22'],
      ],
    )}"/><ellipse cx="64" cy="34" rx="30" ry="9" fill="#F58A98"/><path d="M46 40l-8 62M64 42v64M82 40l8 62" stroke="#FFB4BE" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/><path d="M50 32q10-4 22-2" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  foot: [120, 8, 120],
};

/** Condensed milk: thick, falling from a spoon in a ribbon. */
export const lecheCondensada: Drawing = {
  body: () =>
    '<path d="M70 36L118 8q8-2 8 5-1 4-6 6L78 46z" fill="#B4BCC2"/><path d="M8 40c0-12 22-18 46-14 20 4 30 14 24 24-8 12-30 14-48 8C16 54 8 50 8 40z" fill="#D5DCE0"/><path d="M12 38c2-10 22-14 42-11 16 3 25 11 20 19-6 9-26 11-42 6-14-4-22-8-20-14z" fill="#FFF4D2"/><path d="M36 54c10 4 20 4 26 0-2 20-6 36-4 48h-16c2-14-4-30-6-48z" fill="#FFF0C4"/><path d="M42 58q2 24 4 40" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M6 112c0-10 20-16 44-16s50 6 50 14-20 14-48 14S6 120 6 112z" fill="#E9D39A"/><path d="M8 109c0-9 20-14 42-14s48 6 48 12-20 12-46 12S8 116 8 109z" fill="#FFF4D2"/><path d="M26 106q20-8 44-2" stroke="#fff" stroke-width="4.6" fill="none" stroke-linecap="round"/>',
  foot: [124, 8, 100],
};
