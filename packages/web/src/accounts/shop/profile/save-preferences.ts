import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';
import {
  checkHousehold,
  type Member,
  withoutMember as memberTakenAway,
  withMember,
} from '@nutricion/domain/accounts/household';
import { failureText } from '../../../kit/api/failure-text.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { logError } from '../../../kit/lib/log.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import { changePreferences, type PreferenceChange } from '../../public/preference-changes.ts';

/** Saves a change that is shown at once. If it can't be saved it is undone, and a toast says so. */
export const savePreferences = async (change: PreferenceChange, done = 'Guardado'): Promise<boolean> => {
  try {
    await changePreferences(change);
    announce(done);
    return true;
  } catch (error) {
    logError('Error saving preferences', error);
    toastError('No se guardó tu cambio', failureText(error));
    return false;
  }
};

/** Adds an item to a list or removes it. */
export const toggled = <T>(list: readonly T[], item: T, isIn: boolean): T[] => {
  const others = list.filter((other) => other !== item);
  return isIn ? [...others, item] : others;
};

/** Adds or replaces a member in the current household; a household that refuses the member stays unchanged. */
export const putMember =
  (member: Member): PreferenceChange =>
  (preferences) => {
    const next = withMember(preferences, member);
    return next.ok ? merged(preferences, next.value) : preferences;
  };

export const dropMember =
  (memberId: string): PreferenceChange =>
  (preferences) =>
    merged(preferences, memberTakenAway(preferences, memberId));

/** Sets the counts, unless the household would be invalid. */
export const countPeople =
  (count: Partial<Pick<PreferencesJson, 'adults' | 'children'>>): PreferenceChange =>
  (preferences) =>
    checkHousehold({ ...preferences, ...count }).ok ? { ...preferences, ...count } : preferences;

const merged = (
  preferences: PreferencesJson,
  { adults, children, members }: Pick<ReturnType<typeof memberTakenAway>, 'adults' | 'children' | 'members'>,
): PreferencesJson => ({
  ...preferences,
  adults,
  children,
  members: members.map((member) => ({ ...member, allergens: [...member.allergens] })),
});
