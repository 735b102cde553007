import { describe, expect, it } from 'vitest';
import { mergeStored } from './merge-stored.ts';

const fresh = { label: 'Casa', street: '', isDefault: false };

describe('what was stored over a fresh form', () => {
  it('brings back what was typed, and leaves the rest', () =>
    expect(mergeStored(fresh, { street: 'Calle Luna 7', isDefault: true })).toEqual({
      label: 'Casa',
      street: 'Calle Luna 7',
      isDefault: true,
    }));

  it.each([undefined, null, 'Calle Luna 7', 7, []])('is nothing where %j was stored', (stored) =>
    expect(mergeStored(fresh, stored)).toEqual(fresh),
  );

  it('takes no field that the form hasn’t, and none of another kind', () =>
    expect(mergeStored(fresh, { label: 7, isDefault: 'true', role: 'admin' })).toEqual(fresh));
});
