import type { Drawing } from '../kit/drawing.ts';
import { tinted } from '../kit/tint.ts';
import { ballPaint, fallPaint } from '../kit/tones.ts';

/** Atún: a whole tuna, dark blue above, silver below, its tail a crescent. */
export const atun: Drawing = {
  body: (pen) =>
    `<path d="M44 42L64 18l10 26zM62 86l8 22 16-24z" fill="#24405E"/><path d="M102 62c10-6 16-18 18-34 8 18 8 52 0 70-2-16-8-28-18-36z" fill="#2F5476"/><path d="M2 66C16 40 48 32 74 44c14 6 24 12 36 18v6C98 74 88 82 74 88 46 98 16 90 2 66z" fill="${fallPaint(pen, ['#2A4C70', '#5F86A6', '#EEF4F6'])}"/>
<path d="M34 48c6 12 6 28 0 38" stroke="#1E3A56" stroke-width="3" fill="none"/><path d="M40 66c14-4 30-2 40 6-14 6-30 4-40-6z" fill="#3E648A"/><path d="M84 50l3-5M92 54l3-5M84 84l3 5M92 80l3 5" stroke="#F2B93A" stroke-width="5" stroke-linecap="round"/><circle cx="20" cy="60" r="6.5" fill="#fff"/><circle cx="20" cy="60" r="3.6" fill="#16202A"/><path d="M4 70q8 4 14 1" stroke="#1E3A56" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M26 46q18-10 40-4" stroke="#A9C9E0" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  foot: [108, 16, 112],
};

/** Sardinas: three slim silver fish in tomato. */
export const sardinas: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<path d="M40 0l20-14v28z" fill="#6A8494"/><path d="M-58 0C-40-18 10-20 44 0 10 18-40 18-58 0z" fill="${fallPaint(pen, ['#4E6E86', '#A9C0CC', '#F4F8FA'])}"/><path d="M-38-10q6 10 0 20" stroke="#4E6E86" stroke-width="3" fill="none"/><circle cx="-46" cy="-2" r="4" fill="#16202A"/><path d="M-24-2h.1M-12-2h.1M0-2h.1M12-2h.1M24-1h.1" stroke="#34546A" stroke-width="5" stroke-linecap="round"/>`,
    );
    return `<path d="M6 100c-8-24 10-34 8-50C12 26 40 10 66 14c30-2 56 10 54 36-2 18 8 30-4 50-16 22-94 22-110 0z" fill="#CF3A26"/><path d="M14 46q8-20 34-24" stroke="#F58A6A" stroke-width="5" fill="none" stroke-linecap="round"/>${one('translate(64 40) rotate(-6)')}${one('translate(62 66) rotate(2) scale(-1 1)')}${one('translate(64 92) rotate(-4)')}`;
  },
  foot: [117, 10, 118],
};

/** Plumitas: short quills of pasta, cut at a slant. */
export const plumitas: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<path d="M-40 2l14-15h66L26 12h-54z" fill="${fallPaint(pen, ['#FFE9A8', '#F7CB62', '#CF9326'])}"/><path d="M-28-3h58M-32 3h56" stroke="#D9A23A" stroke-width="2"/><path d="M-40 2l14-15q4 12-2 25z" fill="#8A5A14"/><path d="M-20-8h50" stroke="#FFF8DC" stroke-width="3.4" stroke-linecap="round"/>`,
    );
    return `${one('translate(66 28) rotate(-14)')}${one('translate(42 56) rotate(24)')}${one('translate(90 62) rotate(-40)')}${one('translate(62 82) rotate(6)')}${one('translate(38 108) rotate(-12)')}${one('translate(92 106) rotate(18)')}`;
  },
  foot: [122, 4, 124],
};

/** Tornillos: spirals in three colours, of tomato, spinach and plain. */
export const tornillos: Drawing = {
  body: (pen) => {
    const spiral = (light: string, base: string): ((transform: string) => string) =>
      pen.stamp(
        `<path d="M-38-6q8-10 14 0t14 0 14 0 14 0 14 0v14q-8 10-14 0t-14 0-14 0-14 0-14 0z" fill="${base}"/><path d="M-36-6q6 8 0 14M-22-6q6 8 0 14M-8-6q6 8 0 14M6-6q6 8 0 14M20-6q6 8 0 14" stroke="${light}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
      );
    const plain = spiral('#FFEBAE', '#D9A23A');
    const green = spiral('#B5D67A', '#5E8F34');
    const red = spiral('#FBA87A', '#C9502A');
    return `${plain('translate(66 28) rotate(-14)')}${red('translate(40 54) rotate(28)')}${green('translate(92 58) rotate(-34)')}${plain('translate(62 82) rotate(6)')}${green('translate(36 108) rotate(-10)')}${red('translate(92 106) rotate(16)')}`;
  },
  foot: [122, 4, 124],
};

/** Wide egg noodles: curled yellow ribbons. */
export const fideosAnchos: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      '<path d="M-40-8q14-16 26 0t26 0 26 0v20q-12 16-26 0t-26 0-26 0z" fill="#D08F1E"/><path d="M-40-8q14-16 26 0v20q-12-14-26 0zM12-8q14 16 26 0v20q-12 16-26 0z" fill="#FFE08A"/><path d="M-14-8q12 16 26 0v20q-12 16-26 0z" fill="#F2B93A"/><path d="M-36-8q10-8 18 0" stroke="#FFF8D0" stroke-width="4" fill="none" stroke-linecap="round"/>',
    );
    return `${one('translate(66 30) rotate(-16)')}${one('translate(40 58) rotate(30)')}${one('translate(92 60) rotate(-36)')}${one('translate(62 82) rotate(4)')}${one('translate(38 108) rotate(-8)')}${one('translate(92 106) rotate(14)')}`;
  },
  foot: [124, 2, 126],
};

/** A slice of pizza with cheese alone. */
export const pizzaQueso: Drawing = {
  body: () =>
    '<path d="M6 30C30 6 98 6 122 30q4 10-6 14L12 44Q2 40 6 30z" fill="#B9702A"/><path d="M10 28C34 8 94 8 118 28q2 6-4 8H14q-6-2-4-8z" fill="#E5A75A"/><path d="M14 40h100L70 118q-6 8-12 0z" fill="#C5331F"/><path d="M18 42h92L88 82q-4 10-8 2-4 18-9 6-4 26-9 10-4 10-8-4-4 6-8-6-4 2-6-8z" fill="#FFC94A"/><path d="M40 52h.1M64 60h.1M88 54h.1M56 78h.1M72 82h.1" stroke="#FFF0B4" stroke-width="11" stroke-linecap="round"/><path d="M52 56l6 4M76 68l6-3M60 92l4 3" stroke="#4E8F3A" stroke-width="5" stroke-linecap="round"/><path d="M24 24q16-8 36-8" stroke="#FFDDA0" stroke-width="4" fill="none" stroke-linecap="round"/>',
  foot: [122, 40, 88],
};

/** Batata fries: orange, in a green box. */
export const batatasFritas = tinted('french-fries', {
  '#fcc216': '#F0802E',
  '#fabb16': '#E8742A',
  '#f3a814': '#D9621E',
  '#ed9913': '#C25214',
  '#fbde93': '#FFC08A',
  '#fd703f': '#6FB07A',
  '#ff2a23': '#2F8F62',
  '#dc0d25': '#1C6846',
});

/** Tostones shaped as cups, shrimp in them. */
export const tostonesRellenos: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<path d="M-38-4q38 16 76 0l-8 24q-30 16-60 0z" fill="${fallPaint(pen, ['#FBD76A', '#E8A92C', '#B0700E'])}"/><ellipse cy="-6" rx="38" ry="14" fill="#F9DC84"/><ellipse cy="-6" rx="30" ry="9.5" fill="#C98A1C"/><path d="M-22-6c0-20 24-22 24-6 0 6-8 6-8 0" stroke="#E4694C" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M4-6c0-20 24-22 24-4" stroke="#FA9A78" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M-18-14q4-6 10-5M9-14q4-6 10-4" stroke="#FFE0D0" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-4-2h.1M12 0h.1M-14 0h.1" stroke="#4E8F3A" stroke-width="6" stroke-linecap="round"/>`,
    );
    return `${one('translate(64 38) scale(.9)')}${one('translate(40 84)')}${one('translate(92 92) scale(.94)')}`;
  },
  foot: [118, 6, 124],
};

/** Stuffed green olives, pimiento in each. */
export const aceitunas: Drawing = olives('');

/** Alcaparrado: olives, capers and strips of pimiento. */
export const alcaparrado: Drawing = olives(
  '<path d="M22 106h.1M38 116h.1M104 112h.1M116 98h.1M60 116h.1M86 40h.1" stroke="#4A5E1E" stroke-width="17" stroke-linecap="round"/><path d="M20 103h.1M36 113h.1M102 109h.1M114 95h.1M58 113h.1M84 37h.1" stroke="#9CB04A" stroke-width="7" stroke-linecap="round"/><path d="M72 108q14 10 24-2M18 48q10-14 24-8" stroke="#D9302A" stroke-width="8" fill="none" stroke-linecap="round"/>',
);

function olives(others: string): Drawing {
  return {
    body: (pen) => {
      const one = pen.stamp(
        `<ellipse rx="28" ry="23" fill="${ballPaint(pen, ['#D5DC7A', '#9AA838', '#5E6E1A'])}"/><circle cx="16" cy="2" r="9" fill="#5E6E1A"/><circle cx="17" cy="2" r="7" fill="#E0382E"/><path d="M-16-8q6-9 16-9" stroke="#F8FBD0" stroke-width="4.6" fill="none" stroke-linecap="round"/>`,
      );
      return `${one('translate(62 36) rotate(-10)')}${one('translate(36 78) rotate(14)')}${one('translate(90 76) rotate(-16)')}${others === '' ? one('translate(64 102) rotate(4)') : others}`;
    },
    foot: [124, 6, 122],
  };
}

/** Parmesan: a pale wedge without holes, grains grated beside it. */
export const parmesano: Drawing = {
  body: () =>
    '<path d="M4 70L92 22q26 8 28 38L4 92z" fill="#F8E3A4"/><path d="M4 70L92 22q26 8 28 38z" fill="#FFF3CC"/><path d="M4 70l116-10v26L4 96z" fill="#EFCF7E"/><path d="M92 22q26 8 28 38v26l6-2V58Q122 28 96 20z" fill="#B9762A"/><path d="M24 80l8 2M48 76l6 3M72 76l8 1M96 70l6 2M60 88l6-1M86 84l6-1" stroke="#D2A84E" stroke-width="4" stroke-linecap="round"/><path d="M12 112h.1M26 106h.1M38 116h.1M52 108h.1M66 116h.1M80 106h.1M94 114h.1M108 104h.1M118 114h.1" stroke="#E5C26A" stroke-width="9" stroke-linecap="round"/>',
  foot: [122, 8, 122],
};

/** A burger bun: sesame on its crown, nothing in it. */
export const panHamburguesa: Drawing = {
  body: (pen) =>
    `<path d="M8 66C8 30 32 12 64 12s56 18 56 54q0 8-8 8H16q-8 0-8-8z" fill="${fallPaint(pen, ['#F2BE70', '#D9913A', '#A8621C'])}"/><path d="M10 70h108v10H10z" fill="#FFEBC0"/><path d="M6 86h116q2 30-26 30H32Q4 116 6 86z" fill="#CF8A38"/><path d="M8 82h112v8H8z" fill="#FFEBC0"/><path d="M38 40l5-3M58 28l5 2M78 36l5-2M94 50l5 3M50 52l5 2M72 54l5-2M30 58l4-2" stroke="#FFF8DC" stroke-width="6" stroke-linecap="round"/><path d="M22 46q8-18 26-24" stroke="#FFE6B4" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  foot: [117, 12, 116],
};

/** Hot dog buns: long, slit above, nothing in them. */
export const panHotdog: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<rect x="-58" y="-22" width="116" height="46" rx="23" fill="${fallPaint(pen, ['#F2BE70', '#D9913A', '#A8621C'])}"/><path d="M-46 0q46-12 92 0-46 14-92 0z" fill="#FFEBC0"/><path d="M-42 0h84" stroke="#C98A3E" stroke-width="3" stroke-linecap="round"/><path d="M-40-14q30-6 60-3" stroke="#FFE6B4" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    );
    return `<g transform="rotate(-14 64 64)">${one('translate(66 38)')}${one('translate(62 86)')}</g>`;
  },
  foot: [118, 12, 116],
};

/** Pastelillo de guayaba: a square of puff pastry, red paste at its sides, sugar on it. */
export const pastelilloGuayaba: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<path d="M-44 0L0-24 44 0 0 26z" fill="${fallPaint(pen, ['#FFE3A0', '#F2B850', '#D08A28'])}"/><path d="M-44 0L0 26v8l-44-26z" fill="#C02A3C"/><path d="M44 0L0 26v8L44 8z" fill="#8E1A2C"/><path d="M-44 8L0 34v10l-44-26zM44 8L0 34v10l44-26z" fill="#D9983A"/><path d="M-30 0L0-16M-14 8l30-16" stroke="#B97420" stroke-width="3" stroke-linecap="round"/><path d="M-20-2h.1M-6-8h.1M8-10h.1M-4 4h.1M10-2h.1M24-2h.1M2 14h.1" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
    );
    return `${one('translate(74 38)')}${one('translate(54 76) scale(1.1)')}`;
  },
  foot: [124, 10, 112],
};

/** Pilones: cones of caramel and sesame on a stick. */
export const pilon: Drawing = {
  body: (pen) => {
    const one = pen.stamp(
      `<path d="M-3 30h6v34h-6z" fill="#F3E2BC"/><path d="M-22-30q22-18 44 0L6 34q-6 6-12 0z" fill="${ballPaint(pen, ['#FBC26A', '#D9861E', '#94500A'])}"/><path d="M-12-26h.1M2-30h.1M12-22h.1M-6-14h.1M6-12h.1M-4 0h.1M4 10h.1M0 22h.1" stroke="#FFF3D0" stroke-width="5.4" stroke-linecap="round"/><path d="M-14-32q6-6 14-6" stroke="#FFE9BE" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    );
    return `${one('translate(98 62) rotate(22)')}${one('translate(30 62) rotate(-22)')}${one('translate(64 58) scale(1.06)')}`;
  },
  foot: [124, 40, 88],
};

/** Mofongo with its fried pork on top. */
export const mofongoConCarne: Drawing = {
  body: (pen) =>
    `<ellipse cx="64" cy="106" rx="62" ry="15" fill="#9DBFCB"/><ellipse cx="64" cy="102" rx="62" ry="14" fill="#F7FBFC"/><path d="M22 100C14 60 36 40 64 40s50 20 42 60c-14 10-70 10-84 0z" fill="${fallPaint(pen, ['#FBE199', '#E9B853', '#B97F2A'])}"/><path d="M36 66q4 4 10 1M80 60q6 5 12 1M48 86q6 4 12 0M78 90q6 3 12-1" stroke="#A66E1B" stroke-width="3" stroke-linecap="round" fill="none"/>
<path d="M30 40l20-10 12 12-4 16-22 2zM58 26l22-6 12 12-6 16-22-2zM78 46l20-8 12 14-8 14-20-2z" fill="#6E2E14"/><path d="M32 38l18-8 10 12-20 8zM60 24l20-4 10 12-20 6zM80 44l18-6 9 13-18 5z" fill="#B5623A"/><path d="M40 38l8-3M68 26l9-2M88 45l8-3" stroke="#F0B48C" stroke-width="3.4" stroke-linecap="round"/><path d="M14 98l8-10 6 12zM114 98l-8-10-6 12z" fill="#4C9A4A"/>`,
  foot: [120, 6, 122],
};
