import { describe, expect, it } from 'vitest';
import { productDietTags } from './product-diet-tags.ts';

describe("a product's diet tags", () => {
  it('are its highlights and then those among its tags, each once', () => {
    const product = {
      nutritional_highlights: ['gluten-free', 'alto-en-fibra'],
      tags: ['vegan', 'gluten-free'],
    };
    expect(productDietTags(product)).toEqual(['gluten-free', 'alto-en-fibra', 'vegan']);
  });

  it('leave out search words', () => {
    expect(productDietTags({ tags: ['agua', 'toString', 'hidratante'] })).toEqual(['hidratante']);
  });
});
