import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import type {
  ToolResultJson,
  VoiceProductJson,
  voiceToolArguments,
} from '@nutricion/contract/voice/voice-tools';
import type { Cart } from '@nutricion/domain/cart/cart';
import type { Eater } from '@nutricion/domain/catalog/allergen-warning';
import { cartText } from '@nutricion/domain/voice/change-cart';
import { spokenWarning } from '@nutricion/domain/voice/spoken-warning';
import { MAX_SHOWN_PRODUCTS } from '@nutricion/domain/voice/voice-limits';
import { changesCart, type VoiceTool } from '@nutricion/domain/voice/voice-tools';
import type { z } from 'zod';
import { readLastOrders } from '../../orders/public.ts';
import { findRecipes } from '../../recipes/public.ts';
import type { VoiceDependencies } from '../voice-dependencies.ts';

type Arguments<Tool extends VoiceTool> = z.output<(typeof voiceToolArguments)[Tool]>;
export type ToolCall = {
  readonly [Tool in VoiceTool]: { readonly tool: Tool; readonly arguments: Arguments<Tool> };
}[VoiceTool];
export type ReadCall = Extract<
  ToolCall,
  { readonly tool: 'search_products' | 'get_cart' | 'get_order_history' | 'get_recipes' }
>;

export const isRead = (call: ToolCall): call is ReadCall => !changesCart(call.tool);

/** What a call that changes nothing found. */
export type Reading = Pick<ToolResultJson, 'products' | 'said' | 'recipes' | 'orders'> & {
  readonly status: 'done' | 'refused';
};

interface ToolCaller {
  readonly userId: string;
  readonly cart: Cart;
  readonly products: readonly ProductJson[];
  readonly eaters: readonly Eater[];
}

/** Answers a call that changes nothing. */
export const readTool = async (
  deps: VoiceDependencies,
  call: ReadCall,
  asker: ToolCaller,
): Promise<Reading> => {
  switch (call.tool) {
    case 'search_products':
      return searchProducts(deps, call.arguments.query, asker.eaters);
    case 'get_cart':
      return {
        status: 'done',
        products: shown(asker.products, asker.eaters),
        said: cartText(asker.cart, deps.now()),
      };
    case 'get_order_history':
      return pastOrders(await readLastOrders(deps.db, asker.userId));
    case 'get_recipes':
      return recipes(deps, call.arguments.query);
  }
};

/** Products with warnings for the household. */
export const shown = (products: readonly ProductJson[], eaters: readonly Eater[]): VoiceProductJson[] =>
  products.map((product) => {
    const warning = spokenWarning(product.title, productAllergens(product), eaters);
    return { ...product, ...(warning !== null && { warning }) };
  });

const searchProducts = (deps: VoiceDependencies, query: string, eaters: readonly Eater[]): Reading => {
  const { products, doubt } = deps.spokenProducts.find(query, MAX_SHOWN_PRODUCTS);
  return products.length === 0
    ? { status: 'refused', products: [], said: 'No se encontraron productos' }
    : {
        status: 'done',
        products: shown(products, eaters),
        said: [`${matchCountText(products.length)} «${query}».`, doubt].filter(Boolean).join(' '),
      };
};

const matchCountText = (count: number): string =>
  count === 1 ? 'Encontré 1 producto con' : `Estos ${count} encontré con`;

const pastOrders = (orders: Awaited<ReturnType<typeof readLastOrders>>): Reading => ({
  status: 'done',
  products: [],
  orders: orders.map((order) => ({ ...order, lines: [...order.lines] })),
  said:
    orders.length === 0
      ? 'Todavía no has pedido nada.'
      : orders.length === 1
        ? 'Este es tu último pedido.'
        : `Estos son tus últimos ${orders.length} pedidos.`,
});

const recipes = async (deps: VoiceDependencies, query: string | undefined): Promise<Reading> => {
  const matches = await findRecipes(deps, query, MAX_SHOWN_PRODUCTS);
  if (matches.length === 0)
    return { status: 'refused', products: [], recipes: [], said: `No tenemos recetas con «${query ?? ''}».` };
  return {
    status: 'done',
    products: [],
    recipes: [...matches],
    said: query === undefined ? 'Estas recetas tenemos.' : `Estas recetas encontré con «${query}».`,
  };
};
