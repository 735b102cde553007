import { describe, expect, it } from 'vitest';
import { bulkFields, firstLine, lineIssue, lineValue } from './bulk-operations.ts';

describe('bulk operations', () => {
  it('a new line is ready to be sent, or names what is missing', () => {
    for (const field of Object.keys(bulkFields) as (keyof typeof bulkFields)[]) {
      const line = firstLine(field);
      expect(bulkFields[field].operations.map(({ id }) => id)).toContain(line.operation);
      const isReady = bulkFields[field].choices !== undefined || field === 'aisle';
      expect([field, lineIssue(line) === null]).toEqual([field, isReady]);
    }
  });

  it('reads amounts with comma, sign and currency', () => {
    expect(lineValue({ field: 'price', operation: 'set', text: '$1,004.50' })).toBe(1004.5);
    expect(lineValue({ field: 'price', operation: 'set', text: '2,25' })).toBe(2.25);
    expect(lineValue({ field: 'price', operation: 'percent', text: '-10' })).toBe(-10);
    expect(lineValue({ field: 'price', operation: 'percent', text: '−12,5 %' })).toBe(-12.5);
    expect(lineIssue({ field: 'price', operation: 'set', text: '3,499' })).toContain('$3,499.00 o $3.50');
    expect(lineIssue({ field: 'price', operation: 'percent', text: '0' })).not.toBeNull();
    expect(lineValue({ field: 'aisle', operation: 'set', text: ' ' })).toBeNull();
    expect(lineValue({ field: 'is_active', operation: 'set', text: 'no' })).toBe(false);
  });
});
