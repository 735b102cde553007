import { describe, expect, it } from 'vitest';
import { jsonList, jsonObject, jsonOf, jsonWith } from './json-text.ts';

describe('JsonText', () => {
  it('parses to the values it was joined from, whatever their texts contain', () => {
    const product = jsonOf({ title: 'Pan "sobao" \u2028 {x}', price: 1.5 });
    const text = jsonObject({ products: jsonList([product, product]), total: jsonOf(2) });
    const read = { title: 'Pan "sobao" \u2028 {x}', price: 1.5 };
    expect(JSON.parse(text)).toEqual({ products: [read, read], total: 2 });
  });

  it('accepts more members, or none', () => {
    const hit = jsonWith(jsonOf({ id: 'a' }), { score: jsonOf(3) });
    expect(JSON.parse(hit)).toEqual({ id: 'a', score: 3 });
    expect(JSON.parse(jsonWith(jsonOf({ id: 'a' }), {}))).toEqual({ id: 'a' });
    expect(JSON.parse(jsonList([]))).toEqual([]);
  });
});
