import { solTrunco } from './kit/light.ts';
import { createPen, round } from './kit/pen.ts';
import type { RenderedArt } from './render-art.ts';
import { drawSpec } from './render-art.ts';

/** One product in a banner: its art value, where its middle stands, and how large it is. */
type Standing = { readonly spec: string; readonly x: number; readonly scale: number; readonly up?: number };

/** The shop's own pictures besides products, by file name without its ending. */
export const scenes: Readonly<Record<string, () => RenderedArt>> = {
  marca: () => drawn(42, 42, mark()),
  placeholder: () => drawn(200, 200, paperBag()),
  'sol-trunco': () => drawn(320, 180, ornament()),
  'banner-frutas': () =>
    banner([
      { spec: 'single:lechosa', x: 300, scale: 1.5 },
      { spec: 'single:pineapple', x: 108, scale: 1.32, up: 8 },
      { spec: 'single:guineo', x: 392, scale: 0.86 },
      { spec: 'single:mango', x: 196, scale: 0.84 },
      { spec: 'single:tangerine', x: 58, scale: 0.6 },
    ]),
  'banner-viandas': () =>
    banner([
      { spec: 'single:platano-verde', x: 150, scale: 1.36, up: 6 },
      { spec: 'single:calabaza', x: 340, scale: 1.2, up: 10 },
      { spec: 'single:yuca', x: 222, scale: 1.05 },
      { spec: 'single:yautia', x: 88, scale: 0.8 },
    ]),
  'banner-desayuno': () =>
    banner([
      { spec: 'bag:cafe:hot-beverage', x: 330, scale: 1.3, up: 6 },
      { spec: 'carton:cielo:glass-of-milk', x: 204, scale: 1.34, up: 6 },
      { spec: 'box:mango:avena', x: 92, scale: 1.2, up: 4 },
      { spec: 'single:pan-sobao', x: 256, scale: 0.86 },
    ]),
  'banner-agua': () =>
    banner([
      { spec: 'jug:cielo:droplet', x: 300, scale: 1.3, up: 6 },
      { spec: 'bottle:cielo:droplet', x: 168, scale: 1.34, up: 4 },
      { spec: 'single:vaso-de-agua', x: 228, scale: 0.74 },
      { spec: 'single:lime', x: 96, scale: 0.56 },
    ]),
};

/** Products standing side by side, the first at the back, on 440 × 300 units. */
function banner(items: readonly Standing[]): RenderedArt {
  const pen = createPen();
  const ground = 284;
  let body = '';
  for (const { spec, x, scale, up = 0 } of items) {
    const item = drawSpec(spec, pen);
    if (!item.ok) return { ok: false, reason: `${spec}: ${item.reason}` };
    const left = round(x - 100 * scale);
    const top = round(ground - up - 176 * scale);
    body += `<g transform="translate(${left} ${top}) scale(${scale})">${item.svg}</g>`;
  }
  return drawn(440, 300, `${pen.defs()}${body}`);
}

/** The shop's mark: a cross for a hub, the sol trunco's rays above it; legible from 24 px. */
function mark(): string {
  const plus =
    'M17.8 18a3.2 3.2 0 0 1 6.4 0v4.8H29a3.2 3.2 0 0 1 0 6.4h-4.8V34a3.2 3.2 0 0 1-6.4 0v-4.8H13a3.2 3.2 0 0 1 0-6.4h4.8z';
  return `<rect width="42" height="42" rx="13" fill="#fff"/>${solTrunco(21, 25, 18.5, '#35B56A', 7, 0.66)}<path d="${plus}" fill="#00734A"/>`;
}

/** What a product without a picture shows: a plain paper bag with the shop's sun. */
function paperBag(): string {
  return `<ellipse cx="104" cy="184" rx="62" ry="7" fill="#0D2118" opacity=".12"/>
<path d="M46 62h92v122H52q-6 0-6-6z" fill="#E4ECE7"/><path d="M138 62l20-10v116q0 4-4 7l-16 9z" fill="#C6D4CB"/><path d="M46 62l20-10h92l-20 10z" fill="#F4F8F5"/>
<path d="M70 62V50q0-18 22-18t22 18v12" fill="none" stroke="#AFC1B6" stroke-width="5" stroke-linecap="round"/>
${solTrunco(92, 136, 32, '#AFC1B6', 9)}<path d="M60 144h64" stroke="#AFC1B6" stroke-width="5" stroke-linecap="round"/>`;
}

/** The fanlight over a door of Old San Juan, for states in which there is nothing else to see. */
function ornament(): string {
  return `<path d="M8 164a152 152 0 0 1 304 0z" fill="#EEF8F1"/>${solTrunco(160, 164, 142, '#BFE8CC', 9, 0.56)}${solTrunco(160, 164, 74, '#8FE0A6', 9, 0.5)}
<path d="M130 164a30 30 0 0 1 60 0z" fill="#00734A"/><path d="M8 168h304" stroke="#00734A" stroke-width="6" stroke-linecap="round"/>`;
}

function drawn(width: number, height: number, body: string): RenderedArt {
  return {
    ok: true,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  };
}
