import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';

/** The fried crust of all frituras: golden above, brown below. */
function fried(pen: Pen, light: string, base: string, dark: string): string {
  return pen.linear(
    [
      [0, light],
      [0.5, base],
      [1, dark],
    ],
    'down',
  );
}

/** Alcapurrias: dark torpedoes, one bitten down to its meat. */
export const alcapurria: Drawing = {
  body: (pen) => {
    const crust = fried(pen, '#D9893F', '#AE5F22', '#6E3412');
    return `<g transform="rotate(-22 64 42)"><path d="M2 42c2-5 8-8 16-13 14-8 30-11 48-10 18 0 34 4 46 12 8 5 14 7 15 11-1 5-8 8-16 13-13 7-29 10-47 9-18 0-33-3-46-11C10 49 3 46 2 42z" fill="${crust}"/>
<path d="M24 36c16-10 40-12 60-8" stroke="#F6BE7C" stroke-width="5" stroke-linecap="round" fill="none"/>
<path d="M40 46q4 3 8 0M62 40q4 3 8 0M84 46q4 3 8 0M54 54q4 3 8 0M76 56q4 2 8-1M100 40q3 2 6 0M28 46q3 2 6 0" stroke="#5E2B0D" stroke-width="2.6" stroke-linecap="round" fill="none"/>
</g>
<g transform="rotate(-8 60 94)"><path d="M4 94c2-6 9-9 17-14 13-8 28-11 46-10 12 0 22 2 31 6-4 8-4 28 1 36-9 4-20 6-33 5-17 0-32-3-45-10C13 102 5 99 4 94z" fill="${crust}"/>
<path d="M26 88c12-9 30-12 50-10" stroke="#F6BE7C" stroke-width="5" stroke-linecap="round" fill="none"/>
<path d="M38 98q4 3 8 0M58 92q4 3 8 0M52 107q4 3 8 0M30 104q3 2 6 0M72 104q4 2 7-1" stroke="#5E2B0D" stroke-width="2.6" stroke-linecap="round" fill="none"/>
<ellipse cx="98" cy="94" rx="15" ry="19" fill="#7E3D15"/>
<ellipse cx="99" cy="94" rx="12.5" ry="16.5" fill="#F0BE5E"/>
<ellipse cx="100" cy="95" rx="8" ry="11" fill="#8A3A22"/>
<path d="M96 90h4M101 96h3M96 100h3" stroke="#C96B45" stroke-width="3.4" stroke-linecap="round"/>
<path d="M103 90h.1M98 95h.1" stroke="#6FA83F" stroke-width="3.4" stroke-linecap="round"/>
</g>`;
  },
  foot: [117, 8, 111],
};

/** Pastelillos: half moons, crimped with a fork, blistered by the oil. */
export const pastelillo: Drawing = {
  body: (pen) => {
    const one = pen.stamp(halfMoon(pen));
    return `${one('translate(72 34) rotate(16) scale(.84)')}${one('translate(60 70) rotate(-8)')}`;
  },
  foot: [116, 16, 101],
};

function halfMoon(pen: Pen): string {
  const crust = fried(pen, '#FBDB92', '#EDB452', '#C17F28');
  const crimps = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI * (0.04 + (i * 0.92) / 12);
    const at = (r: number): string =>
      `${Math.round(Math.cos(angle) * r * 10) / 10} ${Math.round((Math.sin(angle) * r * 0.8 - 6) * 10) / 10}`;
    return `M${at(47)}L${at(56)}`;
  }).join('');
  return `<path d="M-58-6C-40-20 40-20 58-6c4 30-22 52-58 52S-62 24-58-6z" fill="#B06F22"/>
<path d="M-58-9C-40-23 40-23 58-9c4 30-22 51-58 51S-62 21-58-9z" fill="${crust}"/>
<path d="M-46-7C-30-17 30-17 46-7c2 22-18 38-46 38S-48 15-46-7z" fill="#F7CB76"/>
<path d="M-46-7C-30-17 30-17 46-7c2 22-18 38-46 38S-48 15-46-7z" fill="none" stroke="#C98A34" stroke-width="2"/>
<path d="${crimps}" stroke="#B8792A" stroke-width="2.6" stroke-linecap="round"/>
<path d="M-34-5q30-8 56-4" stroke="#FFF2CC" stroke-width="5" stroke-linecap="round" fill="none"/>
<path d="M-22 10a4 3 0 1 0 .1 0zM6 16a5 4 0 1 0 .1 0zM26 6a3.5 3 0 1 0 .1 0zM-6 3a2.6 2 0 1 0 .1 0z" fill="#E2A243"/>`;
}

/** Bacalaíto: thin, lacy, wider than the plate; flecks of cod and recao. */
export const bacalaito: Drawing = {
  body: (pen) => {
    const crust = pen.radial(
      [
        [0, '#FFE09A'],
        [0.65, '#F0B44C'],
        [1, '#BF7A22'],
      ],
      0.42,
      0.36,
      0.7,
    );
    return `<path d="M66 8c10-3 16 4 24 5 9 1 13 8 15 15 6 5 14 8 13 18-1 8 5 12 4 21-2 8-8 11-9 19-3 9-11 10-17 15-7 4-10 12-20 12-8 0-12-4-20-3-10 2-17-2-22-8-7-4-16-5-18-14-1-7-9-12-9-20-1-9 6-13 6-21 1-9 8-13 13-19 5-7 13-6 19-11 6-6 13-8 21-9z" fill="#9C5F18"/>
<path d="M66 4c10-3 16 4 24 5 9 1 13 8 15 15 6 5 14 8 13 18-1 8 5 12 4 21-2 8-8 11-9 19-3 9-11 10-17 15-7 4-10 12-20 12-8 0-12-4-20-3-10 2-17-2-22-8-7-4-16-5-18-14-1-7-9-12-9-20-1-9 6-13 6-21 1-9 8-13 13-19 5-7 13-6 19-11 6-6 13-8 21-9z" fill="${crust}"/>
<path d="M30 34a5 4 0 1 0 .1 0zM92 26a4 3.5 0 1 0 .1 0zM104 66a5 4 0 1 0 .1 0zM24 74a4 3.5 0 1 0 .1 0zM78 98a5 4 0 1 0 .1 0zM48 96a4 3 0 1 0 .1 0z" fill="#A9661C"/>
<path d="M46 26q6 4 12 0M74 24q6 5 12 2M34 56q7 5 14 1M92 50q6 4 11 0M40 82q7 4 13 0M70 80q7 4 14 0M60 104q6 3 11 0M62 46q7 4 12 0" stroke="#B8741F" stroke-width="2.8" fill="none" stroke-linecap="round"/>
<path d="M52 40l6-3M80 42l6 2M58 64l7-2M86 74l6-3M44 68l5 3M70 60l5 3M60 88l6 2" stroke="#FFFBEA" stroke-width="5" stroke-linecap="round"/>
<path d="M66 34l4 2M38 46l4-2M92 62l3 3M52 54l3 3M76 70l4-2M34 66l3 2M80 88l4-1M56 76l3 2" stroke="#3E8F43" stroke-width="4" stroke-linecap="round"/>
<path d="M22 44c4-8 9-14 17-19" stroke="#FFF3CC" stroke-width="4.6" stroke-linecap="round" fill="none"/>`;
  },
  foot: [113, 28, 100],
};

/** Sorullitos: corn fingers stacked crosswise, with mayoketchup to dip. */
export const sorullitos: Drawing = {
  body: (pen) => {
    const crust = fried(pen, '#FFDF85', '#F2B33B', '#BC7A1C');
    const finger = pen.stamp(
      `<path d="M-40-2c0-8 8-11 18-12 14-2 30-2 44 0 10 1 18 4 18 12s-8 11-18 12c-14 2-30 2-44 0-10-1-18-4-18-12z" fill="${crust}"/>
<path d="M-28-8q24-5 46-1" stroke="#FFF5CE" stroke-width="4" stroke-linecap="round" fill="none"/>
<path d="M-22 2h5M0 0h5M18 4h5M-8 7h4M8 7h4" stroke="#A9671A" stroke-width="2.4" stroke-linecap="round"/>`,
    );
    return `${finger('translate(50 34) rotate(-28)')}${finger('translate(78 48) rotate(24)')}${finger('translate(42 62) rotate(-16)')}${finger('translate(80 74) rotate(-30)')}${finger('translate(44 92) rotate(8) scale(1.05)')}
<path d="M72 92c0 16 10 28 26 28s26-12 26-28z" fill="#E9E6DC"/>
<path d="M74 96q4 18 18 23" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>
<ellipse cx="98" cy="92" rx="26" ry="9" fill="#FBFAF4"/>
<ellipse cx="98" cy="93" rx="21.5" ry="6.5" fill="#F08A6C"/>
<path d="M86 92q8-4 18-2" stroke="#FFC2AC" stroke-width="2.6" stroke-linecap="round" fill="none"/>`;
  },
  foot: [121, 47, 122],
};

/** Tostones: rounds of plátano fried, flattened and fried again; thin, with ragged golden edges. */
export const tostones: Drawing = {
  body: (pen) => {
    const crust = pen.radial(
      [
        [0, '#FFF0AE'],
        [0.55, '#FBD563'],
        [0.85, '#EFB136'],
        [1, '#D08A1C'],
      ],
      0.46,
      0.42,
      0.56,
    );
    const outline =
      'M-6-25c9-2 13 1 19 2 9 1 15 6 17 12 7 4 8 11 5 17-1 8-9 11-15 14-7 5-14 4-21 4-9 2-16-1-22-5-9-2-13-8-14-15-4-7-1-13 5-17 4-7 12-9 26-12z';
    const one = pen.stamp(
      `<path d="${outline}" fill="#A9691A" transform="translate(0 6)"/>
<path d="${outline}" fill="${crust}"/>
<path d="M-24-4q6-9 16-11M-18 8q4-6 10-6M6-14q10 2 15 8M10 12q8-3 11-9M-6 15q8 2 12-1M4 0q5-2 9 1" stroke="#DDA02E" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M-8-4l5 2M2-6l3 3M-3 4l4 1M8 5l3-2" stroke="#9C661C" stroke-width="2.2" stroke-linecap="round"/>
<path d="M-29-7q3-8 13-11" stroke="#FFFBE0" stroke-width="3.6" stroke-linecap="round" fill="none"/>`,
    );
    return `${one('translate(70 34) rotate(-14) scale(1.06 .94)')}${one('translate(38 58) rotate(8) scale(1.04 .94)')}${one('translate(92 66) rotate(24) scale(1.02 .92)')}${one('translate(60 88) rotate(-6) scale(1.26 1.06)')}`;
  },
  foot: [121, 18, 99],
};
