import type { Drawing } from '../kit/drawing.ts';

/** Two roots of yuca under their waxy bark, the nearer one cut to show its white flesh. */
export const yuca: Drawing = {
  body: (pen) => {
    const bark = pen.linear(
      [
        [0, '#B07A50'],
        [0.45, '#875736'],
        [1, '#57351F'],
      ],
      'down',
    );
    return `<g transform="translate(-7 -9) scale(1.12)">
<g transform="rotate(-20 64 56)"><path d="M10 52c1-8 9-12 22-13 26-3 53 0 69 5 11 4 18 7 18 10s-8 6-18 9c-20 5-50 8-73 4-12-2-19-6-18-15z" fill="${bark}"/>
<path d="M24 44c26-5 52-4 73 3" stroke="#C99B70" stroke-width="3" fill="none" stroke-linecap="round" opacity=".75"/>
<path d="M40 42q3 11-1 24M62 41q4 12 0 26M84 43q3 10 0 21" stroke="#4A2C18" stroke-opacity=".42" stroke-width="1.8" fill="none"/>
</g>
<path d="M14 91c0-14 7-19 19-20 29-3 55-3 71 4 10 4 15 8 15 12s-7 7-17 12c-20 6-49 9-71 5-11-2-17-6-17-13z" fill="${bark}"/>
<path d="M38 76c24-4 45-3 62 2" stroke="#D5A97D" stroke-width="3.4" fill="none" stroke-linecap="round" opacity=".8"/>
<path d="M58 72q5 16 0 34M79 73q5 15 1 31M98 77q4 10 0 21" stroke="#4A2C18" stroke-opacity=".42" stroke-width="1.9" fill="none"/>
<path d="M66 87h6M88 92h5M69 97h5" stroke="#3F2614" stroke-opacity=".5" stroke-width="1.9" stroke-linecap="round"/>
<ellipse cx="27" cy="89" rx="14.5" ry="18" fill="#6B4127"/>
<ellipse cx="26" cy="89" rx="12.7" ry="16" fill="#E9B9A8"/>
<ellipse cx="25.5" cy="89" rx="11" ry="14" fill="#FFF9EC"/>
<ellipse cx="25.5" cy="89" rx="6" ry="8" fill="none" stroke="#EADFC6" stroke-width="1.3"/>
<path d="M23.5 89h4.5" stroke="#D5C49B" stroke-width="2" stroke-linecap="round"/>
</g>`;
  },
  foot: [111, 8, 122],
};

/** Yautía: a shaggy, ringed club with a pink shoot, and a slice of its lilac-white flesh. */
export const yautia: Drawing = {
  body: (pen) => {
    const bark = pen.linear(
      [
        [0, '#A87B52'],
        [0.5, '#7E5636'],
        [1, '#4E3220'],
      ],
      'slant',
    );
    return `<path d="M83 22c-2-8 1-13 6-17 5 5 7 11 4 18z" fill="#E58FA3"/>
<path d="M89 5c5 5 7 11 4 18l-4 0z" fill="#C9677F"/>
<path d="M74 24c-1-7-5-10-10-11 0 7 3 11 8 14z" fill="#F0B3BF"/>
<path d="M70 24c9-7 23-5 31 4 12 14 14 34 4 52-10 19-31 34-54 36-20 2-35-6-40-18-4-10 2-19 13-25 15-8 24-17 31-31 4-9 8-13 15-18z" fill="${bark}"/>
<path d="M64 32q17 3 38-1M55 48q24 8 53 2M42 62q28 16 62 13M27 73q26 22 66 21M16 84q22 24 58 25" stroke="#3E2615" stroke-opacity=".45" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<path d="M70 36c-5 17-15 30-32 41" stroke="#D3A87C" stroke-width="4" stroke-linecap="round" fill="none" opacity=".75"/>
<path d="M62 54l-5 6M84 62l-2 7M70 80l-4 6M52 88l-5 4M92 44l0 6M88 84l-4 5M38 98l-5 1M102 58l1 6" stroke="#3E2615" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round"/>
<ellipse cx="93" cy="100" rx="27" ry="20" fill="#5E3D26"/>
<ellipse cx="92" cy="98.5" rx="25" ry="18" fill="#D9A7AE"/>
<ellipse cx="92" cy="98.5" rx="22.5" ry="15.8" fill="#FBF1EE"/>
<path d="M80 94h.1M88 90h.1M98 92h.1M105 97h.1M84 103h.1M93 101h.1M101 105h.1M90 108h.1" stroke="#B48BB0" stroke-width="2.4" stroke-linecap="round"/>
<path d="M76 92q5-7 14-8" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/>`;
  },
  foot: [120, 15, 118],
};

/** Malanga: a round, ringed barrel; its flesh is flecked with purple. */
export const malanga: Drawing = {
  body: (pen) => {
    const bark = pen.linear(
      [
        [0, '#9A7450'],
        [0.5, '#6E4E35'],
        [1, '#40291B'],
      ],
      'slant',
    );
    return `<path d="M30 22c-3-6-2-11 3-15 5 4 7 9 6 16z" fill="#A9C26B"/>
<path d="M38 20c1-7 5-11 11-12 1 7-2 12-8 15z" fill="#7FA24A"/>
<path d="M38 16c28 0 58 22 58 54 0 28-20 48-46 48C22 118 6 96 6 66c0-28 12-50 32-50z" fill="${bark}"/>
<path d="M18 28q20 12 48-1M10 46q34 18 76-2M6 66q40 22 90 2M9 86q38 20 84 0M20 104q28 14 62 0" stroke="#2E1C11" stroke-opacity=".5" stroke-width="2.3" fill="none" stroke-linecap="round"/>
<path d="M24 32c-9 14-11 30-9 46" stroke="#CBA37A" stroke-width="4.2" stroke-linecap="round" fill="none" opacity=".75"/>
<path d="M34 54l-1 6M54 60l1 6M74 50l2 6M30 76l-1 5M50 84l0 6M70 78l2 5" stroke="#2E1C11" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round"/>
<path d="M62 92c0-20 12-33 30-33 19 0 32 14 32 32 0 17-13 29-31 29S62 109 62 92z" fill="#523724"/>
<ellipse cx="92" cy="89.5" rx="28" ry="27" fill="#F0DFE4"/>
<ellipse cx="91" cy="89" rx="25" ry="24" fill="#FBF6F4"/>
<path d="M78 80l3 1M88 74l2 2M100 76l3-1M107 86l-2 2M82 92l3 0M94 88l2 2M100 98l3 1M88 102l-2 2M76 98l2 1M96 108l2-1M88 84l1-2M108 98l1 1" stroke="#8E5C94" stroke-width="2.2" stroke-linecap="round"/>
<path d="M72 78q5-9 15-11" stroke="#fff" stroke-width="3.4" stroke-linecap="round" fill="none"/>`;
  },
  foot: [120, 18, 118],
};

/** Ñame: a great rough, dark root, cut across; the flesh is cream. */
export const name: Drawing = {
  body: (pen) => {
    const bark = pen.linear(
      [
        [0, '#8C7358'],
        [0.45, '#64503C'],
        [1, '#392A1E'],
      ],
      'down',
    );
    return `<path d="M36 46c16-12 40-26 60-24 18 2 28 14 27 30-1 22-22 44-50 54-8 3-18 4-26 0C28 96 20 58 36 46z" fill="${bark}"/>
<path d="M108 26q8-2 11-8M118 40q6 0 9-3M114 64q6 4 11 3M98 86q4 6 9 8M60 34q-2-7-7-9M84 23q-1-7-4-9" stroke="#4A3828" stroke-width="2.6" stroke-linecap="round" fill="none"/>
<path d="M52 44c14-9 29-16 44-15" stroke="#B79A78" stroke-width="4.2" stroke-linecap="round" fill="none" opacity=".8"/>
<path d="M72 44q6 5 14 3M92 40q7 4 13 0M82 62q8 5 16 1M100 56q6 3 11-1M78 82q8 2 13-3M94 72q6 2 10-2M68 56q4 3 9 2" stroke="#241811" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round" fill="none"/>
<path d="M10 78c-3-20 8-38 24-40 17-2 30 12 32 31 2 20-9 38-25 40-16 1-28-12-31-31z" fill="#4C3A2B"/>
<path d="M14 78c-2-17 7-32 20-34s25 10 27 26c2 17-7 33-20 35-14 1-25-11-27-27z" fill="#FFF6DF"/>
<path d="M14 78c-2-17 7-32 20-34s25 10 27 26c2 17-7 33-20 35-14 1-25-11-27-27z" fill="none" stroke="#E7CFA4" stroke-width="3"/>
<path d="M30 62h.1M42 58h.1M50 68h.1M36 74h.1M46 80h.1M28 80h.1M36 90h.1M48 92h.1M24 70h.1" stroke="#DCC493" stroke-width="3" stroke-linecap="round"/>
<path d="M22 62q4-8 11-10" stroke="#fff" stroke-width="3.6" stroke-linecap="round" fill="none"/>`;
  },
  foot: [109, 19, 111],
};

/** Batata of the island: reddish-brown skin, cream flesh. */
export const batata: Drawing = {
  piece: (pen) => {
    const skin = pen.linear(
      [
        [0, '#C9705A'],
        [0.45, '#A34B3D'],
        [1, '#6E2B26'],
      ],
      'down',
    );
    return `<path d="M4 84c-1-5 8-9 14-17 14-18 38-26 62-19 20 6 28 18 44 24 2 1 2 4 0 5-12 6-16 20-34 27-24 9-52 4-68-8-8-5-17-6-18-12z" fill="${skin}"/>
<path d="M5 85l-4 2M123 75l4-2M40 108l-4 5" stroke="#6E2B26" stroke-width="2.8" stroke-linecap="round"/>
<path d="M28 68c13-14 32-18 50-12" stroke="#EFA890" stroke-width="4.6" stroke-linecap="round" fill="none" opacity=".85"/>
<path d="M40 84q6 3 11 0M70 74q6 3 11 0M62 96q6 2 11-1M92 86q5 2 9-1M88 68q4 2 8 0" stroke="#5A211D" stroke-width="2.6" stroke-linecap="round" fill="none"/>`;
  },
  body: (pen) => {
    const skin = pen.linear(
      [
        [0, '#C9705A'],
        [0.45, '#A34B3D'],
        [1, '#6E2B26'],
      ],
      'down',
    );
    return `<path d="M30 30C46 15 78 13 99 29c10 8 18 12 25 13-1 10-11 18-24 22-20 7-46 7-62-4-12-8-16-21-8-30z" fill="${skin}"/>
<path d="M124 42l3-2M38 28l-7-5" stroke="#6E2B26" stroke-width="2.6" stroke-linecap="round"/>
<path d="M46 27c14-7 31-6 44 2" stroke="#EFA890" stroke-width="4.2" stroke-linecap="round" fill="none" opacity=".85"/>
<path d="M58 44q5 2 9 0M84 40q5 3 9 1M98 52q4 1 7-1M70 56q4 1 7-1" stroke="#5A211D" stroke-width="2.4" stroke-linecap="round" fill="none"/>
<path d="M5 103c-2-7 7-12 18-17 12-5 20-17 36-22 20-6 44 2 54 19 8 14 2 30-14 36-19 7-40 5-58-3-12-5-34-4-36-13z" fill="${skin}"/>
<path d="M5 103l-3 3" stroke="#6E2B26" stroke-width="2.8" stroke-linecap="round"/>
<path d="M25 91c11-6 18-15 30-19" stroke="#EFA890" stroke-width="4.2" stroke-linecap="round" fill="none" opacity=".85"/>
<path d="M30 104q5 3 10 1M46 94q4 3 8 1M48 111q5 2 9 0" stroke="#5A211D" stroke-width="2.4" stroke-linecap="round" fill="none"/>
<ellipse cx="92" cy="94" rx="24" ry="26" fill="#7C332C" transform="rotate(-18 92 94)"/>
<ellipse cx="92.5" cy="93.5" rx="21.5" ry="23.5" fill="#F7D79A" transform="rotate(-18 92.5 93.5)"/>
<ellipse cx="93" cy="93.5" rx="18" ry="20" fill="#FFF0CB" transform="rotate(-18 93 93.5)"/>
<path d="M84 86l3 3M98 82l-1 4M102 95l-4 1M96 106l-2-4M83 100l4-2M91 93l2 1" stroke="#E3BF78" stroke-width="2.2" stroke-linecap="round"/>`;
  },
  foot: [123, 13, 113],
};

/** Apio, the vianda: a clump of pale yellow roots under the stubs of their stalks. */
export const apio: Drawing = {
  body: (pen) => {
    const skin = pen.linear(
      [
        [0, '#F6DE9C'],
        [0.5, '#E4BE6B'],
        [1, '#B58A3C'],
      ],
      'slant',
    );
    const rings = 'stroke="#A97F36" stroke-opacity=".7" stroke-width="2" stroke-linecap="round" fill="none"';
    return `<path d="M46 34c-6-10-8-20-6-28l8-1c1 10 4 19 9 26zM60 30c-2-11-1-20 3-27l8 2c-3 9-3 18 0 26zM74 32c2-10 7-18 14-23l6 5c-6 7-9 15-9 23z" fill="#8FB04E"/>
<path d="M48 5l-8 1 1 5 8-1zM71 5l-8-2-2 5 8 2zM94 14l-6-5-4 4 6 5z" fill="#C78FA0"/>
<path d="M40 30h50v14H40z" fill="#8FB04E"/>
<path d="M84 34c18 0 32 9 33 22 1 16-4 36-10 50-2 5-6 5-7 0-3-20-12-34-28-42z" fill="${skin}"/>
<path d="M40 34C22 36 9 45 8 58c0 16 7 34 15 46 3 4 6 3 7-1 2-20 12-33 28-40z" fill="${skin}"/>
<path d="M44 32c14-6 28-6 41 0 10 5 12 15 10 28-3 22-14 46-25 60-3 4-7 4-10 0C48 104 36 82 32 60c-2-13 2-23 12-28z" fill="${skin}"/>
<path d="M40 50q12 5 24 2M72 60q10 2 18-2M44 74q10 4 20 1M62 92q8 2 14-1M56 104q5 2 10 0M12 66q6 4 13 2M18 84q4 2 8 1M102 62q6 1 11-2M102 82q4 2 8 0" ${rings}/>
<path d="M44 44c-4 8-3 20 2 32" stroke="#FFF3CC" stroke-width="4.4" stroke-linecap="round" fill="none"/>
<path d="M18 54q-2 8 1 16M106 46q4 4 4 9" stroke="#FFF3CC" stroke-width="3.2" stroke-linecap="round" fill="none"/>`;
  },
  foot: [123, 38, 106],
};
