import type { ArticleCover } from './article-art.ts';
import { groundShadow } from './kit/light.ts';
import { createPen, type Pen, round } from './kit/pen.ts';
import { drawSpec, type RenderedArt } from './render-art.ts';

/** One thing of a cover: its art value, where its middle stands, how large, how far above the table's edge. */
type Standing = readonly [spec: string, x: number, scale: number, up?: number];

const WIDTH = 480;
const HEIGHT = 270;
/** Where the front row stands. */
const GROUND = 244;

/** Draws an article's cover on 480 × 270 units, on no ground: its topic's tint shows behind it. */
export function drawCover(name: ArticleCover): RenderedArt {
  const pen = createPen();
  const { behind = () => '', things, before = () => '' } = COVERS[name];
  let body = `${table(pen)}${behind(pen)}`;
  for (const [spec, x, scale, up = 0] of things) {
    const drawn = drawSpec(spec, pen);
    if (!drawn.ok) return { ok: false, reason: `${name}, ${spec}: ${drawn.reason}` };
    body += `<g transform="translate(${round(x - 100 * scale)} ${round(GROUND - up - 176 * scale)}) scale(${scale})">${drawn.svg}</g>`;
  }
  body += before(pen);
  return {
    ok: true,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${pen.defs()}${body}</svg>`,
  };
}

/** A table, fading at both ends, so that it stands on a ground wider than itself. */
function table(pen: Pen): string {
  const fading = (opacity: number): string =>
    pen.linear([
      [0, '#fff', 0],
      [0.16, '#fff', opacity],
      [0.84, '#fff', opacity],
      [1, '#fff', 0],
    ]);
  return `<circle cx="240" cy="168" r="166" fill="#fff" opacity=".42"/><path d="M0 206h480v64H0z" fill="${fading(0.66)}"/><path d="M0 204h480v4H0z" fill="${fading(0.9)}"/>`;
}

/** A window onto the night, with moon and stars, or onto sunrise. */
function pane(pen: Pen, x: number, sky: readonly [string, string, string], inside: string): string {
  const paint = pen.linear(
    [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ],
    'down',
  );
  const glass = `<rect x="${x}" y="26" width="168" height="150" rx="16"/>`;
  return `<rect x="${x - 9}" y="17" width="186" height="168" rx="22" fill="#fff"/><g clip-path="${pen.clip(glass)}"><rect x="${x}" y="26" width="168" height="150" fill="${paint}"/>${inside}</g><path d="M${x + 84} 26v150M${x} 104h168" stroke="#fff" stroke-width="6"/><rect x="${x - 18}" y="180" width="204" height="14" rx="7" fill="#fff"/><path d="M${x - 12} 193h192" stroke="#1C2B3A" stroke-opacity=".14" stroke-width="3" stroke-linecap="round"/>`;
}

const NIGHT = ['#16264A', '#2C4478', '#5B6FA8'] as const;
const DAWN = ['#7FB6DE', '#FBD79A', '#F7A56A'] as const;

const moon = (x: number): string =>
  `<circle cx="${x + 122}" cy="66" r="34" fill="#fff" opacity=".12"/><path d="M${x + 126} 38a30 30 0 1 0 24 44 26 26 0 0 1-24-44z" fill="#FFE9A8"/><path d="M${x + 108} 52a24 24 0 0 0-2 26" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M${x + 24} 52h.1M${x + 52} 76h.1M${x + 40} 132h.1M${x + 66} 42h.1M${x + 20} 92h.1M${x + 104} 128h.1M${x + 146} 122h.1" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;
const sun = (x: number): string =>
  `<circle cx="${x + 84}" cy="150" r="70" fill="#FFF3C4" opacity=".5"/><circle cx="${x + 84}" cy="150" r="44" fill="#FFD24A"/><path d="M${x} 148q30-26 66-6t102-10v60H${x}z" fill="#3F8F62"/><path d="M${x} 164q44-20 90-2t78-8v40H${x}z" fill="#2F7A50"/><path d="M${x + 20} 60q12-12 26 0 14-8 24 6H${x + 12}q0-6 8-6z" fill="#fff" opacity=".85"/>`;

/** A steel flask with its cup. */
function flask(pen: Pen, x: number, s = 1): string {
  const steel = pen.linear([
    [0, '#145C42'],
    [0.14, '#1F8A62'],
    [0.32, '#5FC79B'],
    [0.6, '#1F8A62'],
    [1, '#0F4A35'],
  ]);
  const cap = pen.linear([
    [0, '#8E979C'],
    [0.3, '#F4F7F8'],
    [0.6, '#C3CBCF'],
    [1, '#7B858A'],
  ]);
  return `<g transform="translate(${x} ${GROUND}) scale(${s})">${groundShadow(pen, 0, 44, 1, 8)}<path d="M-30-124q0-16 14-20h32q14 4 14 20v114q0 12-12 12h-36q-12 0-12-12z" fill="${steel}"/><path d="M-22-174h44q6 0 6 6v24q0 6-6 6h-44q-6 0-6-6v-24q0-6 6-6z" fill="${cap}"/><path d="M-30-104h60v10h-60zM-30-26h60v8h-60z" fill="${cap}"/><path d="M-18-84v48" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/></g>`;
}

/** Two stacks of coins and one that lies. */
function coins(pen: Pen, x: number): string {
  const edge = pen.linear([
    [0, '#B97A10'],
    [0.3, '#FFE08A'],
    [0.6, '#F0B030'],
    [1, '#A86A0A'],
  ]);
  const stack = (cx: number, count: number): string =>
    Array.from({ length: count }, (_, i) => {
      const y = GROUND - 8 - i * 11;
      return `<path d="M${cx - 26} ${y - 8}v10c4 12 48 12 52 0v-10z" fill="${edge}"/><ellipse cx="${cx}" cy="${y - 8}" rx="26" ry="9" fill="#FFD866" stroke="#C98A14" stroke-width="2"/>`;
    }).join('');
  return `${groundShadow(pen, x + 24, 66, GROUND, 8)}${stack(x, 6)}${stack(x + 52, 3)}`;
}

/** The panel of a nutrition label: bars for its lines, one of them found by a magnifier. */
const LABEL =
  '<g transform="translate(196 30) rotate(4)"><rect x="3" y="5" width="132" height="192" rx="10" fill="#1C2B3A" opacity=".16"/><rect width="132" height="192" rx="10" fill="#fff"/><rect x="5" y="5" width="122" height="182" rx="7" fill="none" stroke="#20302A" stroke-width="3.500"/><path d="M16 26h86" stroke="#20302A" stroke-width="13" stroke-linecap="round"/><path d="M14 44h104" stroke="#20302A" stroke-width="8"/><path d="M16 60h52M98 60h18M16 76h40M100 76h16M16 108h58M98 108h18M24 124h44M100 124h16M16 140h48M98 140h18M16 168h40M100 168h16" stroke="#6A7B74" stroke-width="6" stroke-linecap="round"/><path d="M14 92h104M14 154h104" stroke="#20302A" stroke-width="4"/><path d="M24 124h44M100 124h16" stroke="#C62F3B" stroke-width="7" stroke-linecap="round"/></g>';
const MAGNIFIER =
  '<g transform="translate(318 152)"><path d="M34 34l46 48" stroke="#5A2F18" stroke-width="22" stroke-linecap="round"/><path d="M36 34l42 44" stroke="#B4743F" stroke-width="12" stroke-linecap="round"/><circle r="50" fill="#BFE3F2" opacity=".55"/><path d="M-38-6h48M26-6h12M-38 12h30M26 12h12" stroke="#C62F3B" stroke-width="10" stroke-linecap="round"/><circle r="50" fill="none" stroke="#3B4E66" stroke-width="11"/><circle r="50" fill="none" stroke="#8FA6BD" stroke-width="3"/><path d="M-32-20q8-16 24-20" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/></g>';

/** A sign beside a thing: a falling arrow, or a tick. */
const less = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="32" fill="#fff"/><circle cx="${x}" cy="${y}" r="26" fill="#2A7FB8"/><path d="M${x} ${y - 14}v24m-11-11l11 12 11-12" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const tick = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="30" fill="#fff"/><circle cx="${x}" cy="${y}" r="24" fill="#1F8A62"/><path d="M${x - 11} ${y}l8 9 14-17" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

type Cover = {
  readonly behind?: (pen: Pen) => string;
  readonly things: readonly Standing[];
  readonly before?: (pen: Pen) => string;
};

const COVERS: Readonly<Record<ArticleCover, Cover>> = {
  'comer-en-turno-de-noche': {
    behind: (pen) => pane(pen, 46, NIGHT, moon(46)),
    things: [
      ['dish:merienda:queso-uvas', 330, 1.12, 6],
      ['single:guineo', 176, 0.56],
    ],
    before: (pen) => flask(pen, 70, 0.86),
  },
  'cafeina-y-sueno': {
    behind: (pen) => pane(pen, 264, NIGHT, moon(264)),
    things: [
      ['single:alarm-clock', 316, 0.8],
      ['dish:taza:cafe', 146, 1.16, 2],
      ['single:cafe-granos', 240, 0.42],
    ],
  },
  'desayuno-al-salir-de-la-noche': {
    behind: (pen) => pane(pen, 156, DAWN, sun(156)),
    things: [
      ['dish:revoltillo:espinaca', 344, 0.98],
      ['dish:avena:canela', 134, 1.02],
      ['dish:taza:te', 240, 0.56],
    ],
  },
  'meriendas-que-aguantan-la-guardia': {
    things: [
      ['dish:merienda:popcorn', 108, 0.96, 14],
      ['dish:parfait:kiwi', 388, 0.92, 16],
      ['single:red-apple', 326, 0.56],
      ['dish:merienda:queso-uvas', 226, 0.94],
    ],
  },
  'cocinar-un-domingo-para-tres-turnos': {
    things: [
      ['dish:caldero:arroz-con-pollo', 240, 1.16, 34],
      ['dish:guiso:lentejas', 96, 0.84],
      ['dish:horno:vegetales', 388, 0.88],
      ['dish:ensalada:quinoa', 244, 0.62],
    ],
  },
  'proteina-repartida-en-el-dia': {
    behind: () =>
      '<path d="M70 150C110 40 370 40 410 150" stroke="#fff" stroke-width="8" stroke-dasharray=".1 20" stroke-linecap="round" fill="none"/><circle cx="70" cy="106" r="27" fill="#FFD24A"/><path d="M70 66v-10M98 78l7-7M42 78l-7-7M110 106h10M30 106H20" stroke="#F2A81E" stroke-width="6" stroke-linecap="round"/><path d="M414 74a30 30 0 1 0 24 42 26 26 0 0 1-24-42z" fill="#4C6296"/>',
    things: [
      ['dish:guiso:lentejas', 240, 0.88, 26],
      ['dish:tostada:aguacate', 98, 0.86],
      ['dish:plato:salmon', 382, 0.86],
    ],
  },
  'viandas-y-fibra': {
    things: [
      ['single:panapen', 94, 0.96, 22],
      ['single:name', 396, 1, 20],
      ['single:platano-verde', 330, 0.86, 4],
      ['dish:plato:serenata', 226, 1.16],
      ['single:yautia', 66, 0.56],
      ['single:batata', 392, 0.62],
    ],
  },
  'sodio-en-la-comida-criolla': {
    things: [
      ['dish:guiso:habichuelas-calabaza', 324, 1.18, 12],
      ['single:salero', 136, 1.06, 4],
      ['single:aji-dulce', 214, 0.48],
      ['single:recao', 408, 0.62],
      ['single:cabeza-ajo', 64, 0.5],
    ],
    before: () => less(186, 70),
  },
  'azucar-anadida-en-bebidas': {
    things: [
      ['single:cola', 118, 1.22, 4],
      ['single:vaso-de-agua', 374, 1.06, 4],
      ['single:terron', 218, 0.66, 6],
      ['single:terron', 266, 0.5],
      ['single:lime', 432, 0.48],
    ],
    before: () => tick(424, 62),
  },
  'prevenir-la-diabetes-tipo-2': {
    things: [
      ['single:running-shoe', 396, 0.92, 6],
      ['single:stethoscope', 86, 0.98, 12],
      ['dish:plato:tilapia', 238, 1.2],
    ],
  },
  'hidratacion-en-turnos-de-12-horas': {
    behind: () =>
      `<circle cx="240" cy="98" r="78" fill="#fff"/><circle cx="240" cy="98" r="66" fill="#F4FAFD" stroke="#5B9FC6" stroke-width="7"/><path d="M240 44v9M240 143v9M186 98h9M285 98h9" stroke="#3B80AB" stroke-width="6" stroke-linecap="round"/><path d="M240 98V64M240 98l24 16" stroke="#20445A" stroke-width="8" stroke-linecap="round"/><circle cx="240" cy="98" r="6" fill="#20445A"/>`,
    things: [
      ['bottle:cielo:droplet', 118, 1.3, 4],
      ['single:vaso-de-agua', 340, 0.96, 2],
      ['single:coconut', 426, 0.6],
      ['dish:ensalada:melon', 232, 0.66],
    ],
  },
  'leer-la-etiqueta-de-nutricion': {
    behind: () => LABEL,
    things: [['box:mango:avena', 110, 1.24, 2]],
    before: () => MAGNIFIER,
  },
  'comer-bien-con-presupuesto': {
    things: [
      ['bag:guayaba:arroz', 214, 1.16, 12],
      ['single:calabaza', 104, 0.86, 8],
      ['bag:recao:habichuelas-rosadas', 308, 0.94, 6],
      ['single:egg', 168, 0.42],
      ['single:zanahorias-baby', 256, 0.46],
    ],
    before: (pen) => coins(pen, 384),
  },
  'alergenos-en-casa': {
    things: [
      ['carton:cielo:glass-of-milk', 98, 1.04, 10],
      ['single:espiga', 198, 0.8, 14],
      ['single:camarones', 392, 0.78, 12],
      ['single:egg', 290, 0.76, 6],
      ['single:peanuts', 214, 0.6],
      ['single:almendras', 340, 0.5],
    ],
    before: () =>
      MAGNIFIER.replace('translate(318 152)', 'translate(404 92) scale(.74)').replace(
        /<path d="M-38-6h48.*?\/>/,
        '',
      ),
  },
  turnos: {
    behind: (pen) => pane(pen, 60, NIGHT, moon(60)),
    things: [
      ['dish:ensalada:quinoa', 336, 1.12, 2],
      ['dish:taza:cafe', 160, 0.66],
    ],
  },
  hidratacion: {
    things: [
      ['bottle:cielo:droplet', 150, 1.32, 4],
      ['single:vaso-de-agua', 274, 1.08, 2],
      ['single:lime', 360, 0.6],
      ['single:coconut', 412, 0.56],
    ],
  },
  etiquetas: {
    behind: () => LABEL,
    things: [['bag:recao:habichuelas-rosadas', 110, 1.12, 4]],
    before: () => MAGNIFIER,
  },
  salud: {
    things: [
      ['single:stethoscope', 96, 1, 12],
      ['dish:ensalada:verde', 246, 1.18, 4],
      ['single:red-apple', 392, 0.72],
    ],
  },
  cocina: {
    things: [
      ['dish:caldero:arroz-con-pollo', 160, 1.18, 12],
      ['single:cabeza-ajo', 62, 0.5],
      ['dish:plato:tofu', 344, 1.04],
    ],
  },
  presupuesto: {
    things: [
      ['bag:guayaba:arroz', 190, 1.16, 10],
      ['bag:recao:habichuelas-rosadas', 288, 0.98, 6],
      ['single:calabaza', 88, 0.8],
    ],
    before: (pen) => coins(pen, 376),
  },
  alergenos: {
    things: [
      ['carton:cielo:glass-of-milk', 130, 1.04, 10],
      ['single:egg', 236, 0.76, 4],
      ['single:peanuts', 324, 0.74, 2],
      ['single:espiga', 412, 0.72, 6],
    ],
  },
};

/** Every cover, by its file's name. */
export const coverFiles: ReadonlyMap<string, () => RenderedArt> = new Map(
  (Object.keys(COVERS) as ArticleCover[]).map((name) => [`portada-${name}.svg`, () => drawCover(name)]),
);
