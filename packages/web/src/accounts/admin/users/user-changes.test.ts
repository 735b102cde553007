import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { describe, expect, it } from 'vitest';
import { countsAfter, expectedUser, type Outcome, outcomesNewerThan } from './user-changes.ts';

const aUser = (values: Partial<AdminUserJson> = {}): AdminUserJson => ({
  id: 'a',
  full_name: 'Ana Vega',
  email: 'ana@hospital.example',
  hospital: 'Hospital',
  state: 'pendiente',
  roles: [],
  created_at: '2026-03-03T18:15:00Z',
  ...values,
});

const anOutcome = (values: Partial<Outcome> = {}): Outcome => ({
  status: 'saved',
  user: aUser({ state: 'verificada' }),
  from: 'pendiente',
  atMs: 100,
  ...values,
});

const counts = { pendiente: 3, verificada: 10, 'sin-codigo': 1, rechazada: 0, desactivada: 2 };

describe('changes in the list of users', () => {
  it('expects the state after each change, and no role for users who are out', () => {
    expect(expectedUser(aUser(), 'verify').state).toBe('verificada');
    expect(expectedUser(aUser(), 'reject').state).toBe('rechazada');
    const admin = aUser({ state: 'verificada', roles: ['admin', 'almacen'] });
    expect(expectedUser(admin, 'deactivate')).toMatchObject({ state: 'desactivada', roles: [] });
  });

  it('counts users by their current state; a failed change moves nobody', () => {
    const outcomes = new Map([
      ['a', anOutcome()],
      ['b', anOutcome({ status: 'saving', user: aUser({ state: 'rechazada' }) })],
      ['c', anOutcome({ status: 'failed', user: aUser() })],
    ]);
    expect(countsAfter(counts, outcomes)).toEqual({ ...counts, pendiente: 1, verificada: 11, rechazada: 1 });
  });

  it('drops outcomes that a list loaded later already contains', () => {
    const outcomes = new Map([
      ['old', anOutcome({ atMs: 100 })],
      ['new', anOutcome({ atMs: 300 })],
      ['still saving', anOutcome({ atMs: 100, status: 'saving' })],
    ]);
    expect([...outcomesNewerThan(outcomes, 200).keys()]).toEqual(['new', 'still saving']);
  });
});
