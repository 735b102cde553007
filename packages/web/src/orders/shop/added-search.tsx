import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { allergenWarning } from '@nutricion/domain/catalog/allergen-warning';
import { allergenLine } from '@nutricion/domain/catalog/allergen-warning-text';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useEaters } from '../../accounts/public/preferences.ts';
import { Price } from '../../catalog/public/price.tsx';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { addableProductsQuery } from './api.ts';

/** As many as fit under the keyboard of a telephone. */
const SHOWN_MATCHES = 6;
const MIN_SEARCH_LETTERS = 2;

interface AddedSearchProps {
  readonly onAdd: (product: ProductCardJson) => void;
  /** Staff add for a customer: warnings of their own household would mislead. */
  readonly isForOthers?: boolean;
}

/** Finds products to add to an order. */
export const AddedSearch = ({ onAdd, isForOthers = false }: AddedSearchProps) => {
  const [text, setText] = useState('');
  const term = useDeferredValue(text.trim());
  const isSearching = term.length >= MIN_SEARCH_LETTERS;
  const query = useQuery({ ...addableProductsQuery(term, SHOWN_MATCHES), enabled: isSearching });
  const products = isSearching ? (query.data?.results ?? []).filter(({ stock }) => stock > 0) : [];
  return (
    <section aria-label="Añadir productos" className="mt-5">
      <Field label="Añade algo más">
        <TextInput
          type="search"
          value={text}
          placeholder="Leche, guineos, café…"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {isSearching && query.isError && <FailedLoad query={query} heading="h3" />}
      <ul aria-label="Encontrados" className="mt-1 divide-y divide-linea empty:hidden">
        {products.map((product) => (
          <li
            key={product.id}
            className="grid grid-cols-[56px_minmax(0,1fr)_auto_44px] items-center gap-3 py-2.5"
          >
            <ProductArt
              src={product.image_url}
              image={product.image}
              alt=""
              categoryId={null}
              className="rounded-[14px]"
            />
            <p className="min-w-0 leading-snug">
              <b className="font-semibold">{product.title}</b>
              <span className="block text-nota text-tinta-suave">{product.package_label}</span>
              {!isForOthers && <AllergenLine product={product} />}
            </p>
            <Price cents={unitPriceCents(productToSellable(product), Date.now())} size="sm" />
            <IconButton label={`Añadir ${product.title}`} onClick={() => onAdd(product)}>
              <Plus size={22} strokeWidth={2.4} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-ui text-tinta-suave empty:hidden">
        {isSearching &&
          query.isSuccess &&
          products.length === 0 &&
          `No encontramos «${term}». Prueba con otra palabra.`}
      </p>
    </section>
  );
};

/** Allergen warning for the household before the product is added; nothing if none is declared. */
const AllergenLine = ({ product }: { readonly product: ProductCardJson }) => {
  const eaters = useEaters();
  const warning = eaters ? allergenWarning(productAllergens(product), eaters) : null;
  return warning && warning.level !== 'no-declarado' ? (
    <span className="mt-0.5 block text-nota font-semibold text-guayaba-tinta">{allergenLine(warning)}</span>
  ) : null;
};
