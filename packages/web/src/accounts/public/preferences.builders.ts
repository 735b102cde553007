import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';

/** Preferences of a user who has saved nothing yet. */
export const somePreferences = (values: Partial<PreferencesJson> = {}): PreferencesJson => ({
  version: 0,
  adults: 1,
  children: 0,
  allergens: [],
  diets: [],
  dietTags: [],
  members: [],
  ...values,
});
