import type { ComponentType } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { useEaters } from '../../accounts/public/preferences.ts';
import { logError } from '../../kit/lib/log.ts';
import type { CardSlotProps } from '../public/card-slots.ts';

type MarkMaker = typeof import('./allergen-mark.tsx')['allergenMarkFor'];

/** The allergen mark for cards if anybody in the household avoids an allergen. Its code is loaded only then. */
export const useAllergenMark = (): ComponentType<CardSlotProps> | undefined => {
  const eaters = useEaters();
  const [markFor, setMarkFor] = useState<{ readonly make: MarkMaker }>();
  const isEnabled = eaters?.some(({ allergens }) => allergens.length > 0) ?? false;
  useEffect(() => {
    if (!isEnabled) return;
    import('./allergen-mark.tsx')
      .then(({ allergenMarkFor }) => setMarkFor({ make: allergenMarkFor }))
      .catch((error: unknown) => logError('Error loading the allergen mark', error));
  }, [isEnabled]);
  return useMemo(
    () => (isEnabled && eaters && markFor ? markFor.make(eaters) : undefined),
    [isEnabled, eaters, markFor],
  );
};
