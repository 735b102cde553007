import { expect, test } from 'vitest';
import { cropOf, framingOfCrop, movedByArrowKey, type Shape, shapes } from './framing.ts';

const square = shapes.find(({ id }) => id === '1') as Shape;
const own = shapes[0] as Shape;

test('a part has its shape on the photo, as large as fits', () => {
  // Twice as wide as high: a square is half of its width.
  expect(cropOf(square, 1, { x: 0.5, y: 0.5 }, 2)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(cropOf(own, 1, { x: 0.5, y: 0.5 }, 2)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(cropOf(own, 2, { x: 0.9, y: 0.9 }, 2)).toEqual({ x: 0.5, y: 0.5, width: 0.5, height: 0.5 });
});

test('a kept part is found again as it was made', () => {
  const crop = cropOf(square, 2, { x: 0.4, y: 0.6 }, 1.5);
  const framing = framingOfCrop(crop, 1.5);
  expect(framing.shape).toBe(square);
  expect(framing.closer).toBeCloseTo(2);
  expect(cropOf(framing.shape, framing.closer, framing.about, 1.5)).toEqual(crop);
  expect(framingOfCrop(null, 1.5)).toMatchObject({ closer: 1 });
});

test('arrow keys move a point and leave it on the photo', () => {
  expect(movedByArrowKey({ x: 0.5, y: 0.5 }, 'ArrowLeft', 0.1)).toEqual({ x: 0.4, y: 0.5 });
  expect(movedByArrowKey({ x: 0, y: 1 }, 'ArrowDown')).toEqual({ x: 0, y: 1 });
  expect(movedByArrowKey({ x: 0, y: 1 }, 'Tab')).toBeNull();
});
