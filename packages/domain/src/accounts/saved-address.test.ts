import { expect, it } from 'vitest';
import type { HomeAddress } from './home-address.ts';
import { isSameAddress } from './saved-address.ts';

const home: HomeAddress = {
  urbanizacion: 'Urb. Las Américas',
  street: 'Calle 3 B-12',
  apartment: '',
  municipio: 'Caguas',
  zip: '00725',
};

it('treats different spellings of an address as the same place', () => {
  expect(isSameAddress(home, { ...home, urbanizacion: 'urb las americas', street: ' calle 3, B-12. ' })).toBe(
    true,
  );
});

it('treats another apartment, number or urbanización as another place', () => {
  expect(isSameAddress(home, { ...home, apartment: '2' })).toBe(false);
  expect(isSameAddress(home, { ...home, street: 'Calle 3 B-1' })).toBe(false);
  expect(isSameAddress(home, { ...home, urbanizacion: 'Villa Nevárez' })).toBe(false);
  // The letters and digits are equal, but they stand in other fields.
  expect(
    isSameAddress({ ...home, street: 'Calle 3', apartment: 'B 12' }, { ...home, street: 'Calle 3 B 12' }),
  ).toBe(false);
});
