import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
