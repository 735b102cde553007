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
      `<path d="M-58 4c0-15 12-23 30-25 20-2 40-2 58 1 17 3 28 10 28 23s-11 20-28 22c-20 2-40 2-60 0-17-2-28-9-28-21z" fill="${crust}"/>
<path d="M-46-1C-18-9 22-9 46-2" stroke="#B47C34" stroke-width="4.6" stroke-linecap="round" fill="none"/>
<path d="M-46 2C-18-5 22-5 46 1" stroke="#FFF3D2" stroke-width="3" stroke-linecap="round" fill="none"/>
<path d="M-44-10q10-6 26-7" stroke="#FFF8E4" stroke-width="4.4" stroke-linecap="round" fill="none"/>`,
    );
    return `${loaf('translate(70 44) rotate(-20)')}${loaf('translate(60 84) rotate(-14)')}
<g transform="translate(8 97) rotate(-14)"><ellipse rx="15" ry="20" fill="#C28940"/>
<ellipse rx="13" ry="18" fill="#FFF6E0"/>
<path d="M-5-8h.1M3-4h.1M-3 3h.1M4 8h.1M-4 12h.1M3-12h.1" stroke="#E9D3A4" stroke-width="3.4" stroke-linecap="round"/>
</g>`;
  },
  foot: [117, 1, 97],
};

/** Mallorca: a coiled bun, white with powdered sugar. */
export const mallorca: Drawing = {
  body: (pen) => {
    const crumb = pen.radial(
      [
        [0, '#FFE3A3'],
        [0.6, '#F2BE68'],
        [1, '#C4853A'],
      ],
      0.42,
      0.3,
      0.8,
    );
    const coil =
      'M14 92c-6-34 18-62 50-62 30 0 50 20 50 46 0 23-20 36-46 36-23 0-38-11-38-28 0-17 15-28 34-28 17 0 28 10 28 23 0 11-10 18-23 18-10 0-17-5-17-12 0-7 6-11 13-11';
    return `<path d="M2 82c0-36 28-60 62-60s62 24 62 60c0 25-25 35-62 35S2 107 2 82z" fill="${crumb}"/>
<path d="${coil}" stroke="#B4762E" stroke-width="4.6" fill="none" stroke-linecap="round"/>
<path d="${coil}" stroke="#fff" stroke-opacity=".62" stroke-width="10" fill="none" stroke-linecap="round" transform="translate(-1 -7)"/>
<path d="M24 62h.1M40 44h.1M88 40h.1M104 54h.1M110 74h.1M46 62h.1M92 66h.1M30 78h.1M56 92h.1M82 90h.1M70 50h.1M100 92h.1" stroke="#fff" stroke-width="4.4" stroke-linecap="round"/>`;
  },
  foot: [117, 11, 117],
};

/** Quesitos: glazed pastry rolled around cream cheese, which shows at the end. */
export const quesito: Drawing = {
  body: (pen) => {
    const one = pen.stamp(roll(pen));
    return `${one('translate(70 40) rotate(-20)')}${one('translate(60 84) rotate(-12) scale(1.06)')}`;
  },
  foot: [115, 5, 104],
};

function roll(pen: Pen): string {
  const glaze = pen.linear(
    [
      [0, '#F9CB78'],
      [0.4, '#E39A3C'],
      [1, '#9C551B'],
    ],
    'down',
  );
  return `<path d="M-46-20C-20-27 24-27 44-20c12 4 16 12 16 20s-4 16-16 20c-20 7-64 7-90 0z" fill="${glaze}"/>
<path d="M-38 19C-12 16 22-2 50-18M-44-8C-24-6-2-12 14-24" stroke="#8F4A16" stroke-width="2.8" fill="none" stroke-linecap="round"/>
<path d="M-34 16C-10 12 20-5 46-20" stroke="#FFE2A6" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<path d="M-34-17q30-6 62-4" stroke="#FFF3D4" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M-20-8h.1M2-4h.1M22-10h.1M34 4h.1M12 10h.1M-10 4h.1M40-6h.1M26 14h.1" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>
<ellipse cx="-46" rx="14" ry="20" fill="#B0682A"/>
<ellipse cx="-46.5" rx="12" ry="17.5" fill="#F6D596"/>
<path d="M-46-10c7 0 9 5 9 10s-3 11-9 11-9-5-9-10 3-11 9-11z" fill="#fff"/>
<path d="M-46-4q4 0 4 4t-4 5" stroke="#E6D6B4" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
}

/** Sliced sandwich bread: the loaf, and two slices in front. */
export const panRebanado = sliced('#FCE7BF', '#E4C188', '');

/** The same of whole wheat: brown, bran in it. */
export const panIntegral = sliced('#C8935A', '#8A5A2C', '');

/** The same of many grains: seeds in the crumb and on the crust. */
export const panMultigrano = sliced(
  '#DDB078',
  '#9A6A38',
  '<path d="M-16-12l4-2M2-20l4 2M14-14l3 3M-8 2l4 2M8 0l4-2M-18 16l4 1M0 14l4 2M16 14l3-2M-10 26l4-1M10 26l4 1M-20-2l2 3" stroke="#3E2A18" stroke-width="4.6" stroke-linecap="round"/><path d="M-6-10l3 1M12 6l3 2M-12 10l3-2M6 20l3-1" stroke="#FFF1CC" stroke-width="4.6" stroke-linecap="round"/>',
);

function sliced(crumb: string, pores: string, seeds: string): Drawing {
  return {
    body: (pen) => {
      const crust = pen.linear(
        [
          [0, '#DDA05A'],
          [1, '#A8682C'],
        ],
        'down',
      );
      const slice = pen.stamp(
        `<path d="M-33-8c-8-4-7-27 10-30 14-3 32-3 46 0 17 3 18 26 10 30v36q0 8-8 8h-50q-8 0-8-8z" fill="#B87535"/><path d="M-29-10c-7-3-6-21 8-24 13-2 29-2 42 0 14 3 15 21 8 24v35q0 6-6 6h-46q-6 0-6-6z" fill="${crumb}"/><path d="M-14-20h.1M6-24h.1M16-10h.1M-4-6h.1M-18 6h.1M10 10h.1M-6 20h.1M18 22h.1" stroke="${pores}" stroke-width="4" stroke-linecap="round"/><path d="M-21-24q3-5 10-6" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>${seeds}`,
      );
      return `<path d="M52 30c10-12 50-14 62-8 12 7 12 24 6 30v44q0 8-8 8H60z" fill="${crust}"/>
<path d="M70 22q10 8 8 30v50M88 19q10 9 8 32v52M104 20q10 10 8 32v50" stroke="#8A5320" stroke-opacity=".5" stroke-width="2.6" fill="none"/>
<path d="M66 24q20-6 42-2" stroke="#F6CF94" stroke-width="4.6" stroke-linecap="round" fill="none" opacity=".9"/>
${slice('translate(58 62) scale(1.12 1.14)')}${slice('translate(42 78) rotate(-6) scale(1.08 1.1)')}`;
    },
    foot: [120, 13, 90],
  };
}

/** Pita: flat rounds in a pile, a half of one before them, its pocket open. */
export const panPita: Drawing = {
  body: (pen) => {
    const crust = pen.radial(
      [
        [0, '#FFF4D8'],
        [0.65, '#F3DAA6'],
        [1, '#D0A464'],
      ],
      0.4,
      0.3,
      0.8,
    );
    const flat = pen.stamp(
      `<ellipse cy="7" rx="56" ry="23" fill="#A8702E"/><ellipse rx="56" ry="23" fill="${crust}"/><ellipse rx="47" ry="17" fill="none" stroke="#DDB878" stroke-width="2.6" opacity=".7"/>`,
    );
    return `${flat('translate(66 58)')}${flat('translate(62 45)')}${flat('translate(66 32)')}<path d="M46 26q12-6 22-3M78 34q10 1 16-3M50 38q6 3 14 1" stroke="#C98F48" stroke-opacity=".6" stroke-width="7" stroke-linecap="round" fill="none"/>
<path d="M10 74q54-14 108 0c0 30-22 48-54 48S10 104 10 74z" fill="#A8702E"/><path d="M10 71q54-14 108 0-54 13-108 0z" fill="#B98A4A"/><path d="M20 71q44-8 88 0-44 7-88 0z" fill="#FCEFCF"/><path d="M10 71q54 13 108 0c0 29-22 46-54 46S10 100 10 71z" fill="${crust}"/><path d="M40 94q8 4 16 2M72 104q8 1 12-3M86 88q7 1 12-2" stroke="#C98F48" stroke-opacity=".6" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M20 86q6 14 20 22" stroke="#fff" stroke-opacity=".85" stroke-width="4.6" fill="none" stroke-linecap="round"/>`;
  },
  foot: [122, 10, 118],
};
