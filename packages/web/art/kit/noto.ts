import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Foot } from './drawing.ts';
import type { Pen } from './pen.ts';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

let icons: IconSet['icons'] | undefined;

/** The markup of a Noto Emoji glyph on 128 × 128 units, or undefined when there is none of that name. */
export function notoBody(name: string): string | undefined {
  icons ??= readIcons();
  return Object.hasOwn(icons, name) ? icons[name]?.body : undefined;
}

/** A glyph's markup with its ids made the picture's own; two glyphs of the set share ids otherwise. */
export function scopeIds(body: string, pen: Pen): string {
  const ids = new Set([...body.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? ''));
  if (ids.size === 0) return body;
  const prefix = pen.prefix();
  return body
    .replace(/\bid="([^"]+)"/g, (_, id: string) => `id="${prefix}${id}"`)
    .replace(/url\(#([^)]+)\)/g, (whole, id: string) => (ids.has(id) ? `url(#${prefix}${id})` : whole))
    .replace(/href="#([^"]+)"/g, (whole, id: string) => (ids.has(id) ? `href="#${prefix}${id}"` : whole));
}

/** Read when first needed: the set is 25 MB, and a build with nothing to draw needs none of it. */
function readIcons(): IconSet['icons'] {
  const file = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json');
  const set: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isIconSet(set)) throw new Error(`${file} is not an Iconify icon set`);
  return set.icons;
}

function isIconSet(value: unknown): value is IconSet {
  return typeof value === 'object' && value !== null && 'icons' in value && typeof value.icons === 'object';
}

/**
 * Where Noto's glyphs of loose food touch the ground, measured on their outlines: [lowest y, half the
 * width that rests]. Glyphs not listed stand on DEFAULT_FOOT, which is what most of the set does.
 */
export const NOTO_FEET: Readonly<Record<string, Foot>> = {
  avocado: [122, 34],
  'baguette-bread': [122, 40],
  'bell-pepper': [123, 32],
  blueberries: [121, 46],
  broccoli: [123, 24],
  carrot: [115, 34],
  'cheese-wedge': [115, 52],
  cherries: [124, 40],
  croissant: [120, 46],
  cucumber: [120, 42],
  'ear-of-corn': [123, 36],
  egg: [123, 32],
  eggplant: [121, 36],
  garlic: [124, 38],
  'ginger-root': [122, 40],
  grapes: [123, 22],
  'green-apple': [123, 38],
  'hot-pepper': [122, 34],
  'kiwi-fruit': [121, 44],
  'leafy-green': [123, 26],
  lemon: [113, 42],
  lime: [114, 42],
  mango: [123, 40],
  melon: [123, 40],
  onion: [125, 40],
  'pea-pod': [122, 34],
  peach: [122, 40],
  pear: [122, 34],
  pickle: [118, 42],
  pineapple: [123, 30],
  pizza: [123, 20],
  potato: [120, 46],
  'poultry-leg': [122, 36],
  pumpkin: [118, 48],
  'red-apple': [123, 38],
  'root-vegetable': [124, 30],
  'roasted-sweet-potato': [120, 44],
  strawberry: [123, 20],
  tangerine: [123, 40],
  tomato: [120, 42],
  watermelon: [114, 50],
};
