import { describe, expect, it } from 'vitest';
import { productDietTags } from './product-diet-tags.ts';

describe('productDietTags', () => {
  it('are the highlights and the diet tags among the tags, each once', () => {
    const product = {
      nutritional_highlights: ['gluten-free', 'alto-en-fibra'],
      tags: ['vegan', 'gluten-free'],
    };
    expect(productDietTags(product)).toEqual(['gluten-free', 'alto-en-fibra', 'vegan']);
  });

  it('leave out other tags', () => {
    expect(productDietTags({ tags: ['agua', 'toString', 'hidratante'] })).toEqual(['hidratante']);
  });
});
