import type { Drawing } from './kit/drawing.ts';

export const DRAWINGS = {} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof DRAWINGS;

export function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(DRAWINGS, name);
}
