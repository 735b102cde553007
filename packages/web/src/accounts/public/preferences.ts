import { eatersOf } from '@nutricion/domain/accounts/household';
import type { Eater } from '@nutricion/domain/catalog/allergen-warning';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../kit/api/api.ts';

/** One query for the whole shop; cleared with the others when another user signs in. */
export const PREFERENCES_KEY = ['preferences'] as const;

/** The customer's household, allergies and diet. Never in local storage: it is health data. */
export const usePreferences = () =>
  useQuery({
    queryKey: PREFERENCES_KEY,
    queryFn: ({ signal }) => call('GET /api/me/preferences', {}, { signal }),
  });

/**
 * Everybody who eats from this cart and what each avoids, the customer first. Null while loading or after a failure:
 * then nothing may be shown as safe.
 */
export const useEaters = (): readonly Eater[] | null => {
  const { data } = usePreferences();
  return useMemo(() => (data ? eatersOf(data) : null), [data]);
};
