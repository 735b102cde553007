import type { AdminProductRowJson } from '@nutricion/contract/catalog/admin-products';
import { productMoney } from '@nutricion/contract/kit/money';
import { categoryIdOf } from '@nutricion/domain/catalog/category';
import { formatUsd } from '@nutricion/domain/kit/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../../catalog/admin/public/api.ts';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import { MIN_LETTERS, SearchPicker } from '../../../kit/admin/record/search-picker.tsx';

interface ProductPickerProps {
  readonly label: string;
  /** Ids of products that aren't offered, e.g. because they are chosen already. */
  readonly without?: readonly string[];
  readonly onPick: (product: AdminProductRowJson) => void;
}

/** Finds a product by its title or code. */
export const ProductPicker = ({ label, without = [], onPick }: ProductPickerProps) => (
  <SearchPicker
    label={label}
    without={without}
    onPick={onPick}
    placeholder="Nombre o código"
    listLabel="Productos que van"
    useMatches={useProductMatches}
  >
    {(product) => (
      <>
        <ProductArt
          src={product.image_url ?? ''}
          alt=""
          categoryId={categoryIdOf(product.category)}
          className="w-11 flex-none rounded-[12px]!"
        />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-1 text-ui font-semibold">{product.title}</span>
          <span className="block text-nota text-tinta-suave">{product.package_label}</span>
        </span>
        <span className="num text-ui font-semibold">
          {formatUsd(productMoney.fromJson(product).regularPriceCents)}
        </span>
      </>
    )}
  </SearchPicker>
);

const useProductMatches = (q: string) =>
  useQuery({
    ...productsQuery(q ? { q } : {}),
    enabled: q.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    refetchInterval: false,
  }).data?.rows;
