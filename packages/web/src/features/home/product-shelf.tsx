import type { ProductJson } from '@nutricion/contract/catalog';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCardSlot } from '../../ui/product-card.tsx';
import { ProductCardSkeletons } from '../../ui/product-card-skeleton.tsx';
import { Shelf } from '../../ui/shelf.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ProductShelfProps {
  readonly title: string;
  readonly note?: string;
  readonly products: readonly ProductJson[];
  /** The whole category, and how many products it has. */
  readonly more?: { readonly to: string; readonly total: number };
  /** In the place of 'Ver todo'. */
  readonly action?: ReactNode;
  readonly Card: ProductCardSlot;
  readonly eager?: boolean;
}

export const ProductShelf = ({
  title,
  note,
  products,
  more,
  action,
  Card,
  eager = false,
}: ProductShelfProps) => (
  <Shelf
    title={title}
    note={note}
    action={action ?? (more && <SeeAll to={more.to} label={title} total={more.total} />)}
  >
    {products.map((product, index) => (
      <li key={product.id} className="min-w-0">
        <Card product={product} eager={eager && index < 6} />
      </li>
    ))}
  </Shelf>
);

const SeeAll = ({
  to,
  label,
  total,
}: {
  readonly to: string;
  readonly label: string;
  readonly total: number;
}) => (
  <Link
    to={to}
    className="-mr-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-ui font-[650] whitespace-nowrap text-verde hover:underline"
  >
    Ver todo
    <span className="sr-only">
      : {label}, {total} productos
    </span>
    <ChevronRight size={18} strokeWidth={2.4} aria-hidden="true" />
  </Link>
);

/** A shelf's shape: heading, and as many cards as fit. */
export const ShelfSkeleton = () => (
  <div className="page overflow-hidden" aria-hidden="true">
    <div className="mb-3 min-h-11 md:mb-4">
      <Skeleton className="h-[25px] w-48" />
      <Skeleton className="mt-1.5 h-4 w-60" />
    </div>
    <div className="grid auto-cols-[160px] grid-flow-col gap-3 overflow-hidden pt-1 pb-1.5 md:auto-cols-[calc((100%-60px)/4)] md:gap-5 lg:auto-cols-[calc((100%-100px)/6)]">
      <ProductCardSkeletons count={6} />
    </div>
  </div>
);
