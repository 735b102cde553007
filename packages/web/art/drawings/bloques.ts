import { slab, slabDrawing } from '../kit/slab.ts';

/** Tofu: a smooth white block, one corner cut into cubes. */
export const tofu = slabDrawing(
  34,
  { top: '#FFFEF8', left: '#EFE9D6', right: '#DCD4BC' },
  () =>
    '<path d="M36 45l58 24M94 45L36 69M36 69v34M93 69v34" stroke="#CFC5A8" stroke-width="2.6"/><path d="M20 56l44-16" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M18 76h.1M46 90h.1M28 84h.1M80 96h.1M108 76h.1M76 82h.1" stroke="#C9BF9F" stroke-width="4" stroke-linecap="round"/>',
);

/** Tempeh: a block of soybeans held together by their white bloom. */
export const tempeh = slabDrawing(
  30,
  { top: '#F3E6C4', left: '#D6BC86', right: '#BC9F66' },
  () =>
    '<path d="M26 56h6M44 50h6M60 44h6M78 48h6M96 56h6M46 62h6M64 56h6M82 60h6M62 70h6M78 68h4M22 74l4 2M36 84l4 2M50 94l4 2M20 86l3 2M34 96l4 2M76 94l4-2M90 88l4-2M106 80l4-2M78 106l4-2M94 98l4-2M110 90l3-2" stroke="#9A743A" stroke-width="8" stroke-linecap="round"/><path d="M26 54h5M44 48h5M60 42h5M78 46h5M96 54h5M46 60h5M64 54h5M82 58h5M62 68h5" stroke="#FFF8E4" stroke-width="4" stroke-linecap="round"/>',
);

/** Frying cheese: white, its top seared brown. */
export const quesoFreir = slabDrawing(
  32,
  { top: '#F6D79A', left: '#FFFDF2', right: '#E9E2CC' },
  () =>
    '<path d="M24 56l30 13M40 50l36 16M58 43l38 17" stroke="#A8682A" stroke-width="6" stroke-linecap="round"/><path d="M14 66v22" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M24 80h.1M44 90h.1M36 98h.1M80 98h.1M96 84h.1M110 82h.1" stroke="#D6CCAE" stroke-width="4" stroke-linecap="round"/>',
);

/** Cream cheese: a white brick coming out of its foil, a slice cut. */
export const quesoCrema = slabDrawing(
  26,
  { top: '#FFFFFF', left: '#F6F1E2', right: '#E2DAC4' },
  () =>
    '<path d="M64 34.500L66 34l56 22-29 13z" fill="#D5DDE2"/><path d="M93 69l29-13v26l-29 13z" fill="#9FB0BA"/><path d="M66 34l14 14 13 21-6 3 6 23" fill="none" stroke="#F7FAFB" stroke-width="5" stroke-linejoin="round"/><path d="M98 70l8 18M108 66l6 16M84 44l14 6" stroke="#F7FAFB" stroke-width="3" stroke-linecap="round"/><path d="M26 48.500l56 26v26" fill="none" stroke="#CFC5A8" stroke-width="2.6"/><path d="M18 57l20-8" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
);

/** Guava paste: a dark red brick, shining. */
export const pastaGuayaba = slabDrawing(
  28,
  { top: '#D8434C', left: '#A3202E', right: '#7C1422' },
  () =>
    '<path d="M30 48l56 25v28M44 42.500l56 25" fill="none" stroke="#6A0F1C" stroke-width="2.6"/><path d="M22 56l34-13M74 46l20 8" stroke="#FF9A9A" stroke-width="5" stroke-linecap="round"/><path d="M14 68v10" stroke="#E06A70" stroke-width="4" stroke-linecap="round"/>',
);

const bar = (top: string, left: string, right: string, marks: string) =>
  slabDrawing(20, { top, left, right }, () => marks);

/** Mampostial: a dark bar of coconut in molasses. */
export const mampostial = bar(
  '#6E3A1A',
  '#4A2410',
  '#371A0A',
  '<path d="M24 54l10 4M42 46l8 6M60 42l10 2M56 56l10 4M78 50l12 2M94 58l8 4M40 62l10 2M70 68l8-4M24 70l8 4M44 82l8 2M78 88l8-4M100 76l8-2" stroke="#E8C79A" stroke-width="4" stroke-linecap="round"/>',
);

/** Dulce de coco: a white bar of grated coconut. */
export const barraCoco = bar(
  '#FFFBF0',
  '#F0E2C6',
  '#DCC8A0',
  '<path d="M24 54l10 4M42 46l8 6M60 42l10 2M56 56l10 4M78 50l12 2M94 58l8 4M40 62l10 2M70 68l8-4M24 70l8 4M44 82l8 2M78 88l8-4M100 76l8-2" stroke="#D2B67E" stroke-width="4" stroke-linecap="round"/><path d="M34 50l8 4M66 50l8-2M84 60l8 2M52 68l8-2" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
);

/** Sesame brittle: amber, full of pale seeds. */
export const turronAjonjoli = bar(
  '#F0AE3C',
  '#CC7F16',
  '#A8620C',
  '<path d="M22 56h.1M32 52h.1M42 50h.1M52 46h.1M62 42h.1M72 42h.1M36 60h.1M46 56h.1M56 52h.1M66 50h.1M78 48h.1M88 52h.1M46 66h.1M56 62h.1M66 58h.1M76 56h.1M86 60h.1M98 54h.1M108 56h.1M60 72h.1M70 68h.1M80 66h.1M94 64h.1M20 70h.1M32 76h.1M46 82h.1M56 90h.1M76 90h.1M90 82h.1M106 74h.1M40 86h.1" stroke="#FFF6D6" stroke-width="6" stroke-linecap="round"/>',
);

/** Peanut brittle: amber, halves of peanut in it. */
export const turronMani = bar(
  '#E29A34',
  '#B8691A',
  '#94500E',
  '<path d="M28 56l8-3M52 46l8-2M74 46l8 3M48 62l9-2M70 58l9 2M94 58l8-2M64 72l8-3M26 72l6 3M46 84l6 3M78 90l7-3M100 78l7-3" stroke="#8A4A14" stroke-width="12" stroke-linecap="round"/><path d="M28 55l8-3M52 45l8-2M74 45l8 3M48 61l9-2M70 57l9 2M94 57l8-2M64 71l8-3M26 71l6 3M46 83l6 3M78 89l7-3M100 77l7-3" stroke="#FFDF9C" stroke-width="7.5" stroke-linecap="round"/>',
);

/** A granola bar: pressed oats, raisins and nuts. */
export const barraGranola = bar(
  '#DDA759',
  '#B37A30',
  '#8E5C1E',
  '<path d="M26 56h6M40 50h6M56 44h6M70 46h6M50 56h6M64 60h6M84 54h6M98 58h6M60 70h6M80 66h5M24 72l5 3M44 82l5 3M78 92l5-3M98 80l5-3" stroke="#FCE7B4" stroke-width="7" stroke-linecap="round"/><path d="M36 60h.1M60 52h.1M76 54h.1M90 64h.1M36 78h.1M88 86h.1" stroke="#5A2A22" stroke-width="8" stroke-linecap="round"/>',
);

/** A chocolate bar with puffed crisps on it. */
export const barraProteina = bar(
  '#6E3E22',
  '#4C2814',
  '#381B0C',
  '<path d="M24 56l34-14M74 62l34-8" stroke="#A8704A" stroke-width="4" stroke-linecap="round"/><path d="M36 56h.1M50 50h.1M64 46h.1M58 60h.1M74 54h.1M88 54h.1M70 68h.1M98 58h.1" stroke="#F6DCAC" stroke-width="8" stroke-linecap="round"/>',
);

/** A bar of puffed rice held by syrup. */
export const barraArroz = bar(
  '#FFF0C4',
  '#E6C882',
  '#CBA85C',
  '<path d="M24 56h6M38 50h6M52 45h6M66 42h5M46 58h6M60 52h6M76 48h6M92 54h6M58 66h6M74 60h6M104 57h4M66 74h5M84 66h5M22 70l5 2M40 80l5 2M56 88l3 2M78 92l5-2M96 82l5-2M110 74l4-2" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M31 58h5M45 51h5M53 60h5M70 54h5M82 54h5" stroke="#C99A4A" stroke-width="3" stroke-linecap="round"/>',
);

/** Ice cream between two chocolate wafers. */
export const sandwichMantecado = slabDrawing(
  36,
  { top: '#6A3A20', left: '#4A2412', right: '#381A0C' },
  () =>
    '<path d="M8 67l56 26v14L8 81z" fill="#FFF8E6"/><path d="M64 93l58-26v14l-58 26z" fill="#EADCBA"/><path d="M34 58h.1M50 52h.1M66 46h.1M48 64h.1M64 58h.1M80 52h.1M64 70h.1M80 64h.1M96 58h.1" stroke="#2A1206" stroke-width="6" stroke-linecap="round"/><path d="M20 55l20-8" stroke="#A8704A" stroke-width="4" stroke-linecap="round"/>',
);

/** Lasaña: layers of pasta, sauce and cheese, browned above. */
export const lasana = slabDrawing(
  40,
  { top: '#FFD46A', left: '#F6DC96', right: '#DDBB66' },
  () =>
    '<path d="M8 64l56 26 58-26v9L64 99 8 73zM8 82l56 26 58-26v9l-58 26L8 91z" fill="#C5331F"/><path d="M8 73l56 26 58-26v4l-58 26L8 77z" fill="#FFF3CC"/><path d="M10 66q6 10 10 6t8 6 10 2 8 8 8 0 10 6 10-8 10 0 10-8 12-2 14-10" fill="none" stroke="#FFE9A0" stroke-width="5" stroke-linecap="round"/><path d="M34 58h12M56 48h14M60 66h14M84 56h14" stroke="#C5331F" stroke-width="7" stroke-linecap="round"/><path d="M48 56h.1M76 52h.1M70 60h.1M92 62h.1M40 52h.1" stroke="#B97416" stroke-width="5" stroke-linecap="round"/>',
);

/** Pastelón: layers of sweet plantain and ground meat, cheese above. */
export const pastelon = slabDrawing(
  38,
  { top: '#F8C24A', left: '#E5A42C', right: '#C27F16' },
  () =>
    '<path d="M8 68l56 26 58-26v12l-58 26L8 80z" fill="#7E3A1E"/><path d="M14 76h.1M26 82h.1M40 88h.1M54 94h.1M76 94h.1M92 86h.1M108 80h.1" stroke="#D07A4A" stroke-width="6" stroke-linecap="round"/><path d="M26 56l30-12M42 63l32-12M60 71l34-14" stroke="#C47A14" stroke-width="8" stroke-linecap="round"/><path d="M26 54l30-12M42 61l32-12M60 69l34-14" stroke="#FFE08C" stroke-width="4" stroke-linecap="round"/>',
);

/** Bread pudding: brown, raisins in it, caramel running down. */
export const budin = slabDrawing(
  38,
  { top: '#A45C20', left: '#DFA85E', right: '#BF8338' },
  () =>
    '<path d="M8 56l58-22 56 22-58 26zM8 56l56 26 58-26v8q-6 12-10 2-4 14-9 3-6 16-12 4-6 10-12 5-6 18-15 6-8 8-14-4-6 10-12-2-8 8-14-5-6 4-10-4-4 2-6-2z" fill="#8A4312"/><path d="M24 55l36-14" stroke="#E6A254" stroke-width="5" stroke-linecap="round"/><path d="M22 86h.1M40 100h.1M50 106h.1M82 104h.1M104 90h.1M52 58h.1M70 50h.1M84 60h.1" stroke="#3A1A12" stroke-width="7" stroke-linecap="round"/>',
);

/** Pound cake: a golden loaf, two slices cut from it. */
export const ponque = {
  body: () =>
    `<path d="M40 44c0-18 76-30 84-10v44L50 104z" fill="#B9732A"/><path d="M40 42c0-18 76-30 84-10l-2 6-74 22z" fill="#D99A48"/><path d="M62 34q26-10 44-10" stroke="#7E4716" stroke-width="6" stroke-linecap="round" fill="none"/>
<path d="M6 54c0-14 42-24 46-8l2 54-42 12z" fill="#C98A3A"/><path d="M10 56c0-12 36-20 40-7l2 50-38 10z" fill="#FFE59C"/><path d="M20 66h.1M34 62h.1M28 78h.1M42 74h.1M22 92h.1M36 90h.1M44 56h.1" stroke="#E3B95A" stroke-width="4.6" stroke-linecap="round"/>`,
  foot: [114, 10, 116] as const,
};

/** Sponge cake: round, powdered with sugar, a wedge taken out. */
export const bizcocho = {
  body: () =>
    `<ellipse cx="64" cy="102" rx="61" ry="15" fill="#B9CBD4"/><ellipse cx="64" cy="99" rx="61" ry="14" fill="#F4F9FB"/>
<path d="M14 56v36c0 10 22 16 50 16s50-6 50-16V56z" fill="#D99A3E"/><path d="M14 74c0 10 22 15 50 15s50-5 50-15v10c0 10-22 15-50 15s-50-5-50-15z" fill="#F6D27A"/>
<ellipse cx="64" cy="54" rx="50" ry="18" fill="#B9762A"/><ellipse cx="64" cy="52" rx="48" ry="16" fill="#E5B054"/>
<path d="M64 54l40 9v37q-10 5-22 7z" fill="#FFE9AA"/><path d="M64 54l18 13v41q-10 1-18 0z" fill="#F6D583"/><path d="M72 78h.1M90 80h.1M94 92h.1M74 96h.1M84 88h.1" stroke="#DDAE4E" stroke-width="4.6" stroke-linecap="round"/>
<path d="M28 50h.1M40 44h.1M52 48h.1M46 56h.1M62 42h.1M76 46h.1M90 50h.1M34 58h.1M68 50h.1M80 54h.1" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  foot: [116, 8, 120] as const,
};

/** Shredded cheese, orange as cheddar. */
export const quesoRallado = shreds('#FFCB5C', '#F7A930', '#DB8414');

/** Shredded cheese, white as mozzarella. */
export const mozzarellaRallada = shreds('#FFFFFF', '#F8F0D8', '#DDD0AA');

function shreds(light: string, base: string, dark: string) {
  const strokes = [dark, base, light].map((tone, which) => {
    let path = '';
    for (let i = which; i < 54; i += 3) {
      const row = Math.floor(i / 9);
      const half = 20 + row * 8;
      const x = Math.round(60 - half + ((i % 9) * 2 * half) / 8);
      path += `M${x - 8} ${36 + row * 14 + ((i * 7) % 9)}q8 ${-8 + ((i * 5) % 16)} 16 ${-4 + ((i * 3) % 9)}`;
    }
    return `<path d="${path}" stroke="${tone}" stroke-width="7" fill="none" stroke-linecap="round"/>`;
  });
  return {
    body: () =>
      `<path d="M6 112c6-30 30-74 58-76 28 2 52 46 58 76-20 10-96 10-116 0z" fill="${dark}"/>${strokes.join('')}`,
    foot: [120, 8, 120] as const,
  };
}

/** Slices of yellow cheese, square, one turned. */
export const quesoLascas = {
  body: () => {
    const slice = (turn: number, y: number): string =>
      `<g transform="translate(64 ${y}) rotate(${turn})"><path d="M-52 4L2-24 54 2 0 32z" fill="#C97A0C"/><path d="M-52 0L2-28 54-2 0 28z" fill="#FFB83A"/><path d="M-40 0L0-21" stroke="#FFE3A0" stroke-width="4" stroke-linecap="round"/></g>`;
    return [94, 80, 66, 52].map((y, i) => slice(i === 3 ? -10 : i * 2, y)).join('');
  },
  foot: [124, 12, 116] as const,
};

/** Sticks of white cheese, one peeled into strings. */
export const palitosQueso = {
  body: () => {
    const stick =
      '<rect x="-13" y="-52" width="26" height="104" rx="12" fill="#D8CBA4"/><rect x="-13" y="-53" width="22" height="102" rx="11" fill="#FFFAE8"/><path d="M-5-42v76" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M3-30v60" stroke="#E6DABA" stroke-width="2.6" stroke-linecap="round"/>';
    return `<g transform="translate(34 66) rotate(-16)">${stick}</g><g transform="translate(66 64)">${stick}</g><g transform="translate(98 68) rotate(14)">${stick}<path d="M-8-48q-16 10-18 28M8-48q16 8 20 24" stroke="#FFFAE8" stroke-width="7" fill="none" stroke-linecap="round"/></g>`;
  },
  foot: [122, 12, 116] as const,
};

/** Small sandwiches cut in triangles, the mix of cheese and peppers between. */
export const sandwichitos = {
  body: () => {
    const one =
      '<path d="M-42 26L0-32l44 58v10h-86z" fill="#C9974E"/><path d="M-42 22L0-36l44 58z" fill="#FFF3D4"/><path d="M-42 20h86v8h-86z" fill="#F58A54"/><path d="M-34 24h.1M-10 24h.1M16 24h.1M34 24h.1" stroke="#D9382C" stroke-width="5" stroke-linecap="round"/><path d="M-42 28h86v9q0 3-3 3h-80q-3 0-3-3z" fill="#FBE6BC"/><path d="M-16-4L0-26" stroke="#fff" stroke-width="5" stroke-linecap="round"/>';
    return `<g transform="translate(76 44) scale(.92)">${one}</g><g transform="translate(52 82)">${one}</g>`;
  },
  foot: [122, 10, 112] as const,
};

/** Sándwich cubano: pressed, striped by the grill, ham, pork, cheese and pickle between. */
export const cubano = {
  body: () =>
    `<g transform="rotate(-8 64 64)"><path d="M8 88h112v10q0 12-14 12H22q-14 0-14-12z" fill="#C98A3A"/><path d="M8 88h112v5H8z" fill="#FFE6AC"/>
<path d="M4 78h120q4 6-4 10H8q-8-4-4-10z" fill="#F59A94"/><path d="M6 70h116q4 6-2 9H8q-6-3-2-9z" fill="#C98A6A"/><path d="M8 64h112l6 8-14 2-8 8-12-8-20 2-10 6-10-8-24 2-10 5-8-7-8-2z" fill="#FFD04A"/><path d="M26 78h.1M54 78h.1M82 78h.1M104 78h.1" stroke="#7FA82E" stroke-width="9" stroke-linecap="round"/>
<path d="M8 66V52q0-22 22-24h68q22 2 22 24v14z" fill="#D99A48"/><path d="M8 58h112v8H8z" fill="#FFE6AC"/><path d="M28 32v24M46 29v28M64 28v30M82 29v28M100 32v24" stroke="#8A4E18" stroke-width="6" stroke-linecap="round"/><path d="M18 42q4-8 14-9" stroke="#FFE2AC" stroke-width="4" fill="none" stroke-linecap="round"/></g>`,
  foot: [116, 10, 118] as const,
};

/** Empty sheets of lasaña, wavy at their edges. */
export const laminas = {
  body: () => {
    const sheet = `${slab({ top: '#FFE39A', left: '#D8A43C', right: '#BE8A28' }, 6)}<path d="M14 58q4-6 9-5t9-4 9-3 9-4 9-3M70 82q6-2 9-5t9-4 9-4 9-4 9-4" stroke="#C9922E" stroke-width="3" fill="none" stroke-linecap="round"/>`;
    return [34, 14, -8].map((y) => `<g transform="translate(0 ${y})">${sheet}</g>`).join('');
  },
  foot: [122, 12, 116] as const,
};
