import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';
import type { ReactNode } from 'react';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { usePreferences } from '../../public/preferences.ts';

interface WithPreferencesProps {
  readonly children: (preferences: PreferencesJson) => ReactNode;
}

/** Renders its children once the preferences are loaded. */
export const WithPreferences = ({ children }: WithPreferencesProps) => {
  const { error, data, isPending, isFetching, refetch } = usePreferences();
  if (data) return children(data);
  if (isPending)
    return (
      <div role="status" aria-label="Cargando tus preferencias" className="breathes mt-6 grid gap-4">
        <Skeleton className="h-[212px] w-full rounded-ficha" />
        <Skeleton className="h-[120px] w-full rounded-ficha" />
      </div>
    );
  return <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />;
};
