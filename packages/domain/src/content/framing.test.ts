import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropInside, cropPixels, focalInCrop } from './framing.ts';

test('a part of a picture stays inside it, whatever is asked for', () => {
  const share = fc.double({ min: -2, max: 3, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({ x: share, y: share, width: share, height: share }),
      fc.integer({ min: 1, max: 4000 }),
      fc.integer({ min: 1, max: 4000 }),
      (crop, width, height) => {
        const part = cropPixels(crop, width, height);
        expect(part.left + part.width).toBeLessThanOrEqual(width);
        expect(part.top + part.height).toBeLessThanOrEqual(height);
        expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1);
        expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
  expect(cropInside({ x: 0.8, y: 0, width: 0.5, height: 2 })).toEqual({
    x: 0.5,
    y: 0,
    width: 0.5,
    height: 1,
  });
});

test('the focal point keeps its place when only a part is shown', () => {
  const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
  expect(focalInCrop({ x: 0.75, y: 0.4 }, crop)).toEqual({ x: 0.5, y: 0.4 });
  expect(focalInCrop({ x: 0.2, y: 0.4 }, crop)).toEqual({ x: 0, y: 0.4 });
  expect(focalInCrop({ x: 0.2, y: 0.4 }, null)).toEqual({ x: 0.2, y: 0.4 });
});
