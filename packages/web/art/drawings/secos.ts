import type { Drawing } from '../kit/drawing.ts';

/** Galletas de soda: square, pricked, toasted at the edges. */
export const galletasSoda: Drawing = {
  body: (pen) => {
    const baked = pen.radial(
      [
        [0, '#FFF0C6'],
        [0.7, '#F6D690'],
        [1, '#DDA24C'],
      ],
      0.45,
      0.42,
      0.75,
    );
    const notch = Array.from({ length: 7 }, (_, i) => {
      const at = -30 + i * 10;
      return `M${at}-36v4M${at} 36v-4M-36 ${at}h4M36 ${at}h-4`;
    }).join('');
    const one = pen.stamp(
      `<rect x="-34" y="-30" width="74" height="74" rx="8" fill="#B9782A"/>
<rect x="-37" y="-37" width="74" height="74" rx="8" fill="${baked}"/>
<path d="${notch}" stroke="#C98A3A" stroke-width="3" stroke-linecap="round"/>
<path d="M-17-17h.1M0-17h.1M17-17h.1M-17 0h.1M0 0h.1M17 0h.1M-17 17h.1M0 17h.1M17 17h.1" stroke="#A86C22" stroke-width="4.6" stroke-linecap="round"/>
<path d="M-9-9h.1M9-8h.1M-8 9h.1M9 9h.1M-26 6h.1M26-8h.1M-6-26h.1M8 27h.1" stroke="#fff" stroke-width="4.2" stroke-linecap="round"/>`,
    );
    return `${one('translate(84 44) rotate(16) scale(.96)')}${one('translate(46 56) rotate(-14)')}${one('translate(78 80) rotate(6) scale(1.02)')}`;
  },
  foot: [121, 24, 110],
};

/** Papitas: chips, curled. */
export const papitas: Drawing = {
  body: (pen) => {
    const chip = pen.linear(
      [
        [0, '#FFEFA0'],
        [0.5, '#FBD050'],
        [1, '#DC9C22'],
      ],
      'slant',
    );
    const one = pen.stamp(
      `<path d="M-32-4C-30-20-8-28 12-22c18 5 26 18 20 30-4 8-16 6-28 10C-10 24-34 16-32-4z" fill="#C98A1C" transform="translate(0 4)"/>
<path d="M-32-4C-30-20-8-28 12-22c18 5 26 18 20 30-4 8-16 6-28 10C-10 24-34 16-32-4z" fill="${chip}"/>
<path d="M-22 2C-14-14 14-18 28-4" stroke="#E9B53A" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M-24-8q8-10 22-10" stroke="#FFFBD8" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M-8 6h.1M8 0h.1M2 10h.1M18 4h.1M-14 12h.1" stroke="#B97A18" stroke-width="3" stroke-linecap="round"/>`,
    );
    return `${one('translate(66 30) rotate(-10)')}${one('translate(36 58) rotate(30)')}${one('translate(94 58) rotate(-40)')}${one('translate(64 66) rotate(8)')}${one('translate(34 94) rotate(-14)')}${one('translate(94 94) rotate(20)')}${one('translate(64 100) scale(1.06)')}`;
  },
  foot: [122, 6, 122],
};

/** Coditos: elbow macaroni. */
export const coditos: Drawing = {
  body: (pen) => {
    const dough = pen.linear(
      [
        [0, '#FFE9A8'],
        [0.5, '#F7CB62'],
        [1, '#CF9326'],
      ],
      'slant',
    );
    const one = pen.stamp(
      `<path d="M-24 12C-26-10-8-26 14-24l2 16C2-10-8-2-8 10z" fill="${dough}"/>
<ellipse cx="-16" cy="11.5" rx="8" ry="4" fill="#B97F1E"/>
<ellipse cx="-16" cy="11.5" rx="4.5" ry="2" fill="#7E5212"/>
<ellipse cx="15" cy="-16" rx="4" ry="8" fill="#B97F1E"/>
<ellipse cx="15" cy="-16" rx="2" ry="4.5" fill="#7E5212"/>
<path d="M-19 4C-18-10-6-19 8-20" stroke="#FFF8DC" stroke-width="3.6" fill="none" stroke-linecap="round"/>`,
    );
    return `${one('translate(66 38) rotate(20)')}${one('translate(38 64) rotate(-40) scale(1.06)')}${one('translate(92 62) rotate(120)')}${one('translate(66 76) rotate(60)')}${one('translate(28 102) rotate(10)')}${one('translate(68 108) rotate(-24) scale(1.06)')}${one('translate(104 98) rotate(160)')}`;
  },
  foot: [122, 6, 122],
};

/** A glass of milk, white; Noto's is yellow. */
export const glassOfMilk: Drawing = {
  body: () => `<path d="M24 6h80l-9 108q-1 8-9 8H42q-8 0-9-8z" fill="#F2FAFD"/>
<path d="M27 30q37 9 74 0l-7 80q-1 7-7 7H41q-6 0-7-7z" fill="#FFFFFF"/>
<path d="M80 33l-6 84h13q6 0 7-7l7-80q-9 3-21 3z" fill="#D3DFEA"/>
<ellipse cx="64" cy="31" rx="37" ry="6" fill="#E6EEF5"/>
<path d="M24 6h80l-9 108q-1 8-9 8H42q-8 0-9-8z" fill="none" stroke="#8FB4C9" stroke-width="4" stroke-linejoin="round"/>
<ellipse cx="64" cy="8" rx="40" ry="5.5" fill="#fff" stroke="#8FB4C9" stroke-width="3.4"/>
<path d="M40 44l5 62" stroke="#EAF1F7" stroke-width="6" stroke-linecap="round"/>`,
  foot: [123, 30, 98],
};

/** A full bowl of something creamy with a spoon in it; Noto's is empty. */
export const bowlWithSpoon: Drawing = {
  body: (pen) => {
    const bowl = pen.linear([
      [0, '#B6483B'],
      [0.14, '#D96F5C'],
      [0.32, '#F2A08E'],
      [0.6, '#CF6150'],
      [1, '#93342B'],
    ]);
    return `<g transform="rotate(38 96 34)"><rect x="92" y="-8" width="9" height="62" rx="4.5" fill="#C9CFD2"/>
<rect x="92" y="-8" width="4" height="62" rx="2" fill="#F4F7F8"/>
</g>
<ellipse cx="64" cy="66" rx="58" ry="18" fill="#93342B"/>
<path d="M9 67c3-9 10-12 18-15 10-4 22-5 37-5s27 1 37 5c8 3 15 6 18 15-14 13-96 13-110 0z" fill="#FFFAEC"/>
<path d="M26 60c14-8 44-10 62-5 14 4 8 12-6 11-14 0-30-6-44 0" stroke="#E8DAB8" stroke-width="4.6" fill="none" stroke-linecap="round"/>
<path d="M46 56q4-5 9-2-2 6-9 2zM66 62q6-4 10 0-4 6-10 0zM32 66q5-4 9 0-4 5-9 0zM58 70q5-3 8 0-4 4-8 0zM88 68q5-3 9 0-4 5-9 0z" fill="#D99A3E"/>
<circle cx="62" cy="52" r="6" fill="#5667C8"/>
<circle cx="54" cy="64" r="5" fill="#4654AE"/>
<circle cx="80" cy="56" r="5.5" fill="#E0455A"/>
<path d="M59 50q2-2 4-2M78 54q2-2 3-2" stroke="#fff" stroke-width="2" stroke-linecap="round"/>
<path d="M6 67c0 32 18 51 40 54h36c22-3 40-22 40-54-8 14-108 14-116 0z" fill="${bowl}"/>
<path d="M6 67c8 14 108 14 116 0l-.5 8c-12 13-103 13-115 0z" fill="#fff" opacity=".45"/>
<path d="M18 90q5 14 17 20" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" fill="none"/>`;
  },
  foot: [121, 20, 108],
};

/** Fideos: a nest of dry golden noodles. */
export const fideos: Drawing = {
  body: (pen) => {
    const nest = pen.radial(
      [
        [0, '#FFE9A8'],
        [0.6, '#F2C75A'],
        [1, '#C08A2A'],
      ],
      0.42,
      0.36,
      0.72,
    );
    const strands = [
      'M14 70c10-34 60-44 90-16 10 10 12 22 8 30',
      'M18 84c-4-30 34-52 70-40 20 8 28 22 24 40',
      'M24 94c-6-26 22-48 52-42 22 5 32 20 30 38',
      'M34 100c-8-20 12-38 36-36 20 2 32 16 28 32',
      'M46 102c-6-14 6-26 22-26 14 1 24 10 22 22',
      'M20 62c20-24 56-26 82-6',
    ].join('');
    return `<ellipse cx="64" cy="76" rx="56" ry="40" fill="${nest}"/>
<path d="${strands}" stroke="#A8741F" stroke-width="6.4" fill="none" stroke-linecap="round"/>
<path d="${strands}" stroke="#FFE08A" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M58 86q6-6 12 0M52 94q12 8 24 0" stroke="#FFF2C2" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
  },
  foot: [116, 20, 110],
};
