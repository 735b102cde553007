import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergens } from '../catalog/allergen.ts';
import {
  checkHousehold,
  eatersOf,
  type Household,
  MAX_PEOPLE,
  type Member,
  newHousehold,
  withMember,
  withoutMember,
} from './household.ts';

const camila: Member = { id: 'm-1', name: 'Camila', kind: 'child', allergens: ['huevo'] };
const home = (values: Partial<Household> = {}): Household => ({ ...newHousehold, ...values });

describe('a household', () => {
  it('starts with one adult, the customer', () => {
    expect(newHousehold).toMatchObject({ adults: 1, children: 0, members: [] });
    expect(eatersOf(newHousehold)).toEqual([{ name: null, allergens: [] }]);
  });

  it('grows when a person gets a name, unless the counts already include them', () => {
    expect(withMember(home(), camila)).toMatchObject({ ok: true, value: { adults: 1, children: 1 } });
    expect(withMember(home({ children: 2 }), camila)).toMatchObject({ ok: true, value: { children: 2 } });
    const mother: Member = { ...camila, kind: 'adult' };
    expect(withMember(home(), mother)).toMatchObject({ ok: true, value: { adults: 2, children: 0 } });
  });

  it('replaces a member of the same id instead of adding one', () => {
    const existing = home({ children: 1, members: [camila] });
    expect(withMember(existing, { ...camila, allergens: ['leche'] })).toMatchObject({
      ok: true,
      value: { children: 1, members: [{ name: 'Camila', allergens: ['leche'] }] },
    });
  });

  it('keeps its counts when a member is removed', () => {
    expect(withoutMember(home({ children: 1, members: [camila] }), 'm-1')).toMatchObject({
      children: 1,
      members: [],
    });
  });

  it('refuses two members of the same name, regardless of case and accents', () => {
    const other: Member = { ...camila, id: 'm-2', name: ' CAMILA ' };
    expect(withMember(home({ children: 1, members: [camila] }), other)).toEqual({
      ok: false,
      refusal: { kind: 'same-name', name: ' CAMILA ' },
    });
  });

  it('refuses more than twelve people, and more names than people', () => {
    expect(withMember(home({ adults: 6, children: 6 }), { ...camila, kind: 'child' }).ok).toBe(true);
    expect(checkHousehold(home({ adults: 7, children: 6 }))).toEqual({
      ok: false,
      refusal: { kind: 'full', max: 12 },
    });
    expect(checkHousehold(home({ members: [camila] }))).toEqual({
      ok: false,
      refusal: { kind: 'more-names-than-people' },
    });
  });
});

const aMember: fc.Arbitrary<Member> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  name: fc.string({ minLength: 1, maxLength: 8 }),
  kind: fc.constantFrom('adult', 'child'),
  allergens: fc.uniqueArray(fc.constantFrom(...allergens.map(({ id }) => id))),
});

it('stays valid after any additions and removals', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(aMember, fc.boolean()), { maxLength: 30 }), (steps) => {
      let household = newHousehold;
      for (const [member, isAdded] of steps) {
        const next = isAdded ? withMember(household, member) : null;
        household = next ? (next.ok ? next.value : household) : withoutMember(household, member.id);
        expect(checkHousehold(household).ok).toBe(true);
        expect(household.adults + household.children).toBeLessThanOrEqual(MAX_PEOPLE);
        expect(new Set(household.members.map(({ id }) => id)).size).toBe(household.members.length);
      }
    }),
  );
});
