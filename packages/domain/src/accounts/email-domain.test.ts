import { expect, it } from 'vitest';
import { emailDomain } from './email-domain.ts';

it('returns the domain of a deliverable e-mail address, and null for any other text', () => {
  const rows: readonly (readonly [string, string | null])[] = [
    [' Ana@Hospital.example ', 'hospital.example'],
    [`${'a'.repeat(64)}@hospital.example`, 'hospital.example'],
    [`${'a'.repeat(65)}@hospital.example`, null],
    [`ana@${'a'.repeat(250)}.example`, null],
    ['ana@hospital', null],
    ['ana', null],
  ];
  expect(rows.filter(([email, domain]) => emailDomain(email) !== domain)).toEqual([]);
});
