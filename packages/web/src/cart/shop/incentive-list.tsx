import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { IncentiveBar } from './incentive-bar.tsx';
import { IncentiveCard } from './incentive-card.tsx';
import { IncentiveHeading } from './incentive-heading.tsx';

/** The first choices in a row, on the cart's page. */
export const IncentiveShelf = ({ products }: { readonly products: readonly ProductCardJson[] }) => (
  <ul
    className="relative -mx-4 grid auto-cols-[150px] grid-flow-col gap-3 overflow-x-auto scroll-px-4 px-4 py-1 scrollbar-none [scroll-snap-type:x_proximity] md:-mx-7 md:auto-cols-[164px] md:scroll-px-7 md:px-7"
    aria-label="Frutas y vegetales para elegir"
  >
    {products.map((product) => (
      <li key={product.id} className="grid grid-cols-[minmax(0,1fr)] snap-start">
        <IncentiveCard product={product} />
      </li>
    ))}
  </ul>
);

interface IncentiveListProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly products: readonly ProductCardJson[];
  readonly canChooseMore: boolean;
}

/** Every fruit and vegetable that can be chosen, over the cart. */
export const IncentiveList = ({ open, onOpenChange, products, canChooseMore }: IncentiveListProps) => (
  <Sheet open={open} onOpenChange={onOpenChange} title="Frutas y vegetales gratis">
    <div className="mb-4 rounded-ficha bg-verde-hondo px-4 pt-4 pb-1 text-white">
      <IncentiveHeading canChooseMore={canChooseMore} heading="p" compact />
      <IncentiveBar compact />
    </div>
    <ul className="grid grid-cols-2 gap-3 min-[700px]:max-md:grid-cols-4">
      {products.map((product) => (
        <li key={product.id} className="grid grid-cols-[minmax(0,1fr)]">
          <IncentiveCard product={product} onWhite />
        </li>
      ))}
    </ul>
  </Sheet>
);
