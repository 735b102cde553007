import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface ShowMoreProps {
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onMore: () => void;
}

/** Loads on when it comes near, and by hand: for keyboards, and after a failure. */
export const ShowMore = ({ hasMore, loading, failed, onMore }: ShowMoreProps) => {
  const foot = useRef<HTMLDivElement>(null);
  const comesNear = useEffectEvent(() => {
    if (!loading && !failed) onMore();
  });
  useEffect(() => {
    const element = foot.current;
    if (!hasMore || !element) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && comesNear(), {
      rootMargin: '600px',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [hasMore]);
  if (!hasMore) return null;
  return (
    <div ref={foot} className="mt-8 flex flex-col items-center gap-3">
      {failed && <p role="alert">No pudimos cargar los demás. Tu conexión pudo fallar.</p>}
      <Button variant="quiet" size="lg" loading={loading} onClick={onMore}>
        {failed ? 'Tratar otra vez' : 'Ver más productos'}
      </Button>
    </div>
  );
};
