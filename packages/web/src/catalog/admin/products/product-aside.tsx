import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { productMoney } from '@nutricion/contract/kit/money';
import { zoneLabels } from '@nutricion/domain/catalog/zone';
import { formatUsd } from '@nutricion/domain/kit/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Block } from '../../../kit/ui/block.tsx';
import { Ring } from '../../../kit/ui/ring.tsx';
import { FixAction } from './fix-action.tsx';
import type { SectionId } from './product-sections.ts';
import { VisibilityPanel } from './visibility-panel.tsx';

interface ProductAsideProps {
  readonly product: AdminProductJson;
  readonly isReadOnly: boolean;
  readonly onOpenSection: (id: SectionId) => void;
  /** Recipes that use the product, below its figures. */
  readonly recipes: ReactNode;
}

/** What one wants to know whatever section is open. */
export const ProductAside = ({ product, isReadOnly, onOpenSection, recipes }: ProductAsideProps) => {
  const { unitPriceCents, regularPriceCents } = productMoney.fromJson(product);
  return (
    <div className="grid gap-4 lg:sticky lg:top-4">
      <Block className="p-5!">
        <VisibilityPanel
          product={product}
          fixOf={(fix) =>
            !isReadOnly && <FixAction fix={fix} product={product} onOpenSection={onOpenSection} />
          }
        />
      </Block>
      <Block className="p-5!">
        <dl className="grid gap-2.5 text-ui">
          <Fact label="Se cobra hoy">
            <span className="font-[650] tabular-nums">{formatUsd(unitPriceCents)}</span>
            {unitPriceCents !== regularPriceCents && (
              <span className="text-tinta-suave"> · regular {formatUsd(regularPriceCents)}</span>
            )}
          </Fact>
          <Fact label="Inventario">
            <Link to={`/admin/stock/${product.id}`} className="font-[650] text-verde tabular-nums underline">
              {product.stock}
            </Link>
          </Fact>
          <Fact label="Lugar">
            {zoneLabels[product.zone]}
            {product.aisle && ` · pasillo ${product.aisle}`}
          </Fact>
          <Fact label="Datos">
            <span className="inline-flex items-center gap-2">
              <Ring share={product.completeness / 100} color="var(--verde)" track="var(--linea)" />
              {product.completeness} %
            </span>
          </Fact>
        </dl>
      </Block>
      {recipes}
    </div>
  );
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4">
    <dt className="text-tinta-suave">{label}</dt>
    <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
  </div>
);
