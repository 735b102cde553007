import { expect, it } from 'vitest';
import type { HomeAddress } from './home-address.ts';
import { sameAddress } from './saved-address.ts';

const home: HomeAddress = {
  urbanizacion: 'Urb. Las Américas',
  street: 'Calle 3 B-12',
  apartment: '',
  municipio: 'Caguas',
  zip: '00725',
};

it('is one place however it was typed', () => {
  expect(sameAddress(home, { ...home, urbanizacion: 'urb las americas', street: ' calle 3, B-12. ' })).toBe(
    true,
  );
});

it('is another place where the apartment, the number or the urbanización differ', () => {
  expect(sameAddress(home, { ...home, apartment: '2' })).toBe(false);
  expect(sameAddress(home, { ...home, street: 'Calle 3 B-1' })).toBe(false);
  expect(sameAddress(home, { ...home, urbanizacion: 'Villa Nevárez' })).toBe(false);
  // The words are the same, their places are not.
  expect(
    sameAddress({ ...home, street: 'Calle 3', apartment: 'B 12' }, { ...home, street: 'Calle 3 B 12' }),
  ).toBe(false);
});
