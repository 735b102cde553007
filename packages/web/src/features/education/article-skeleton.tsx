import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of an article: its block, and lines to read. */
export const ArticleSkeleton = () => (
  <div role="status" className="breathes">
    <span className="sr-only">Cargando el artículo</span>
    <Skeleton className="mt-1 h-[252px] w-full rounded-bloque md:h-[256px]" />
    <div className="mt-6 grid max-w-[66ch] gap-3 md:mt-10">
      {['w-full', 'w-full', 'w-11/12', 'w-full', 'w-3/5', 'w-full', 'w-4/5'].map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that look alike and never move
        <Skeleton key={place} className={`h-5 ${width}`} />
      ))}
    </div>
  </div>
);
