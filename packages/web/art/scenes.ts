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
      { spec: 'single:lechosa', x: 292, scale: 1.82 },
      { spec: 'single:pineapple', x: 112, scale: 1.62, up: 8 },
      { spec: 'single:guineo', x: 384, scale: 1.02 },
      { spec: 'single:mango', x: 190, scale: 1.02 },
      { spec: 'single:guayaba', x: 62, scale: 0.74 },
    ]),
  'banner-viandas': () =>
    banner([
      { spec: 'single:platano-verde', x: 138, scale: 1.62, up: 8 },
      { spec: 'single:calabaza', x: 326, scale: 1.44, up: 10 },
      { spec: 'single:yuca', x: 224, scale: 1.14 },
      { spec: 'single:yautia', x: 82, scale: 0.94 },
    ]),
  'banner-desayuno': () =>
    banner([
      { spec: 'bag:cafe:hot-beverage', x: 340, scale: 1.5, up: 8 },
      { spec: 'carton:cielo:glass-of-milk', x: 204, scale: 1.56, up: 8 },
      { spec: 'box:mango:avena', x: 84, scale: 1.36, up: 4 },
      { spec: 'single:pan-sobao', x: 272, scale: 0.94 },
    ]),
  'banner-agua': () =>
    banner([
      { spec: 'jug:cielo:droplet', x: 312, scale: 1.56, up: 8 },
      { spec: 'bottle:cielo:droplet', x: 152, scale: 1.6, up: 6 },
      { spec: 'single:vaso-de-agua', x: 226, scale: 0.9 },
      { spec: 'single:lime', x: 72, scale: 0.66 },
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

/** The hub of the shop's mark, on 42 × 42 units. */
export const plusPath =
  'M17.8 18a3.2 3.2 0 0 1 6.4 0v4.8H29a3.2 3.2 0 0 1 0 6.4h-4.8V34a3.2 3.2 0 0 1-6.4 0v-4.8H13a3.2 3.2 0 0 1 0-6.4h4.8z';

/** The shop's mark: a cross for a hub, the sol trunco's rays above it; legible from 24 px. */
function mark(): string {
  return `<rect width="42" height="42" rx="13" fill="#fff"/>${solTrunco(21, 25, 18.5, '#35B56A', 7, 0.66)}<path d="${plusPath}" fill="#00734A"/>`;
}

/** What a product without a picture shows: a plain paper bag with the shop's sun. */
function paperBag(): string {
  return `<ellipse cx="106" cy="188" rx="76" ry="7" fill="#0D2118" opacity=".1"/>
<path d="M66 56V44q0-26 32-26t32 26v12" fill="none" stroke="#A9BDB1" stroke-width="6" stroke-linecap="round"/>
<path d="M30 58h116v130H38q-8 0-8-8z" fill="#E4ECE7"/>
<path d="M146 58l24-12v124q0 5-5 8l-19 10z" fill="#C6D4CB"/>
<path d="M30 58l24-12h116l-24 12z" fill="#F4F8F5"/>
<path d="M66 62V44M130 62V44" stroke="#A9BDB1" stroke-width="6" stroke-linecap="round"/>
${solTrunco(88, 136, 42, '#A9BDB1', 9)}
<path d="M46 147h84" stroke="#A9BDB1" stroke-width="6" stroke-linecap="round"/>`;
}

/** The fanlight over a door of Old San Juan, for states in which there is nothing else to see. */
function ornament(): string {
  return `<path d="M8 164a152 152 0 0 1 304 0z" fill="#EEF8F1"/>${solTrunco(160, 164, 142, '#BFE8CC', 9, 0.56)}${solTrunco(160, 164, 74, '#8FE0A6', 9, 0.5)}
<path d="M130 164a30 30 0 0 1 60 0z" fill="#00734A"/>
<path d="M8 168h304" stroke="#00734A" stroke-width="6" stroke-linecap="round"/>`;
}

function drawn(width: number, height: number, body: string): RenderedArt {
  return {
    ok: true,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  };
}
