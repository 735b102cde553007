import { expect, it } from 'vitest';
import { addressIssues, zipIssue } from './address-issues.ts';
import { homeAddressLine } from './home-address.ts';

const home = { urbanizacion: '', street: 'Calle 3 B-12', apartment: '', municipio: 'Caguas', zip: '00725' };

it('requires street, municipio and a Puerto Rican ZIP; the other fields may be empty', () => {
  expect(addressIssues(home)).toEqual({});
  expect(addressIssues({ ...home, street: ' ', municipio: 'Miami', zip: '33101' })).toEqual({
    street: 'Escribe la calle y el número.',
    municipio: 'Escoge un municipio.',
    zip: 'El ZIP de Puerto Rico tiene 5 dígitos, como 00926.',
  });
});

it('refuses a ZIP that cannot belong to the municipio, unless the address is already stored', () => {
  const odd = { ...home, zip: '00730' };
  const issue = 'El ZIP 00730 no es de Caguas. Revisa el ZIP o el municipio.';
  expect(addressIssues(odd)).toEqual({ zip: issue });
  expect(addressIssues({ ...odd, street: 'Calle 4' }, [odd])).toEqual({});
  expect(zipIssue(odd, [{ ...odd, municipio: 'Ponce' }])).toBe(issue);
});

it('formats an address as one line and leaves out empty fields', () => {
  expect(homeAddressLine(home)).toBe('Calle 3 B-12, Caguas, PR 00725');
  expect(homeAddressLine({ ...home, urbanizacion: 'Villa Blanca', apartment: 'Apt. 2' })).toBe(
    'Villa Blanca, Calle 3 B-12, Apt. 2, Caguas, PR 00725',
  );
});
