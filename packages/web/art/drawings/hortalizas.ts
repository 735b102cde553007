import type { Drawing } from '../kit/drawing.ts';

/** Calabaza of the island: squat, mottled green, with an orange wedge cut from it. */
export const calabaza: Drawing = {
  body: (pen) => {
    const skin = pen.linear(
      [
        [0, '#9DB868'],
        [0.5, '#6C8C43'],
        [1, '#3C5A2A'],
      ],
      'slant',
    );
    const flesh = pen.linear(
      [
        [0, '#FFC25C'],
        [1, '#F08A28'],
      ],
      'down',
    );
    return `<path d="M58 26c-1-9 2-16 9-20l8 4c-5 4-6 10-4 17z" fill="#8C7A45"/>
<path d="M58 26c-1-9 2-16 9-20l3 1.5c-6 5-7 12-6 19z" fill="#B5A266"/>
<path d="M64 25c34-7 60 10 60 44 0 33-26 50-60 50S4 102 4 69C4 35 30 18 64 25z" fill="${skin}"/>
<path d="M64 27c-20-4-34 14-34 42 0 26 12 48 34 49M64 27c20-4 34 14 34 42 0 26-12 48-34 49M64 27v91M50 26C24 24 12 42 12 68c0 20 8 36 22 45M78 26c26-2 38 16 38 42 0 20-8 36-22 45" stroke="#34502A" stroke-opacity=".55" stroke-width="2.4" fill="none"/>
<path d="M18 52h7M40 42h8M76 44h7M104 52h7M20 74h6M38 62h7M54 52h6M84 66h7M104 78h6" stroke="#E3E2A4" stroke-width="4" stroke-linecap="round" opacity=".8"/>
<path d="M16 58q5-16 18-23" stroke="#DCEBB0" stroke-width="4.6" stroke-linecap="round" fill="none"/>
<path d="M44 122c-10-4-14-18-8-32C44 72 70 60 92 62c14 1 26 10 30 22-8 22-40 44-78 38z" fill="#4A6A30"/>
<path d="M44 118c-7-4-9-15-4-26 8-16 31-28 52-26 12 1 22 8 26 18-9 20-39 39-74 34z" fill="#FFE2A0"/>
<path d="M47 114c-6-4-7-12-3-20 7-14 28-24 47-23 10 1 18 6 22 13-9 17-36 34-66 30z" fill="${flesh}"/>
<path d="M60 106c-4-3-4-8-1-13 6-9 19-15 31-14 6 0 10 3 13 7-7 11-25 22-43 20z" fill="#D96A1C"/>
<path d="M68 97l5-3M78 91l5-3M88 86l5-2M76 100l5-3M87 94l5-3" stroke="#FFF1C9" stroke-width="4.6" stroke-linecap="round"/>
<path d="M50 96q9-14 30-19" stroke="#FFE6AE" stroke-width="3" stroke-linecap="round" fill="none"/>`;
  },
  foot: [123, 25, 103],
};

/** Panapén: a round breadfruit tiled with hexagons, under its lobed leaf. */
export const panapen: Drawing = {
  body: (pen) => {
    const skin = pen.radial(
      [
        [0, '#D3E184'],
        [0.55, '#9DBB4C'],
        [1, '#63862E'],
      ],
      0.36,
      0.32,
      0.75,
    );
    const inside = pen.clip('<circle cx="62" cy="76" r="45"/>');
    const cell = (x: number, y: number): string => `M${x} ${y}l6.5 3.7v7.5l-6.5 3.7-6.5-3.7v-7.5z`;
    const cells = Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 8 }, (__, column) =>
        cell(14 + column * 13 + (row % 2) * 6.5, 26 + row * 11.2),
      ).join(''),
    ).join('');
    return `<path d="M60 34c-1-8 0-14 3-20l7 1c-2 6-2 12 0 19z" fill="#8A9A48"/>
<path d="M66 22C66 12 72 5 82 4c-1 4 0 6 2 8 5-5 11-7 18-6-2 4-2 7 0 9 6-2 12-1 18 3-4 3-5 5-4 8 4 0 7 2 10 6-8 5-16 6-24 2-1 3-4 5-8 6-2-3-4-4-7-3-9 2-19-4-21-15z" fill="#2F7D43"/>
<path d="M68 22q22-2 50 8M84 22q4-6 12-9M92 23q6-4 16-4M86 24q2 6 6 8" stroke="#8CCB86" stroke-width="2" fill="none" stroke-linecap="round"/>
<circle cx="62" cy="76" r="45" fill="${skin}"/>
<g clip-path="${inside}"><path d="${cells}" fill="none" stroke="#5F8030" stroke-opacity=".6" stroke-width="1.5"/>
</g>
<path d="M27 66q5-18 22-24" stroke="#F2F6C8" stroke-width="5.5" stroke-linecap="round" fill="none"/>
<path d="M70 104c0-15 11-26 26-26 14 0 25 11 26 26 0 10-6 17-26 17s-26-7-26-17z" fill="#7C9A38"/>
<path d="M73 103c0-13 10-22 23-22s22 9 23 22c0 8-5 14-23 14s-23-6-23-14z" fill="#FFF6D6"/>
<path d="M88 100c0-6 3-10 8-10s8 4 8 10c0 5-3 8-8 8s-8-3-8-8z" fill="#EBD79C"/>
<path d="M80 96q4-7 10-9" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/>`;
  },
  foot: [121, 27, 120],
};

/** Chayote: a pale green pear with deep furrows and a mouth. */
export const chayote: Drawing = {
  body: (pen) => {
    const skin = pen.linear(
      [
        [0, '#DDEB9F'],
        [0.5, '#A9C95F'],
        [1, '#6D9438'],
      ],
      'slant',
    );
    return `<path d="M62 18c-1-5 0-9 3-13l6 1c-2 4-2 8-1 12z" fill="#7F8F46"/>
<path d="M64 15c17-2 27 9 30 25 3 14 18 26 18 47 0 23-17 35-34 34-5 0-9-2-13-5-4 3-9 5-15 5-19 0-35-12-35-35 0-21 15-32 19-46 4-15 14-23 30-25z" fill="${skin}"/>
<path d="M65 116c-5-12-5-32-2-46M64 18c-12 12-22 28-28 48-4 14-4 30 2 46M66 18c12 14 20 32 26 50 4 14 4 30-2 44M56 22q-8 14-10 30M78 26q8 12 10 26" stroke="#5F8534" stroke-opacity=".65" stroke-width="2.8" fill="none" stroke-linecap="round"/>
<path d="M57 121q4-8 8-5 4-3 8 5" stroke="#4E7029" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M50 30c-6 10-10 18-20 34-6 10-6 20-4 28" stroke="#F6FBD6" stroke-width="5" stroke-linecap="round" fill="none"/>
<path d="M76 50h.1M54 66h.1M78 84h.1M52 92h.1M96 78h.1" stroke="#7FA244" stroke-width="3" stroke-linecap="round"/>`;
  },
  foot: [122, 22, 105],
};

/** Repollo: a pale head in its outer leaves. */
export const repollo: Drawing = {
  body: (pen) => {
    const head = pen.radial(
      [
        [0, '#F1F8CB'],
        [0.6, '#CBE292'],
        [1, '#96BE5C'],
      ],
      0.4,
      0.35,
      0.75,
    );
    return `<path d="M64 8c20-4 40 4 46 20 10 6 15 18 13 30 2 16-4 32-16 42-10 14-26 22-43 20-17 2-33-6-43-20C9 90 3 74 5 58 3 46 8 34 18 28 24 12 44 4 64 8z" fill="#6FA045"/>
<path d="M18 30c-10 12-10 30-4 42M110 30c10 12 10 30 4 42M22 96c8 12 22 20 36 20M106 96c-8 12-22 20-36 20" stroke="#B9DA88" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<circle cx="64" cy="62" r="45" fill="${head}"/>
<path d="M64 110C40 100 24 76 24 42c14-10 32-4 40 14 8-18 26-24 40-14 0 34-16 58-40 68z" fill="#8FBF55" opacity=".28"/>
<path d="M64 108V58M64 92C52 84 44 72 40 54M64 92c12-8 20-20 24-38M64 74c-5-5-9-12-11-20M64 74c5-5 9-12 11-20M50 82q-10-4-18-14M78 82q10-4 18-14" stroke="#fff" stroke-opacity=".92" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M24 42c14-10 32-4 40 14 8-18 26-24 40-14" stroke="#6FA045" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M28 36c6-12 18-18 32-18" stroke="#fff" stroke-width="4.6" stroke-linecap="round" fill="none" opacity=".9"/>`;
  },
  foot: [120, 26, 102],
};

/** Recao: long leaves with toothed edges, as one bunch tied at the foot. */
export const recao: Drawing = {
  body: (pen) => {
    const leaf = (base: string, vein: string): ((transform: string) => string) =>
      pen.stamp(
        `<path d="M0 0c-3-10-7-14-8-24l-4-2 3-5c-2-5-2-9-2-14l-4-3 4-5c0-5 0-9 1-14l-3-4 5-4c1-5 4-10 8-14 4 4 7 9 8 14l5 4-3 4c1 5 1 9 1 14l4 5-4 3c0 5 0 9-2 14l3 5-4 2C7-14 3-10 0 0z" fill="${base}"/>
<path d="M0-4V-80M0-30l-6-8M0-30l6-8M0-46l-7-8M0-46l7-8M0-62l-5-7M0-62l5-7" stroke="${vein}" stroke-width="2" stroke-linecap="round" fill="none"/>`,
      );
    const far = leaf('#2F7A3A', '#6DB35B');
    const near = leaf('#47A04B', '#A4DB85');
    const rosette = (one: (transform: string) => string, turns: readonly number[], length: number): string =>
      turns.map((turn) => one(`translate(64 106) rotate(${turn}) scale(.74 ${length})`)).join('');
    return `${rosette(far, [-56, 56, -30, 30, -10, 10], 0.98)}${rosette(near, [-43, 43, -20, 20], 1.04)}${rosette(near, [0], 1.16)}
<path d="M54 98h20l4 22q-14 5-28 0z" fill="#8FC06A"/>
<path d="M58 100l-1 20M64 100v21M70 100l1 20" stroke="#5E9448" stroke-width="2" stroke-linecap="round"/>
<path d="M51 101q13 5 26 0l1 7q-14 5-28 0z" fill="#E8D7A6"/>
<path d="M51 103.5q13 5 26.5 0" stroke="#B79E62" stroke-width="1.6" fill="none"/>`;
  },
  foot: [122, 19, 109],
};

/** Ajíes dulces: little wrinkled lanterns, green, red and orange. */
export const ajiDulce: Drawing = {
  body: (pen) => {
    const pepper = (light: string, base: string, dark: string): ((transform: string) => string) => {
      const skin = pen.radial(
        [
          [0, light],
          [0.5, base],
          [1, dark],
        ],
        0.35,
        0.28,
        0.85,
      );
      return pen.stamp(
        `<path d="M-4-20c-11-7-26-1-25 12 1 9 9 12 11 20 1 6 7 8 11 15 2 5 9 6 12 0 3-7 10-9 12-15 2-8 10-11 11-20 1-13-14-19-24-12z" fill="${skin}"/>
<path d="M-9-19c-6 10-6 20 0 30M10-19c6 10 5 20-2 30M-20 6q6-2 10 2M21 5q-6-1-9 3M-6 20q5-4 11 0" stroke="${dark}" stroke-opacity=".65" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M-22-8q2-7 9-9" stroke="#fff" stroke-opacity=".85" stroke-width="4.2" stroke-linecap="round" fill="none"/>
<path d="M-12-20q6-6 12-4 7-2 12 4-4 4-8 1-4 5-8 0-3 3-8-1z" fill="#5C9440"/>
<path d="M0-23q0-9 6-13" stroke="#5C9440" stroke-width="4.4" stroke-linecap="round" fill="none"/>`,
      );
    };
    const green = pepper('#C3E07A', '#7FB63F', '#4A7C24');
    const red = pepper('#FF8E6B', '#E23D31', '#A31A1E');
    const orange = pepper('#FFD98A', '#F5A12C', '#C06F12');
    return `${green('translate(66 42) rotate(10) scale(1.12)')}${orange('translate(94 82) rotate(-22) scale(1.16)')}${red('translate(38 83) rotate(20) scale(1.18)')}`;
  },
  foot: [117, 17, 112],
};
