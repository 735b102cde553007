import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';

/** A rack of ribs, the bones showing below. */
export const costillas: Drawing = {
  body: (pen) => `<g transform="rotate(-10 64 64)">${rack(pen)}</g>`,
  foot: [125, 18, 100],
  tray: (pen) => `<g transform="translate(24 56) scale(1.18 .9)">${rack(pen)}</g>`,
};

function rack(pen: Pen): string {
  const meat = pen.linear(
    [
      [0, '#E2796E'],
      [0.5, '#C04C48'],
      [1, '#8E2C30'],
    ],
    'down',
  );
  const bones = [14, 33, 52, 71, 90, 109];
  const ends = bones
    .map(
      (x) =>
        `<path d="M${x - 6} 92h12v14c4 3 3 11-3 10-2 0-3-1-3-1s-1 1-3 1c-6 1-7-7-3-10z" fill="#FFF6E4"/>
<path d="M${x + 2} 96v12" stroke="#D8C19A" stroke-width="2.4" stroke-linecap="round"/>`,
    )
    .join('');
  return `${ends}<path d="M6 30c4-14 24-16 58-16s54 2 58 16c3 18 2 40-1 62-4 9-15 9-19 1-5 8-15 8-20 0-4 8-14 8-18 0-5 8-15 8-20 0-4 8-14 8-18 0-5 8-16 7-19-1C4 70 3 48 6 30z" fill="${meat}"/>
<path d="M8 32c6-10 26-12 56-12s50 2 56 12" stroke="#FBD9C8" stroke-width="6" fill="none" stroke-linecap="round"/><path d="${bones.map((x) => `M${x} 44q-2 20 0 42`).join('')}" stroke="#F4B9A9" stroke-width="5" fill="none" stroke-linecap="round" opacity=".9"/><path d="${bones
    .slice(0, -1)
    .map((x) => `M${x + 9.5} 40q3 22 1 48`)
    .join('')}" stroke="#7E2429" stroke-opacity=".5" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
}

/** A roast turkey; raw breasts where it lies in a tray. */
export const pavo: Drawing = {
  body: (pen) => {
    const skin = pen.radial(
      [
        [0, '#F3B769'],
        [0.55, '#D08237'],
        [1, '#8E4A1C'],
      ],
      0.38,
      0.28,
      0.85,
    );
    return `<ellipse cx="64" cy="104" rx="60" ry="15" fill="#C9D2D6"/>
<ellipse cx="64" cy="101" rx="60" ry="14" fill="#F4F7F8"/>
<ellipse cx="64" cy="101" rx="48" ry="10" fill="#DCE3E6"/>
<path d="M10 100c6-10 16-10 24-6-2 8-14 12-24 6zM118 100c-6-10-16-10-24-6 2 8 14 12 24 6z" fill="#4C9A4A"/>
<path d="M20 84c0-34 20-60 48-60s48 26 46 58c0 18-18 26-48 26S20 102 20 84z" fill="${skin}"/>
<path d="M66 26c10 8 14 22 10 40-2 12-4 26-2 40" stroke="#8E4A1C" stroke-opacity=".5" stroke-width="2.4" fill="none"/>
<path d="M24 74c-8 0-16 8-14 18 2 9 14 14 26 8 10-6 10-18 4-24-5-4-10-3-16-2z" fill="${skin}"/>
<path d="M92 66c16-6 28 2 28 16 0 10-6 18-14 22-6 3-8 8-14 8-8 1-12-6-9-13 3-6 0-12 0-18 0-8 3-13 9-15z" fill="${skin}"/>
<path d="M88 104l-10 8M84 112l4 4" stroke="#FFF6E4" stroke-width="7" stroke-linecap="round"/>
<path d="M32 60c4-14 14-24 28-26M102 74q8-2 11 6" stroke="#FFE2AE" stroke-width="5" stroke-linecap="round" fill="none" opacity=".9"/>`;
  },
  foot: [119, 4, 124],
  tray: (pen) => {
    const flesh = pen.linear(
      [
        [0, '#FBD8CD'],
        [0.5, '#F4BBAE'],
        [1, '#DE9488'],
      ],
      'slant',
    );
    const breast = pen.stamp(
      `<path d="M-36-14c6-24 40-30 56-16 16 12 20 36 6 52-10 12-34 16-48 6-14-10-19-26-14-42z" fill="#C77F74"/>
<path d="M-36-17c6-24 40-30 56-16 16 12 20 36 6 52-10 12-34 16-48 6-14-10-19-26-14-42z" fill="${flesh}"/>
<path d="M-14-22q14-8 26 0M-22-4q18 8 36-4M-16 12q14 6 26-2" stroke="#FCE9E1" stroke-width="3.6" fill="none" stroke-linecap="round"/>`,
    );
    return `${breast('translate(132 106) rotate(20) scale(1.05)')}${breast('translate(72 112) rotate(-8) scale(1.12)')}`;
  },
};
