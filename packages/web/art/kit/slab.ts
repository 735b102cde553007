import type { Drawing } from './drawing.ts';
import type { Pen } from './pen.ts';

type Faces = { readonly top: string; readonly left: string; readonly right: string };

/** The corners of a block's faces are at (8, 56), (66, 34), (122, 56), (64, 82) above; `height` below. */
export function slab(faces: Faces, height: number, marks = ''): string {
  const { top, left, right } = faces;
  return `<path d="M8 56L64 82v${height}L8 ${56 + height}z" fill="${left}"/>
<path d="M64 82l58-26v${height}L64 ${82 + height}z" fill="${right}"/>
<path d="M8 56l58-22 56 22-58 26z" fill="${top}"/>${marks}`;
}

/** One block, standing so that its foot is on the ground. */
export function slabDrawing(height: number, faces: Faces, marks: (pen: Pen) => string): Drawing {
  const lift = Math.round((40 - height) / 2);
  return {
    body: (pen) => `<g transform="translate(0 ${lift - 10})">${slab(faces, height, marks(pen))}</g>`,
    foot: [72 + height + lift, 12, 116],
  };
}
