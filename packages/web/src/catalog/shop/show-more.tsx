import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../../kit/api/failure-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ProductCardSkeletons } from '../public/product-card-skeleton.tsx';

interface ShowMoreProps {
  readonly hasMore: boolean;
  readonly loading: boolean;
  /** Why the last try brought none; null where it did. */
  readonly failure: Error | null;
  readonly onMore: () => void;
}

/**
 * Loads on when it comes near, and by hand: for keyboards, and after a failure. More than a screen of
 * shapes stands below, so that what comes takes their place and the footer is never seen jumping.
 */
export const ShowMore = ({ hasMore, loading, failure, onMore }: ShowMoreProps) => {
  const failed = failure !== null;
  const foot = useRef<HTMLDivElement>(null);
  const loadCount = useLoadCount(loading);
  const onNearEnd = useEffectEvent(() => {
    if (!loading && !failed) onMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer tells only of changes, and who jumped to the end is still there after a turn.
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
        // New ones each time: shapes that moved would be a jump, new ones aren't.
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

/** Another number whenever something has finished loading. */
const useLoadCount = (loading: boolean): number => {
  const [was, setWas] = useState({ loading, turn: 0 });
  if (was.loading !== loading) setWas({ loading, turn: loading ? was.turn : was.turn + 1 });
  return was.turn;
};
