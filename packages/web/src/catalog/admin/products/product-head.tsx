import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { categoryIdOf } from '@nutricion/domain/catalog/category';
import { Copy, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../../kit/ui/badge.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { ProductArt } from '../../public/product-art.tsx';
import { StateActions } from './state-actions.tsx';

interface ProductHeadProps {
  readonly product: AdminProductJson;
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
}

/** Head of the product's page: image, title, state, and actions on the whole product. */
export const ProductHead = ({ product, isNew, isReadOnly }: ProductHeadProps) => (
  <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
    <ProductArt
      src={product.image_url ?? ''}
      alt=""
      categoryId={categoryIdOf(product.category)}
      muted={!product.is_active && !isNew}
      eager
      className="w-16 flex-none"
    />
    <div className="min-w-0 flex-1 basis-64">
      <PageTitle
        documentTitle={`${isNew ? 'Producto nuevo' : product.title} · Administración`}
        className="line-clamp-3 text-[1.625rem]! leading-tight wrap-anywhere"
      >
        {isNew ? 'Producto nuevo' : product.title}
      </PageTitle>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-tinta-suave">
        {isNew ? (
          'Nace oculto: se vende cuando tú digas'
        ) : (
          <>
            {stateBadge(product)}
            {isReadOnly && <Badge>Solo lo ves</Badge>}
            <span>
              {product.package_label} · {product.sku}
            </span>
          </>
        )}
      </p>
    </div>
    {!isNew && (
      <div className="flex flex-wrap gap-2">
        <Link to={`/product/${product.id}`} className={buttonClass('outline', 'sm')}>
          <ExternalLink size={18} strokeWidth={2.1} aria-hidden="true" />
          Ver en la tienda
        </Link>
        {!isReadOnly && (
          <>
            <Link to={`/admin/products/new?de=${product.id}`} className={buttonClass('outline', 'sm')}>
              <Copy size={18} strokeWidth={2.1} aria-hidden="true" />
              Duplicar
            </Link>
            <StateActions product={product} />
          </>
        )}
      </div>
    )}
  </div>
);

const stateBadge = ({ archived_at, is_active, stock }: AdminProductJson) => {
  if (archived_at !== null) return <Badge>Archivado</Badge>;
  if (!is_active) return <Badge>Oculto</Badge>;
  return stock === 0 ? <Badge tone="bad">Agotado</Badge> : <Badge tone="good">A la venta</Badge>;
};
