import { describe, expect, it } from 'vitest';
import { dietLabels } from './diet-labels.ts';

describe('diet labels', () => {
  it('name each known tag once, in the order given', () => {
    expect(dietLabels(['gluten-free', 'alto-en-fibra', 'gluten-free'])).toEqual([
      'Sin gluten',
      'Alto en fibra',
    ]);
  });

  it('leave out search words', () => {
    expect(dietLabels(['agua', 'water', 'hidratante'])).toEqual(['Hidratante']);
  });
});
