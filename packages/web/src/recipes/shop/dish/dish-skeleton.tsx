import { Skeleton } from '../../../kit/ui/skeleton.tsx';

/** The shape of an open recipe. */
export const DishSkeleton = () => (
  <div role="status" className="breathes grid gap-8 md:grid-cols-2">
    <span className="sr-only">Cargando la receta</span>
    <div>
      <Skeleton className="h-[196px] rounded-ficha md:h-[220px]" />
      <Skeleton className="mt-7 h-7 w-40" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="mt-4 h-[52px] rounded-control" />
      ))}
    </div>
    <div className="max-md:hidden">
      <Skeleton className="h-7 w-40" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="mt-4 h-14 rounded-control" />
      ))}
    </div>
  </div>
);
