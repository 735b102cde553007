import { describe, expect, it } from 'vitest';
import { laidOver } from './laid-over.ts';

const fresh = { label: 'Casa', street: '', isDefault: false };

describe('what was stored over a fresh form', () => {
  it('brings back what was typed, and leaves the rest', () =>
    expect(laidOver(fresh, { street: 'Calle Luna 7', isDefault: true })).toEqual({
      label: 'Casa',
      street: 'Calle Luna 7',
      isDefault: true,
    }));

  it.each([undefined, null, 'Calle Luna 7', 7, []])('is nothing where %j was stored', (stored) =>
    expect(laidOver(fresh, stored)).toEqual(fresh),
  );

  it('takes no field that the form hasn’t, and none of another kind', () =>
    expect(laidOver(fresh, { label: 7, isDefault: 'true', role: 'admin' })).toEqual(fresh));
});
