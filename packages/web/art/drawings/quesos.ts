import type { Drawing } from '../kit/drawing.ts';

/** Queso de papa: a yellow-orange block without holes, two slices cut. */
export const quesoPapa: Drawing = {
  body: (pen) => {
    const face = pen.linear(
      [
        [0, '#FFC65A'],
        [1, '#F4A02E'],
      ],
      'down',
    );
    return `<path d="M40 36l58-16 26 12v48l-58 20-26-14z" fill="#D9821C"/>
<path d="M40 36l58-16 26 12-58 18z" fill="#FFDD8E"/>
<path d="M66 50l58-18v48l-58 20z" fill="${face}"/>
<path d="M40 36l26 14v50L40 86z" fill="#E08F24"/>
<path d="M22 48l8-3 27 15v49l-8 3-27-15z" fill="#D9821C"/>
<path d="M22 48l27 15v49L22 97z" fill="#FFC353"/>
<path d="M22 48l8-3 27 15-8 3z" fill="#FFE3A0"/>
<path d="M49 63l8-3v49l-8 3z" fill="#E08F24"/>
<path d="M4 60l8-3 26 16v46l-8 3L4 106z" fill="#D9821C"/>
<path d="M4 60l26 16v46L4 106z" fill="#FFC95F"/>
<path d="M4 60l8-3 26 16-8 3z" fill="#FFE9B4"/>
<path d="M30 76l8-3v46l-8 3z" fill="#E08F24"/>
<path d="M76 58l38-12M9 70v28" stroke="#FFF0C8" stroke-width="4" stroke-linecap="round" opacity=".9"/>`;
  },
  foot: [122, 8, 82],
};

/** Queso del país: a white wheel, wedge out, on a piece of banana leaf. */
export const quesoBlanco: Drawing = {
  body: (pen) => {
    const rind = pen.linear([
      [0, '#DAD5C4'],
      [0.15, '#F3F0E4'],
      [0.34, '#FFFFFF'],
      [0.6, '#F1EEE2'],
      [1, '#C9C3AF'],
    ]);
    return `<path d="M2 96c14-16 44-24 74-22 22 2 40 8 50 18-10 16-36 28-66 28C32 120 10 110 2 96z" fill="#3F8F43"/>
<path d="M4 97c40-8 82-8 120-4M26 84l6 14M48 77l5 18M74 75l3 18M98 80l2 14M34 114l4-14M62 119l1-18M90 116l-1-18" stroke="#8FCB78" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M14 46v40c0 11 22 20 50 20s50-9 50-20V46z" fill="${rind}"/>
<ellipse cx="64" cy="46" rx="50" ry="20" fill="#FFFFFF"/>
<ellipse cx="64" cy="46" rx="50" ry="20" fill="none" stroke="#E5E0D0" stroke-width="1.6"/>
<path d="M34 34l44 24M48 29l42 22M24 40l38 22M92 34L52 60M78 29L38 54M104 40L72 61" stroke="#E3DECC" stroke-width="2.4" stroke-linecap="round"/>
<path d="M64 46l36 16c-6 3-14 5-24 6v38l-12-16z" fill="#E9E3D0"/>
<path d="M64 46l12 20v40c-6 0-8 0-12 0z" fill="#F6F2E4"/>
<path d="M64 46l38 14v38c-8 4-16 6-26 7V68z" fill="#DDD6C0"/>
<path d="M64 46l38 14v38L64 86z" fill="#FBF9F0"/>
<path d="M64 46v40l12 20V68z" fill="#E2DCC8"/>
<path d="M72 62h.1M84 66h.1M92 74h.1M78 78h.1M90 88h.1" stroke="#D3CCB4" stroke-width="3.6" stroke-linecap="round"/>
<path d="M22 58v28" stroke="#fff" stroke-width="4.6" stroke-linecap="round"/>`;
  },
  foot: [120, 12, 113],
};
