import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';

/** Pasteles: a yunta, two packets in banana leaf tied together with string. */
export const pasteles: Drawing = {
  body: (pen) => {
    const leaf = pen.linear(
      [
        [0, '#7DB255'],
        [0.5, '#4E8B3C'],
        [1, '#2E5F2A'],
      ],
      'down',
    );
    const packet = pen.stamp(
      `<path d="M-54-16q0-7 7-7h94q7 0 7 7v34q0 7-7 7h-94q-7 0-7-7z" fill="${leaf}"/>
<path d="M-54-10l16 10-16 14zM54-10L38 0l16 14z" fill="#2E5F2A" opacity=".5"/>
<path d="M-46-14l10 34M-30-18l12 38M-4-18l10 40M20-18l10 40M40-16l8 30" stroke="#9CCB74" stroke-opacity=".75" stroke-width="1.8" stroke-linecap="round"/>
<path d="M-44-16q30-4 62-2" stroke="#D3EBA8" stroke-width="3.6" stroke-linecap="round" fill="none"/>`,
    );
    return `${packet('translate(68 44) rotate(-7)')}${packet('translate(61 86) rotate(-3)')}
<path d="M32 26l-5 88M98 18l-3 92M8 68q54-2 112-10M7 90q56-2 110-8" stroke="#B49A66" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M32 26l-5 88M98 18l-3 92M8 68q54-2 112-10M7 90q56-2 110-8" stroke="#FBF3DC" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M96 60c6-14 18-18 22-12 2 6-10 12-22 12zM96 60c-2-14-14-20-18-14-2 6 6 14 18 14z" fill="none" stroke="#B49A66" stroke-width="5"/>
<path d="M96 60c6-14 18-18 22-12 2 6-10 12-22 12zM96 60c-2-14-14-20-18-14-2 6 6 14 18 14z" fill="none" stroke="#FBF3DC" stroke-width="3"/>
<path d="M96 60l-8 16M96 60l12 14" stroke="#FBF3DC" stroke-width="3" stroke-linecap="round"/>
<circle cx="96" cy="60" r="4.5" fill="#F0E2BC"/>`;
  },
  foot: [116, 9, 117],
};

/** Mofongo in its pilón, the maceta leaning in. */
export const mofongo: Drawing = {
  body: (pen) => {
    const wood = pen.linear([
      [0, '#7A4A28'],
      [0.14, '#A86E3F'],
      [0.32, '#CB9159'],
      [0.6, '#A0653A'],
      [1, '#5E371D'],
    ]);
    const mash = pen.linear(
      [
        [0, '#FBE199'],
        [0.5, '#E9B853'],
        [1, '#B97F2A'],
      ],
      'slant',
    );
    return `<g transform="rotate(30 94 34)"><rect x="89" y="-6" width="10.5" height="56" rx="5" fill="${wood}"/>
<path d="M84-2c0-8 5-11 10-11s10 3 10 11-4 9-10 9-10-1-10-9z" fill="${wood}"/>
</g>
<path d="M24 58c-3-8 0-14 5-18-1-9 6-14 13-16 3-9 12-13 20-11 7-6 17-5 22 1 9-1 16 5 18 13 7 3 10 11 6 18 2 5 1 9-2 13-14 12-68 12-82 0z" fill="${mash}"/>
<path d="M74 14c8 0 14 4 16 12 7 2 11 10 10 18 7 4 10 10 6 16-8 5-24 8-40 8 16-10 24-34 8-54z" fill="#B97F2A" opacity=".4"/>
<path d="M38 40q3-6 9-8M52 26q4-4 9-4M32 54q1-4 5-6M76 24q5 1 7 5" stroke="#FFF3C8" stroke-width="4.6" stroke-linecap="round" fill="none"/>
<path d="M56 38q5 4 11 0M78 42q5 3 9-2M44 54q5 3 10 0M66 56q5 4 11 0M88 56q4 2 7-1" stroke="#A66E1B" stroke-width="2.8" stroke-linecap="round" fill="none"/>
<path d="M52 44l9-4 4 6-8 4zM70 32l8-2 3 6-8 3zM82 48l8-2 2 6-8 3z" fill="#9B4A2C"/>
<path d="M53 44l8-3M71 32.5l7-2M83 48l6-1.5" stroke="#E2A07A" stroke-width="2" stroke-linecap="round"/>
<path d="M62 16C55 8 58 1 66-2c4 7 2 14-4 18zM64 17c1-9 9-13 18-11-1 8-9 13-18 11z" fill="#3C8B4D"/>
<path d="M64 16q6-6 15-9" stroke="#8CCB86" stroke-width="1.8" fill="none" stroke-linecap="round"/>
<ellipse cx="64" cy="62" rx="50" ry="11" fill="none" stroke="#8A572F" stroke-width="6"/>
<path d="M14 62c0 26 14 40 36 43h28c22-3 36-17 36-43-5 14-95 14-100 0z" fill="${wood}"/>
<path d="M14 62c3 8 23 12 50 12s47-4 50-12l-.5 7C108 76 89 80 64 80s-44-4-49.5-11z" fill="#E8B988" opacity=".6"/>
<path d="M50 103q-2 6-12 11-4 4-2 7 2 2 6 2h44q4 0 6-2 2-3-2-7-10-5-12-11z" fill="${wood}"/>
<path d="M48 103q16 4 32 0v4q-16 4-32 0z" fill="#5B351B" opacity=".6"/>
<path d="M22 78q4 13 14 19" stroke="#F0C795" stroke-width="3.4" fill="none" stroke-linecap="round" opacity=".7"/>`;
  },
  foot: [123, 31, 99],
  tray: (pen) => {
    const one = pen.stamp(mound(pen));
    return `${one('translate(132 106) scale(.98)')}${one('translate(70 110) scale(1.06)')}`;
  },
};

/** Mofongo taken out of the pilón, as it lies in a tray. */
function mound(pen: Pen): string {
  const mash = pen.linear(
    [
      [0, '#FBE199'],
      [0.5, '#E9B853'],
      [1, '#B97F2A'],
    ],
    'slant',
  );
  return `<path d="M-40 22c-6-12-2-20 2-26-2-10 6-18 14-20 4-10 16-14 26-10 10-4 20 2 22 10 10 2 16 12 12 20 6 8 6 18 0 26-16 8-60 8-76 0z" fill="${mash}"/>
<path d="M-24-12q4-8 12-10M4-22q8-2 12 4M-32 6q0-6 6-9" stroke="#FFF3C8" stroke-width="4.6" stroke-linecap="round" fill="none"/>
<path d="M-14 0q6 5 13 0M10 4q6 4 12-2M-26 16q6 4 12 0M2 18q6 4 13 0" stroke="#A66E1B" stroke-width="2.8" stroke-linecap="round" fill="none"/>
<path d="M-8-14l10-4 4 7-10 4zM14-10l9-2 3 7-9 3z" fill="#9B4A2C"/>
<path d="M-4 10h.1M22 14h.1M-20 6h.1" stroke="#3C8B4D" stroke-width="4.6" stroke-linecap="round"/>`;
}

/** Arroz con dulce: a dish of it, cinnamon over it, raisins in it. */
export const arrozConDulce: Drawing = {
  body: (pen) => {
    const pudding = pen.linear(
      [
        [0, '#FFF4DA'],
        [0.6, '#F0D9A8'],
        [1, '#D3B277'],
      ],
      'down',
    );
    const dish = pen.linear([
      [0, '#B7503A'],
      [0.15, '#D4745A'],
      [0.34, '#EE9E84'],
      [0.62, '#CC684E'],
      [1, '#96392A'],
    ]);
    return `<ellipse cx="64" cy="68" rx="59" ry="16" fill="#96392A"/>
<path d="M8 68c4-10 14-13 24-16 10-8 22-10 34-9 12-2 22 3 32 9 10 3 19 6 22 16-14 13-98 13-112 0z" fill="${pudding}"/>
<path d="M34 58l6-2M54 52l6 1M76 54l6-2M92 62l6 1M46 66l6 1M68 64l6-1M86 70l6-2M26 68l5 1M58 72l6-1M102 70l5 0" stroke="#fff" stroke-width="4.4" stroke-linecap="round"/>
<path d="M44 60l5 1M64 58l6-1M84 62l5 0M36 70l5-1M76 72l5 0" stroke="#CDA968" stroke-width="2.6" stroke-linecap="round"/>
<path d="M48 48h.1M56 46h.1M66 47h.1M74 49h.1M60 50h.1M70 44h.1M52 52h.1M80 52h.1M86 56h.1M42 54h.1" stroke="#9C5A2C" stroke-width="3" stroke-linecap="round"/>
<path d="M36 62a4.5 3.5 0 1 0 .1 0zM82 66a4.5 3.5 0 1 0 .1 0zM60 62a4 3.2 0 1 0 .1 0zM98 63a4 3 0 1 0 .1 0z" fill="#4A2A22"/>
<g transform="rotate(-28 78 36)"><rect x="40" y="32" width="72" height="10" rx="5" fill="#8A4B22"/>
<rect x="40" y="32" width="72" height="4.5" rx="2.2" fill="#C98A52"/>
<rect x="46" y="42" width="66" height="9" rx="4.5" fill="#74391A"/>
<rect x="46" y="42" width="66" height="4" rx="2" fill="#B4743F"/>
</g>
<path d="M5 69c2 28 18 44 40 48h38c22-4 38-20 40-48-12 14-106 14-118 0z" fill="${dish}"/>
<path d="M5 69c12 14 106 14 118 0l-.7 8c-16 13-101 13-116.6 0z" fill="#fff" opacity=".35"/>
<path d="M18 92q6 13 18 18" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" fill="none"/>`;
  },
  foot: [117, 18, 110],
};

/** Tembleque: turned out of its mould, white, dusted with cinnamon. */
export const tembleque: Drawing = {
  body: (pen) => {
    const cream = pen.linear([
      [0, '#DCD5C6'],
      [0.15, '#F5F1E6'],
      [0.34, '#FFFFFF'],
      [0.62, '#F3EEE1'],
      [1, '#CBC2AD'],
    ]);
    return `<ellipse cx="64" cy="106" rx="60" ry="15" fill="#7FB7C9"/>
<ellipse cx="64" cy="102" rx="60" ry="14" fill="#D9EEF3"/>
<ellipse cx="64" cy="101" rx="48" ry="10" fill="#B5DAE4"/>
<path d="M32 38c-4 6-6 12-7 20-6 6-9 20-7 34 1 6 5 10 11 10 4 5 14 5 18 1 6 5 28 5 34 0 4 4 14 4 18-1 6 0 10-4 11-10 2-14-1-28-7-34-1-8-3-14-7-20z" fill="${cream}"/>
<path d="M38 46c-8 14-10 36-9 56M52 48c-4 16-5 36-5 55M76 48c4 16 5 36 5 55M90 46c8 14 10 36 9 56" stroke="#CFC6B0" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<ellipse cx="64" cy="36" rx="33" ry="12" fill="#FFFEFA"/>
<ellipse cx="64" cy="36" rx="33" ry="12" fill="none" stroke="#E4DCC8" stroke-width="1.6"/>
<path d="M44 34c8-6 32-7 40 0 4 4-6 8-20 8s-24-4-20-8z" fill="#C98A52" opacity=".55"/>
<path d="M52 34h.1M60 32h.1M68 36h.1M76 33h.1M58 38h.1M70 40h.1M46 38h.1M82 37h.1M40 46h.1M88 48h.1M60 50h.1M72 54h.1M50 56h.1" stroke="#8A4B22" stroke-width="3" stroke-linecap="round"/>
<path d="M33 62q-5 14-4 30" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"/>
<g transform="rotate(-14 92 96)"><rect x="78" y="94" width="40" height="7" rx="3.5" fill="#8A4B22"/>
<rect x="78" y="94" width="40" height="3" rx="1.5" fill="#C98A52"/>
</g>`;
  },
  foot: [121, 4, 124],
};

/** Limbers: fruit ice frozen in little cups, one turned over to be eaten. */
export const limber: Drawing = {
  body: (pen) => {
    const ice = (light: string, base: string, dark: string): string =>
      pen.linear(
        [
          [0, light],
          [0.5, base],
          [1, dark],
        ],
        'slant',
      );
    const pink = ice('#FFB6C3', '#F0748C', '#C94563');
    const yellow = ice('#FFEBA0', '#FBC944', '#E09A1E');
    return `<path d="M60 26h62l-9 80q-1 9-9 9H78q-8 0-9-9z" fill="#E7F2F6"/>
<path d="M63 34h56l-8 70q-1 7-8 7H79q-7 0-8-7z" fill="${yellow}"/>
<path d="M58 24c0-6 66-6 66 0 0 7-66 7-66 0z" fill="#F7FCFE"/>
<path d="M63 24c0-13 56-13 56 0-2 5-54 5-56 0z" fill="#FFE48C"/>
<path d="M74 18q8-5 20-5" stroke="#FFFBE0" stroke-width="4" stroke-linecap="round" fill="none"/>
<path d="M74 42l6 58" stroke="#fff" stroke-opacity=".75" stroke-width="4.6" stroke-linecap="round"/>
<path d="M95 42l-1 66M110 42l-6 64" stroke="#fff" stroke-opacity=".4" stroke-width="2.4"/>
<path d="M6 64h58l-6 48q-1 8-9 8H21q-8 0-9-8z" fill="#E7F2F6"/>
<path d="M9 74h52l-5 36q-1 7-8 7H22q-7 0-8-7z" fill="${pink}"/>
<path d="M14 62c2-14 6-26 10-28 8-4 14-4 22 0 4 2 8 14 10 28 2 6-44 6-42 0z" fill="${pink}"/>
<path d="M24 34c8-4 14-4 22 0-4 5-18 5-22 0z" fill="#FFC9D3"/>
<path d="M4 63c0-6 62-6 62 0 0 7-62 7-62 0z" fill="#F7FCFE" opacity=".8"/>
<path d="M22 44q-2 6-3 12" stroke="#FFE4EA" stroke-width="4.6" stroke-linecap="round"/>
<path d="M18 78l4 32" stroke="#fff" stroke-opacity=".75" stroke-width="4.6" stroke-linecap="round"/>
<path d="M30 48h.1M40 54h.1M44 42h.1M34 58h.1M48 52h.1" stroke="#FFE9EE" stroke-width="3.4" stroke-linecap="round"/>`;
  },
  foot: [120, 12, 114],
};

/** Besito de coco: a little mound of grated coconut, toasted on top. */
export const besito: Drawing = {
  body: (pen) => {
    const toasted = pen.radial(
      [
        [0, '#FFE7B0'],
        [0.55, '#EDB55C'],
        [1, '#B06F28'],
      ],
      0.42,
      0.26,
      0.85,
    );
    const shreds = [
      'M38 60l10-8',
      'M54 40l8 8',
      'M72 36l-4 10',
      'M84 56l-10-4',
      'M92 76l-10 4',
      'M34 82l12 2',
      'M58 64l12 4',
      'M62 86l-10 6',
      'M78 94l10 4',
      'M46 98l8-6',
      'M98 94l-6-8',
      'M28 98l8-6',
    ].join('');
    return `<path d="M10 104c0-30 20-82 54-82s54 52 54 82c0 12-24 18-54 18s-54-6-54-18z" fill="${toasted}"/>
<path d="${shreds}" stroke="#FFF8E4" stroke-width="4.4" stroke-linecap="round"/>
<path d="M46 34q14-14 32-2M26 74q4-14 10-22M100 66q6 10 8 20" stroke="#8E5518" stroke-opacity=".6" stroke-width="3.4" stroke-linecap="round" fill="none"/>`;
  },
  foot: [121, 20, 108],
};
