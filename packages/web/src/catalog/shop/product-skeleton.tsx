import { use } from 'react';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { SkeletonImagesContext } from '../public/skeleton-images.ts';
import { NutritionLabelSkeleton } from './nutrition-label.tsx';

/** Skeleton of a product page that was opened by its address, without a card's data. */
export const ProductSkeleton = () => (
  <div role="status" className="breathes page pt-2 md:pt-3">
    <span className="sr-only">Cargando el producto</span>
    <Skeleton className="my-3 h-5 w-32" />
    <div className="mt-1 grid gap-x-12 gap-y-5 md:grid-cols-2">
      {use(SkeletonImagesContext)[0] ?? (
        <Skeleton className="aspect-[1.75] short:aspect-[2.6] w-full rounded-bloque sm:aspect-[1.9] md:aspect-[1.2]" />
      )}
      <div className="flex flex-col gap-5">
        <div>
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="mt-3 h-5 w-2/5" />
          <Skeleton className="mt-4 h-6 w-3/5" />
        </div>
        <Skeleton className="h-[236px] w-full rounded-bloque" />
        <NutritionLabelSkeleton />
      </div>
    </div>
  </div>
);
