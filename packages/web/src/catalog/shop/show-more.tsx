import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../../kit/api/failure-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ProductCardSkeletons } from '../public/product-card-skeleton.tsx';

interface ShowMoreProps {
  readonly hasMore: boolean;
  readonly loading: boolean;
  /** Why the last load failed; null if it didn't. */
  readonly failure: Error | null;
  readonly onMore: () => void;
}

/**
 * Loads the next page when the end of the list comes near, and by a button: for keyboards, and after a failure. Below it stands a skeleton taller
 * than the screen, so that new products replace it and the footer never jumps.
 */
export const ShowMore = ({ hasMore, loading, failure, onMore }: ShowMoreProps) => {
  const failed = failure !== null;
  const foot = useRef<HTMLDivElement>(null);
  const loadCount = useLoadCount(loading);
  const onNearEnd = useEffectEvent(() => {
    if (!loading && !failed) onMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer fires only on changes; after a load the end may still be near, so it is observed anew.
  useEffect(() => {
    const element = foot.current;
    if (!hasMore || !element) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNearEnd(), {
      rootMargin: '900px',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [hasMore, loadCount]);
  if (!hasMore) return null;
  return (
    <div ref={foot}>
      <div className={clsx('flex flex-col items-center gap-3', failed && 'mt-8')}>
        {failed && <p role="alert">No pudimos cargar los demás. {failureText(failure)}</p>}
        <Button
          variant="quiet"
          size="lg"
          loading={loading}
          onClick={onMore}
          className={failed ? '' : 'not-focus:sr-only focus:mt-8'}
        >
          {failed ? 'Tratar otra vez' : 'Ver más productos'}
        </Button>
      </div>
      {!failed && (
        // A new key for each load: moved skeletons would count as a layout shift, new ones don't.
        <div
          key={loadCount}
          aria-hidden="true"
          className="mt-6 grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 md:mt-9 md:grid-cols-4 md:gap-x-5 md:gap-y-9"
        >
          <ProductCardSkeletons count={12} />
        </div>
      )}
    </div>
  );
};

/** Counts the loads that have ended. */
const useLoadCount = (loading: boolean): number => {
  const [was, setWas] = useState({ loading, count: 0 });
  if (was.loading !== loading) setWas({ loading, count: loading ? was.count : was.count + 1 });
  return was.count;
};
