import type { AllergenId } from '../catalog/allergen.ts';
import type { Eater } from '../catalog/allergen-warning.ts';
import { accept, type Result, refuse } from '../kit/result.ts';
import type { DietId } from './diet.ts';

/** More than one kitchen feeds. */
export const MAX_PEOPLE = 12;

export const memberKinds = ['adult', 'child'] as const;

/** Somebody else at home, with what they can't eat. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof memberKinds)[number];
  readonly allergens: readonly AllergenId[];
}

/** For whom a customer shops. Only some at home have names; the counts are of all, themselves included. */
export interface Household {
  /** At least one: themselves. */
  readonly adults: number;
  readonly children: number;
  /** Their own. */
  readonly allergens: readonly AllergenId[];
  readonly diets: readonly DietId[];
  /** Diet tags of products that they look for: keys of `dietTagLabels`. */
  readonly dietTags: readonly string[];
  readonly members: readonly Member[];
}

/** Who has told us nothing yet. */
export const newHousehold: Household = {
  adults: 1,
  children: 0,
  allergens: [],
  diets: [],
  dietTags: [],
  members: [],
};

export type HouseholdRefusal =
  /** As many at home as there can be. */
  | { readonly kind: 'full'; readonly max: number }
  /** More people with names than people. */
  | { readonly kind: 'more-names-than-people' }
  | { readonly kind: 'same-name'; readonly name: string };

type HouseholdResult = Result<Household, HouseholdRefusal>;

/** What a household must be, whoever made it. */
export const checkHousehold = (household: Household): HouseholdResult => {
  const { adults, children, members } = household;
  if (adults + children > MAX_PEOPLE) return refuse({ kind: 'full', max: MAX_PEOPLE });
  if (adults < minAdults(household) || children < minChildren(household))
    return refuse({ kind: 'more-names-than-people' });
  const twice = members.find(({ name }, position) =>
    members.slice(0, position).some((other) => sameName(other.name, name)),
  );
  return twice ? refuse({ kind: 'same-name', name: twice.name }) : accept(household);
};

/** Themselves, and the adults with a name. */
export const minAdults = ({ members }: Household): number =>
  1 + members.filter(({ kind }) => kind === 'adult').length;

export const minChildren = ({ members }: Household): number =>
  members.filter(({ kind }) => kind === 'child').length;

/** Adds somebody, or changes who has this id; the counts grow where a name has no place in them yet. */
export const withMember = (household: Household, member: Member): HouseholdResult => {
  const isExisting = household.members.some(({ id }) => id === member.id);
  const members = isExisting
    ? household.members.map((other) => (other.id === member.id ? member : other))
    : [...household.members, member];
  const next = { ...household, members };
  return checkHousehold({
    ...next,
    adults: Math.max(next.adults, minAdults(next)),
    children: Math.max(next.children, minChildren(next)),
  });
};

/** Takes a name away; how many there are at home stays. */
export const withoutMember = (household: Household, memberId: string): Household => ({
  ...household,
  members: household.members.filter(({ id }) => id !== memberId),
});

/** Everybody who eats from this cart, they themselves first. */
export const eatersOf = ({ allergens, members }: Household): readonly Eater[] => [
  { name: null, allergens },
  ...members.map(({ name, allergens: avoided }) => ({ name, allergens: avoided })),
];

const sameName = (a: string, b: string): boolean =>
  a.trim().localeCompare(b.trim(), 'es', { sensitivity: 'base' }) === 0;
