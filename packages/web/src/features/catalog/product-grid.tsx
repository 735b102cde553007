import { ProductCardSkeletons } from '../../ui/product-card-skeleton.tsx';

/** Two cards beside one another on a phone, six on a desktop. */
export const productGridClass =
  'mt-5 grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 md:mt-8 md:grid-cols-4 md:gap-x-5 md:gap-y-9 lg:grid-cols-6';

export const CategorySkeleton = () => (
  <div role="status" className={productGridClass}>
    <span className="sr-only">Cargando los productos</span>
    <ProductCardSkeletons count={12} />
  </div>
);
