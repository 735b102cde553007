import { describe, expect, it } from 'vitest';
import { priceSteps } from './price-steps.ts';

const box = { width: 100, height: 50 };
const day = (number: number) => `2026-11-0${number}T04:00:00Z`;

describe('priceSteps', () => {
  it('holds each price until the next one, and the last until now', () => {
    const points = [
      { at: day(1), cents: 300 },
      { at: day(3), cents: 400 },
      { at: day(4), cents: 350 },
    ];
    expect(priceSteps(points, Date.parse(day(5)), box)).toMatchObject({
      path: 'M0 50H50V0H75V25H100',
      maxCents: 400,
      minCents: 300,
    });
  });

  it('draws a line in the middle if the price never changed', () => {
    expect(priceSteps([{ at: day(1), cents: 300 }], Date.parse(day(1)), box).path).toBe('M0 25H100');
  });
});
