import type { AllergenId } from '../catalog/allergen.ts';
import type { Eater } from '../catalog/allergen-warning.ts';
import { accept, type Result, refuse } from '../kit/result.ts';
import type { DietId } from './diet.ts';

/** The most people that one household can have. */
export const MAX_PEOPLE = 12;

export const memberKinds = ['adult', 'child'] as const;

/** A named person of the household, with what they can't eat. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof memberKinds)[number];
  readonly allergens: readonly AllergenId[];
}

/**
 * The people that a customer shops for. Members are those with a name; the counts include everybody, the customer
 * too.
 */
export interface Household {
  /** At least one: the customer. */
  readonly adults: number;
  readonly children: number;
  /** The customer's own allergens and diets. */
  readonly allergens: readonly AllergenId[];
  readonly diets: readonly DietId[];
  /** Diet tags of products that the customer looks for: keys of `dietTagLabels`. */
  readonly dietTags: readonly string[];
  readonly members: readonly Member[];
}

/** The household of a customer who has saved nothing yet. */
export const newHousehold: Household = {
  adults: 1,
  children: 0,
  allergens: [],
  diets: [],
  dietTags: [],
  members: [],
};

export type HouseholdRefusal =
  /** More than `MAX_PEOPLE` people. */
  | { readonly kind: 'full'; readonly max: number }
  /** More named members than the counts allow. */
  | { readonly kind: 'more-names-than-people' }
  | { readonly kind: 'same-name'; readonly name: string };

type HouseholdResult = Result<Household, HouseholdRefusal>;

/** Validates a household, whether a form or a request built it. */
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

/** The fewest adults that the members allow: the customer and each named adult. */
export const minAdults = ({ members }: Household): number =>
  1 + members.filter(({ kind }) => kind === 'adult').length;

export const minChildren = ({ members }: Household): number =>
  members.filter(({ kind }) => kind === 'child').length;

/** Adds a member, or replaces the one with this id. Raises the counts if they don't include the new member yet. */
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

/** Removes a member's name; the counts stay. */
export const withoutMember = (household: Household, memberId: string): Household => ({
  ...household,
  members: household.members.filter(({ id }) => id !== memberId),
});

/** Everybody who eats from this cart, the customer first. */
export const eatersOf = ({ allergens, members }: Household): readonly Eater[] => [
  { name: null, allergens },
  ...members.map(({ name, allergens: avoided }) => ({ name, allergens: avoided })),
];

const sameName = (a: string, b: string): boolean =>
  a.trim().localeCompare(b.trim(), 'es', { sensitivity: 'base' }) === 0;
