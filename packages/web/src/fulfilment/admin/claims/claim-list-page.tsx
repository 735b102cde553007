import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { COUNT_LOADING, PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';

interface ClaimListPageProps<Work> {
  readonly title: string;
  readonly query: UseQueryResult<Work>;
  readonly countText: (work: Work) => string;
  /** Link to the user's own batch or route on this device, shown if the list can't be loaded; null without one. */
  readonly cached: { readonly to: string; readonly label: string } | null;
  readonly loading: { readonly label: string; readonly rowClass: string };
  readonly children: (work: Work, nowMs: number) => ReactNode;
}

/** The page of work that can be claimed, and of what is claimed already. `nowMs` is when it was loaded. */
export const ClaimListPage = <Work,>({
  title,
  query,
  countText,
  cached,
  loading,
  children,
}: ClaimListPageProps<Work>) => {
  const { data, isError, dataUpdatedAt } = query;
  return (
    <>
      <PageHead title={title}>{data ? countText(data) : COUNT_LOADING}</PageHead>
      {isError && !data ? (
        <Block>
          <FailedLoad query={query} />
          {cached && (
            <p className="pb-4 text-center">
              <Link to={cached.to} className={buttonClass()}>
                {cached.label}
              </Link>
            </p>
          )}
        </Block>
      ) : !data ? (
        <div role="status" aria-label={loading.label} className="breathes grid gap-4">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className={`${loading.rowClass} w-full rounded-bloque bg-papel!`} />
          ))}
        </div>
      ) : (
        children(data, dataUpdatedAt)
      )}
    </>
  );
};

interface OthersWorkProps<Claim> {
  readonly claims: readonly Claim[];
  readonly link: (claim: Claim) => ReactNode;
}

/** Batches or routes of other users, and released ones; nothing if there are none. */
export const OthersWork = <Claim extends { readonly id: string }>({ claims, link }: OthersWorkProps<Claim>) =>
  claims.length > 0 && (
    <section aria-label="En otras manos">
      <h2 className="mb-2 px-1 text-h3">En otras manos</h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {claims.map((claim) => (
          <li key={claim.id}>{link(claim)}</li>
        ))}
      </ul>
    </section>
  );
