import { findGlyph, placeGlyph } from './glyph.ts';
import type { Pen } from './pen.ts';
import { round } from './pen.ts';

/** A badge drawn around the origin, some 56 units wide; it tells a variant without a word. */
export type Mark = (pen: Pen, ring: string) => string;

const FORBIDDEN = '#C62F3B';
const LESS = '#2A7FB8';

/**
 * The mark of that name, or undefined: `con-GLYPH` shows what is in it, `sin-GLYPH` strikes out what
 * isn't, `menos-GLYPH` says there is less of it, `grasa-20` is the share of fat in meat, `gota-50` is
 * how much of its cream a milk has kept.
 */
export function findMark(name: string): Mark | undefined {
  const [, kind, what = ''] = /^(con|sin|menos|grasa|gota)-([a-z0-9-]+)$/.exec(name) ?? [];
  if (kind === 'grasa') return isPercent(what) ? fatShare(Number(what)) : undefined;
  if (kind === 'gota') return isPercent(what) ? creamDrop(Number(what)) : undefined;
  const glyph = kind === undefined ? undefined : findGlyph(what);
  if (!glyph) return undefined;
  return (pen, ring) => {
    const shown = placeGlyph(glyph, pen).at(0, 0, kind === 'con' ? 40 : 36);
    if (kind === 'con') return `${disc(ring)}${shown}`;
    if (kind === 'sin')
      return `${disc(FORBIDDEN)}${shown}<path d="M-18-18L18 18" stroke="${FORBIDDEN}" stroke-width="6"/>`;
    return `${disc(LESS)}${shown}<path d="M16 2v14m-8-7l8 9 8-9" stroke="#fff" stroke-width="11" fill="none" stroke-linejoin="round"/><path d="M16 2v14m-8-7l8 9 8-9" stroke="${LESS}" stroke-width="6" fill="none" stroke-linejoin="round"/>`;
  };
}

function isPercent(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) <= 100;
}

function disc(ring: string): string {
  return `<circle r="27" fill="#fff" stroke="${ring}" stroke-width="5"/>`;
}

/** A round of meat with its share of fat cut out in cream. */
function fatShare(percent: number): Mark {
  const angle = (percent / 100) * 2 * Math.PI;
  const at = `${round(Math.sin(angle) * 21)} ${round(-Math.cos(angle) * 21)}`;
  return (_, ring) =>
    `${disc(ring)}<circle r="21" fill="#B3202E"/><path d="M0 0V-21A21 21 0 0 1 ${at}z" fill="#FFE7A6" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/>`;
}

/** A drop filled as high as the milk has cream. */
function creamDrop(percent: number): Mark {
  const drop = 'M0-21C8-10 15-3 15 6a15 15 0 0 1-30 0C-15-3-8-10 0-21z';
  return (pen, ring) => {
    const top = round(21 - (42 * percent) / 100);
    return `${disc(ring)}<path d="M-20 ${top}h40v42h-40z" clip-path="${pen.clip(`<path d="${drop}"/>`)}" fill="#F0B030"/><path d="${drop}" fill="none" stroke="#8A5A10" stroke-width="4"/>`;
  };
}
