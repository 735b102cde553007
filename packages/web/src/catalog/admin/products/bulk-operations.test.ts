import { describe, expect, it } from 'vitest';
import { bulkFields, firstLine, lineFault, lineValue } from './bulk-operations.ts';

describe('what is done to many products', () => {
  it('begins with something that can be tried, or says what is missing', () => {
    for (const field of Object.keys(bulkFields) as (keyof typeof bulkFields)[]) {
      const line = firstLine(field);
      expect(bulkFields[field].deeds.map(({ id }) => id)).toContain(line.deed);
      const isReady = bulkFields[field].choices !== undefined || field === 'aisle';
      expect([field, lineFault(line) === null]).toEqual([field, isReady]);
    }
  });

  it('reads amounts as people write them', () => {
    expect(lineValue({ field: 'price', deed: 'set', text: '$1,004.50' })).toBe(1004.5);
    expect(lineValue({ field: 'price', deed: 'set', text: '2,25' })).toBe(2.25);
    expect(lineValue({ field: 'price', deed: 'percent', text: '-10' })).toBe(-10);
    expect(lineValue({ field: 'price', deed: 'percent', text: '−12,5 %' })).toBe(-12.5);
    expect(lineFault({ field: 'price', deed: 'set', text: '3,499' })).toContain('$3,499.00 o $3.50');
    expect(lineFault({ field: 'price', deed: 'percent', text: '0' })).not.toBeNull();
    expect(lineValue({ field: 'aisle', deed: 'set', text: ' ' })).toBeNull();
    expect(lineValue({ field: 'is_active', deed: 'set', text: 'no' })).toBe(false);
  });
});
