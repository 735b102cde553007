import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';

/** Of somebody who has told nothing yet. */
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
