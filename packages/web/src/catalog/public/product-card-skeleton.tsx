import { type ReactNode, use } from 'react';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { SkeletonImagesContext } from './skeleton-images.ts';

/** A skeleton with the size of a ProductCard: same tile, same lines, same height. */
export const ProductCardSkeleton = ({ image }: { readonly image?: ReactNode }) => (
  <div aria-hidden="true" className="min-w-0">
    {image ?? <Skeleton className="aspect-square w-full rounded-ficha" />}
    <div className="min-h-(--card-text) px-0.5 pt-2.5">
      <Skeleton className="h-7 w-20" />
      <Skeleton className="mt-2.5 h-4 w-full" />
      <Skeleton className="mt-2 h-3.5 w-3/5" />
      <Skeleton className="mt-2.5 h-5 w-1/2 rounded-full" />
    </div>
  </div>
);

export const ProductCardSkeletons = ({ count }: { readonly count: number }) => {
  const images = use(SkeletonImagesContext);
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <ProductCardSkeleton key={index} image={images[index]} />
  ));
};
