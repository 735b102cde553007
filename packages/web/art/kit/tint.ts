import type { Drawing } from './drawing.ts';
import { DEFAULT_FOOT } from './drawing.ts';
import { notoBody, scopeIds } from './noto.ts';
import { NOTO_FEET } from './noto-feet.ts';

/** A glyph of Noto's in other colours: `recolour` names a new colour for each of its own that changes. */
export function tinted(name: string, recolour: Readonly<Record<string, string>>): Drawing {
  return {
    body: (pen) =>
      scopeIds(notoBody(name) ?? '', pen).replace(
        /#[0-9a-f]{3,6}\b/gi,
        (colour) => recolour[colour.toLowerCase()] ?? colour,
      ),
    foot: NOTO_FEET[name] ?? DEFAULT_FOOT,
  };
}
