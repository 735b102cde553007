import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';

/** Raw chicken: pale skin, a little yellow where it is fat. */
function skin(pen: Pen): string {
  return pen.linear(
    [
      [0, '#FFE9D2'],
      [0.5, '#F8CFB0'],
      [1, '#DFA283'],
    ],
    'slant',
  );
}

/** One boneless breast around the origin, 84 units long. */
function breast(pen: Pen): string {
  const flesh = pen.linear(
    [
      [0, '#FCDDD0'],
      [0.5, '#F5BFB0'],
      [1, '#DD958A'],
    ],
    'slant',
  );
  return `<path d="M-38 8c-8-18 4-36 24-40 22-4 44 6 54 24 4 8 0 14-8 18-14 8-26 20-42 22-12 1-23-10-28-24z" fill="#C47E73"/>
<path d="M-38 5c-8-18 4-36 24-40 22-4 44 6 54 24 4 8 0 14-8 18-14 8-26 20-42 22-12 1-23-10-28-24z" fill="${flesh}"/>
<path d="M-22-20q14-8 30-2M-26-2q22 4 42-8M-18 14q14 2 26-8" stroke="#FDEDE6" stroke-width="3.6" fill="none" stroke-linecap="round"/>
<path d="M-30-8q2-12 12-16" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`;
}

export const pechugaPollo: Drawing = {
  body: (pen) => {
    const one = pen.stamp(breast(pen));
    return `${one('translate(74 46) rotate(14) scale(1.08)')}${one('translate(54 86) rotate(-8) scale(1.16)')}`;
  },
  foot: [118, 14, 108],
  tray: (pen) => {
    const one = pen.stamp(breast(pen));
    return `${one('translate(132 104) rotate(24) scale(1.04)')}${one('translate(74 114) rotate(-10) scale(1.12)')}`;
  },
};

/** One raw drumstick around the origin, bone upwards, 92 units high. */
function drumstick(pen: Pen): string {
  return `<path d="M-5-44c-5-3-5-9 0-10 3-1 5 1 5 3 1-2 4-4 7-2 4 2 3 8-2 10l1 14h-11z" fill="#FFF8EA"/>
<path d="M-2-46v16" stroke="#DCC9A6" stroke-width="2.4" stroke-linecap="round"/>
<path d="M-8-32c6-4 12-4 18 0 4 16 22 24 22 46 0 18-14 28-31 28s-32-10-32-28c0-22 19-30 23-46z" fill="${skin(pen)}"/>
<path d="M-8-32c6-4 12-4 18 0l1 4q-10 6-20 0z" fill="#E9A99A"/>
<path d="M12 4q12 10 8 24M-6 30q8 6 18 2" stroke="#D48F74" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M-12-8c-8 8-11 14-11 24" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}

export const muslosPollo: Drawing = {
  body: (pen) => {
    const one = pen.stamp(drumstick(pen));
    return `${one('translate(84 58) rotate(32) scale(1.12)')}${one('translate(48 72) rotate(-14) scale(1.12)')}`;
  },
  foot: [121, 16, 108],
  tray: (pen) => {
    const one = pen.stamp(drumstick(pen));
    return `${one('translate(58 110) rotate(-64) scale(.92)')}${one('translate(100 112) rotate(120) scale(.92)')}${one('translate(142 106) rotate(-66) scale(.92)')}`;
  },
};

/** One raw wing around the origin, folded. */
function wing(pen: Pen): string {
  return `<path d="M-40 16C-34-6-22-20-6-26c12-5 22 2 22 12-1 8 2 12 10 12 10 0 16 6 14 14-2 10-12 12-22 10-14-3-22-2-30 6-9 8-26 10-28-12z" fill="${skin(pen)}"/>
<path d="M-4-16c2 10-2 18-12 24M14-4c-8 2-12 6-16 12" stroke="#D48F74" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M-30 8q6-18 20-24" stroke="#fff" stroke-width="4.6" fill="none" stroke-linecap="round"/>
<path d="M30 8q6 1 8 5" stroke="#D48F74" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
}

export const alitasPollo: Drawing = {
  body: (pen) => {
    const one = pen.stamp(wing(pen));
    return `${one('translate(66 38) rotate(12) scale(1.1)')}${one('translate(86 82) rotate(-24) scale(1.1)')}${one('translate(44 94) rotate(6) scale(1.16)')}`;
  },
  foot: [122, 10, 108],
  tray: (pen) => {
    const one = pen.stamp(wing(pen));
    return `${one('translate(66 88) scale(.9)')}${one('translate(134 90) rotate(18) scale(.9)')}${one('translate(70 132) rotate(-14) scale(.9)')}${one('translate(132 134) rotate(4) scale(.9)')}`;
  },
};

/** A whole raw chicken, trussed: breast up, its legs tied at the right, a wing folded at its side. */
export const polloEntero: Drawing = {
  body: (pen) => {
    const paint = skin(pen);
    return `<path d="M4 78C4 44 34 24 66 26c26 2 44 18 48 40 2 16-6 34-24 42-22 8-50 8-66 0C10 102 4 92 4 78z" fill="${paint}"/>
<path d="M92 40l24-20c-3-6 3-11 8-8 5-1 8 5 4 9 2 6-4 10-9 7l-18 22z" fill="#FFF8EA"/><path d="M60 62c8-20 28-30 44-24 8 4 8 14 2 24-8 14-22 26-36 26-12 0-16-12-10-26z" fill="${paint}"/><path d="M60 66c8-22 26-32 42-28" stroke="#C98468" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M88 32q14 2 20 14" stroke="#F6EBD0" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M22 74c10-12 28-10 36 0 4 8-2 14-10 12 6 4 4 14-6 14-16 0-28-12-20-26z" fill="${paint}"/><path d="M22 76c10-12 28-10 36 0M36 88q6 2 12-2" stroke="#C98468" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M70 104q14 0 26-8" stroke="#D48F74" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M16 58c8-14 22-22 40-22M72 54q8-8 18-9" stroke="#fff" stroke-width="5.5" fill="none" stroke-linecap="round"/>`;
  },
  foot: [114, 12, 108],
  tray: (pen) => `<g transform="translate(30 44) scale(1.08 .98)">${polloEntero.body(pen)}</g>`,
};
