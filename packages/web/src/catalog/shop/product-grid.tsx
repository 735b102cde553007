import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { UnknownMark } from '../public/filters/unknown-part.tsx';
import type { ProductCardSlot } from '../public/product-card.tsx';
import { ProductCardSkeletons } from '../public/product-card-skeleton.tsx';

/** Two columns on a phone, four on a desktop beside the filters. */
const gridClass =
  'mt-3 grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 min-[700px]:grid-cols-4 md:mt-5 md:gap-x-5 md:gap-y-9';

/** Cards far from the screen aren't rendered by the browser, but their room is reserved. The clip margin leaves room for a focus ring or shadow. */
const cellClass =
  'flex min-w-0 flex-col [content-visibility:auto] [contain-intrinsic-size:auto_320px] [overflow-clip-margin:10px]';

/** Images on the first screen load at once. */
const EAGER = 6;

interface ProductGridProps {
  readonly Card: ProductCardSlot;
  readonly products: readonly ProductCardJson[];
  /** Marks each card as without allergen data, for the end of a list with a free-from filter. */
  readonly marksUnknown?: boolean;
}

export const ProductGrid = ({ Card, products, marksUnknown = false }: ProductGridProps) => (
  <ul className={gridClass}>
    {products.map((product, index) => (
      <li key={product.id} className={cellClass}>
        <Card product={product} eager={!marksUnknown && index < EAGER} heading={marksUnknown ? 'h3' : 'h2'} />
        {marksUnknown && <UnknownMark />}
      </li>
    ))}
  </ul>
);

export const GridSkeleton = () => (
  <div role="status" className={`breathes ${gridClass}`}>
    <span className="sr-only">Cargando los productos</span>
    <ProductCardSkeletons count={12} />
  </div>
);
