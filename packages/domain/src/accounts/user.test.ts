import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from './role.ts';
import { type AccountState, accountState, decideUserChange, type User, type UserChange } from './user.ts';

const states: AccountState[] = ['sin-codigo', 'pendiente', 'verificada', 'rechazada', 'desactivada'];
const changes: UserChange[] = [
  'verify',
  'reject',
  'deactivate',
  { roles: ['admin'] },
  { roles: ['almacen', 'reparto'] },
  { roles: [] },
];

const aUser = (overrides: Partial<User> = {}): User => ({
  state: 'pendiente',
  emailVerified: true,
  roles: [],
  ...overrides,
});

const isAdmin = ({ roles: heldRoles }: User) => heldRoles.includes('admin');

const stateAfter = (from: AccountState, change: UserChange): AccountState | string => {
  const result = decideUserChange(aUser({ state: from, emailVerified: from !== 'sin-codigo' }), change, 1);
  return result.ok ? result.value.state : `no: ${result.refusal.kind}`;
};

describe('the state of an account', () => {
  it('follows from verification and decisions; a rejection outweighs the rest', () => {
    const facts = { emailVerified: true, isVerified: false, isRejected: false, isDeactivated: false };
    expect(accountState({ ...facts, emailVerified: false })).toBe('sin-codigo');
    expect(accountState(facts)).toBe('pendiente');
    expect(accountState({ ...facts, isVerified: true })).toBe('verificada');
    expect(accountState({ ...facts, isRejected: true })).toBe('rechazada');
    expect(accountState({ ...facts, isDeactivated: true, isRejected: true })).toBe('desactivada');
  });

  it('is not verified without a confirmed e-mail', () => {
    const facts = { emailVerified: false, isVerified: true, isRejected: false, isDeactivated: false };
    expect(accountState(facts)).toBe('sin-codigo');
  });
});

describe('decideUserChange', () => {
  it('allows only the listed transitions', () => {
    const rows = [
      ['sin-codigo', 'verify', 'no: email-unproven'],
      ['sin-codigo', 'reject', 'rechazada'],
      ['sin-codigo', 'deactivate', 'no: not-verified'],
      ['pendiente', 'verify', 'verificada'],
      ['pendiente', 'reject', 'rechazada'],
      ['pendiente', 'deactivate', 'no: not-verified'],
      ['verificada', 'verify', 'no: already'],
      ['verificada', 'reject', 'no: verified-already'],
      ['verificada', 'deactivate', 'desactivada'],
      ['rechazada', 'verify', 'verificada'],
      ['rechazada', 'reject', 'no: already'],
      ['rechazada', 'deactivate', 'no: not-verified'],
      ['desactivada', 'verify', 'verificada'],
      ['desactivada', 'reject', 'no: already'],
      ['desactivada', 'deactivate', 'no: already'],
    ] as const;
    expect(rows.map(([from, change]) => [from, change, stateAfter(from, change)])).toEqual(rows);
  });

  it.each(roles)('assigns %s only to verified users, and removes it from any user', (role) => {
    for (const state of states) {
      const given = decideUserChange(aUser({ state }), { roles: [role] }, 1);
      expect(given.ok).toBe(state === 'verificada');
      expect(decideUserChange(aUser({ state, roles: [role] }), { roles: [] }, 1)).toEqual({
        ok: true,
        value: aUser({ state }),
      });
    }
  });

  it('lets the last administrator take other roles, and never lose that one', () => {
    const last = aUser({ state: 'verificada', roles: ['admin'] });
    expect(decideUserChange(last, { roles: ['admin', 'almacen'] }, 0).ok).toBe(true);
    const both = aUser({ state: 'verificada', roles: ['admin', 'almacen'] });
    expect(decideUserChange(both, { roles: ['admin'] }, 0).ok).toBe(true);
    expect(decideUserChange(both, { roles: ['almacen'] }, 0)).toEqual({
      ok: false,
      refusal: { kind: 'last-admin' },
    });
    expect(decideUserChange(aUser({ state: 'verificada', roles: ['cuentas'] }), { roles: [] }, 0).ok).toBe(
      true,
    );
  });

  it("removes the roles on deactivation, so that reactivation doesn't restore them", () => {
    const out = decideUserChange(
      aUser({ state: 'verificada', roles: ['admin', 'almacen'] }),
      'deactivate',
      1,
    );
    expect(out).toEqual({ ok: true, value: aUser({ state: 'desactivada' }) });
    if (!out.ok) return;
    expect(decideUserChange(out.value, 'verify', 1)).toEqual({
      ok: true,
      value: aUser({ state: 'verificada' }),
    });
  });

  it.each<UserChange>(['deactivate', { roles: [] }])(
    'refuses to %j the last active administrator',
    (change) => {
      const last = aUser({ state: 'verificada', roles: ['admin'] });
      expect(decideUserChange(last, change, 0)).toEqual({ ok: false, refusal: { kind: 'last-admin' } });
      expect(decideUserChange(last, change, 1).ok).toBe(true);
    },
  );

  it('keeps an administrator, and roles only on verified users, after any changes in any order', () => {
    const command = fc.record({ who: fc.nat({ max: 3 }), change: fc.constantFrom(...changes) });
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const people = [
          aUser({ state: 'verificada', roles: ['admin'] }),
          aUser({ state: 'verificada' }),
          aUser(),
          aUser({ state: 'sin-codigo', emailVerified: false }),
        ];
        for (const { who, change } of commands) {
          const user = people[who] ?? aUser();
          const others = people.filter((other, index) => isAdmin(other) && index !== who).length;
          const result = decideUserChange(user, change, others);
          if (result.ok) people[who] = result.value;
        }
        expect(people.some(isAdmin)).toBe(true);
        const staff = people.filter((user) => user.roles.length > 0);
        expect(staff.every(({ state }) => state === 'verificada')).toBe(true);
      }),
    );
  });
});
