import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { productMoney } from '@nutricion/contract/kit/money';
import { isPriceJump } from '@nutricion/domain/catalog/price-jump';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { numberIssues } from '../../../kit/admin/record/record-field.ts';
import { useRecord } from '../../../kit/admin/record/use-record.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { toastMessage } from '../../../kit/lib/toast.ts';
import { conflictOf, createProduct, saveProduct, similarQuery } from '../api.ts';
import { productQuery } from '../public/api.ts';
import { priceIssue } from './price-issue.ts';
import { changesOf, draftOfProduct, isProductDraft } from './product-draft.ts';
import { allFields, type ProductDraft } from './product-fields.ts';
import { comparedOf } from './similar-notice.tsx';

/** The form of a product. With `onCreated` it creates one, which may begin as a copy of `copied`. */
export const useProductRecord = (
  product: AdminProductJson,
  onCreated: ((id: string) => void) | null,
  copied?: AdminProductJson,
  /** The title of a new product that somebody said isn't one that exists. */
  otherTitle: string | null = null,
) => {
  const queryClient = useQueryClient();
  return useRecord<AdminProductJson, ProductDraft>({
    id: `producto:${copied ? `copia de ${copied.sku}` : onCreated ? 'nuevo' : product.id}`,
    firstDraft: copied && draftOfProduct(copied),
    stored: product,
    draftOf: draftOfProduct,
    isDraft: isProductDraft,
    fieldNames: () => ({ 'nutrition.servingG': 'serving_g', 'nutrition.servingLabel': 'serving_label' }),
    check: (draft) => ({
      ...(String(draft.title).trim() === '' && { title: 'Ponle un nombre.' }),
      ...(draft.category === '' && { category: 'Escoge la categoría.' }),
      ...numberIssues(allFields, draft),
      ...priceIssue(String(draft.price)),
    }),
    reason: ({ draft, changed }) =>
      onCreated === null && changed.includes('price') && isLargePriceChange(product, String(draft.price))
        ? 'required'
        : null,
    send: async ({ draft, changed, version, reason }) => {
      const changes = changesOf(draft, changed, product.nutrition);
      if (onCreated) {
        const named = {
          title: String(draft.title).trim(),
          category: String(draft.category),
          price: typedNumber(String(draft.price), 'dollars') ?? 0,
        };
        if (named.title !== otherTitle) await refuseSimilar(queryClient, draft);
        return createProduct(queryClient, { ...changes, ...named });
      }
      return saveProduct(queryClient, { id: product.id, version }, changes, reason);
    },
    readNewest: async (refusal) => {
      const conflict = conflictOf(refusal);
      if (conflict) return { stored: conflict.current, by: conflict.by, at: conflict.at };
      return { stored: await queryClient.fetchQuery(productQuery(product.id)), by: null, at: null };
    },
    onSaved: (saved) => {
      toastMessage({
        kind: 'success',
        title: onCreated ? 'Producto creado' : 'Cambios guardados',
        description: saved.title,
      });
      onCreated?.(saved.id);
    },
  });
};

/** Refuses a product that looks like one that exists; without an answer it goes on, since nothing is lost by a repeated one. */
const refuseSimilar = async (queryClient: QueryClient, draft: ProductDraft): Promise<void> => {
  const found = await queryClient.fetchQuery(similarQuery(comparedOf(draft))).catch(() => null);
  if (!found || found.products.length === 0) return;
  const title = 'Se parece a uno que ya existe. Ábrelo, o di «Es otro producto».';
  throw new ApiProblem({
    ...{ type: 'about:blank', title: 'Se parece', status: 422, detail: title, errors: { title } },
  });
};

const isLargePriceChange = (stored: AdminProductJson, typed: string): boolean => {
  const price = typedNumber(typed, 'dollars');
  const centsOf = (dollars: number) => productMoney.fromJson({ price: dollars }).regularPriceCents;
  return price !== null && isPriceJump(centsOf(stored.price), centsOf(price));
};

export type ProductRecord = ReturnType<typeof useProductRecord>;
