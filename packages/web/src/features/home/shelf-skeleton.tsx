import { ProductCardSkeletons } from '../../shared/catalog/product-card-skeleton.tsx';
import { shelfRowClass } from '../../ui/shelf.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A shelf's shape: heading, and as many cards as fit. */
export const ShelfSkeleton = () => (
  <div className="page overflow-hidden" aria-hidden="true">
    <div className="mb-3 min-h-11 md:mb-4">
      <Skeleton className="h-[25px] w-48" />
      <Skeleton className="mt-1.5 h-4 w-60" />
    </div>
    <div className={`${shelfRowClass} overflow-hidden`}>
      <ProductCardSkeletons count={6} />
    </div>
  </div>
);
