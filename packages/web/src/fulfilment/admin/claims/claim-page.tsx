import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';

interface ClaimPageProps<Claim> {
  /** The page of the claim that is cached on this device; null if another one or none is cached. */
  readonly own: ReactNode;
  /** Enabled only without a cached claim. */
  readonly fetched: UseQueryResult<Claim>;
  /** Has to be stable, because it runs in an effect. */
  readonly cache: (claim: Claim) => void;
  readonly other: (claim: Claim) => ReactNode;
  readonly loading: { readonly label: string; readonly blockClasses: readonly string[] };
}

/** The page of one batch or route: cached ones are shown at once, the user's own are cached once loaded. */
export const ClaimPage = <Claim extends { readonly is_mine: boolean }>({
  own,
  fetched,
  cache,
  other,
  loading,
}: ClaimPageProps<Claim>) => {
  const { data } = fetched;
  useEffect(() => {
    if (data?.is_mine) cache(data);
  }, [data, cache]);
  if (own) return own;
  if (data && !data.is_mine) return other(data);
  if (fetched.isError)
    return (
      <Block>
        <FailedLoad query={fetched} heading="h1" />
      </Block>
    );
  return (
    <div role="status" aria-label={loading.label} className="breathes grid gap-4">
      <Skeleton className="h-12 w-56" />
      {loading.blockClasses.map((heightClass) => (
        <Skeleton key={heightClass} className={`${heightClass} w-full rounded-bloque bg-papel!`} />
      ))}
    </div>
  );
};
