import { randomUUID } from 'node:crypto';
import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { spokenMoney } from '@nutricion/contract/voice/voice-money';
import { type ToolResultJson, toolResultSchema } from '@nutricion/contract/voice/voice-tools';
import { type Cart, emptyCart, itemCount, subtotalCents } from '@nutricion/domain/cart/cart';
import { lineTotalCents } from '@nutricion/domain/catalog/price';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type CallResult, type CartCall, changeCart } from '@nutricion/domain/voice/change-cart';
import { spokenWarning } from '@nutricion/domain/voice/spoken-warning';
import { QUESTION_SECONDS } from '@nutricion/domain/voice/voice-limits';
import { afterPhrase, afterSearch, type VoiceState } from '@nutricion/domain/voice/voice-state';
import type { Transaction } from 'kysely';
import { readEaters } from '../../accounts/public.ts';
import { currentProducts } from '../../catalog/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  lockSession,
  readSyncedCart,
  type SyncedCart,
  stateOf,
  storeSyncedCart,
} from '../sessions/session-store.ts';
import type { VoiceDependencies } from '../voice-dependencies.ts';
import { findCall, storeCall } from './call-log.ts';
import { isRead, type ReadCall, readTool, shown, type ToolCall } from './read-tool.ts';

export interface ToolCallRequest {
  readonly call: ToolCall;
  readonly userId: string;
  readonly sessionId: string;
  readonly callId: string;
  readonly phrase: string | undefined;
  readonly confirms: string | undefined;
  readonly confirmsFirst: boolean;
  readonly cart: SyncedCart | undefined;
}

/**
 * Runs a call of the assistant once: a repeated call of the session gets the first result. Calls of one session run
 * one after another, so that a yes can't be used twice.
 */
export const runCall = (
  deps: VoiceDependencies,
  requestedCall: ToolCallRequest,
): Promise<Result<ToolResultJson, Refusal>> =>
  deps.db.transaction().execute(async (trx) => {
    const now = new Date(deps.now());
    const session = await lockSession(trx, { ...requestedCall, now });
    if (!session) return refuse({ kind: 'not-found', what: 'esa sesión' });
    const earlier = await findCall(trx, requestedCall.sessionId, requestedCall.callId);
    if (earlier) return accept(toolResultSchema.parse(earlier.answer));
    const toolCallState = await readToolCallState(deps, trx, requestedCall);
    const state = stateAfterPhrase(stateOf(session.state), requestedCall);
    const outcome = isRead(requestedCall.call)
      ? await readOnlyOutcome(deps, requestedCall.call, state, toolCallState, requestedCall.userId)
      : changingOutcome(cartCallOf(requestedCall.call), state, toolCallState, requestedCall, deps.now());
    const toolResult = {
      ...outcome.toolResult,
      session_id: requestedCall.sessionId,
      view_only: outcome.state.isViewOnly,
    };
    // A device that sent its cart changes and syncs it itself: written here too, what it removes before its next sync
    // would return as another device's, and what another device added would be overwritten.
    if (!requestedCall.cart && outcome.cart !== toolCallState.cart)
      await storeSyncedCart(trx, requestedCall.userId, syncedCartOf(outcome.cart), now);
    await storeCall(trx, {
      ...requestedCall,
      answer: toolResult,
      state: outcome.state,
      products: toolCallState.products,
      now,
    });
    return accept(toolResult);
  });

interface ToolCallState {
  readonly cart: Cart;
  /** Of the cart and of the call. */
  readonly products: ReadonlyMap<string, ProductJson>;
  readonly eaters: Awaited<ReturnType<typeof readEaters>>;
}

interface Outcome {
  readonly toolResult: Omit<ToolResultJson, 'session_id' | 'view_only'>;
  readonly state: VoiceState;
  readonly cart: Cart;
}

/** Read within the transaction, which has a connection already. */
const readToolCallState = async (
  deps: VoiceDependencies,
  trx: Transaction<Schema>,
  { call, cart, userId }: ToolCallRequest,
): Promise<ToolCallState> => {
  const stored = cart ?? (await readSyncedCart(trx, userId));
  const ids = new Set([...stored.map(({ product_id }) => product_id), ...productsOf(call)]);
  const products = await currentProducts(trx, [...ids], deps.now());
  const byId = new Map(products.map((product) => [product.id, product]));
  return { cart: cartOf(stored, byId), products: byId, eaters: await readEaters(trx, userId) };
};

const productsOf = (call: ToolCall): readonly string[] => {
  if (call.tool === 'add_multiple_to_cart') return call.arguments.product_ids;
  return call.tool === 'add_to_cart' || call.tool === 'remove_from_cart' ? [call.arguments.product_id] : [];
};

/** Without the phrase, a search call counts as a request to look by its own words. */
const stateAfterPhrase = (state: VoiceState, { call, phrase }: ToolCallRequest): VoiceState => {
  if (call.tool === 'search_products') return afterSearch(state, phrase ?? call.arguments.query);
  return phrase === undefined ? state : afterPhrase(state, phrase);
};

const readOnlyOutcome = async (
  deps: VoiceDependencies,
  call: ReadCall,
  state: VoiceState,
  { cart, products, eaters }: ToolCallState,
  userId: string,
): Promise<Outcome> => {
  const inCart = cart.items.flatMap(({ productId }) => products.get(productId) ?? []);
  const found = await readTool(deps, call, { userId, cart, products: inCart, eaters });
  return { toolResult: { ...found, changes: [], cart: cartToJson(cart, deps.now()) }, state, cart };
};

const cartCallOf = (call: Exclude<ToolCall, ReadCall>): CartCall => {
  switch (call.tool) {
    case 'clear_cart':
      return { tool: call.tool };
    case 'remove_from_cart':
      return {
        tool: call.tool,
        productId: call.arguments.product_id as ProductId,
        quantity: call.arguments.quantity ?? null,
      };
    case 'add_to_cart':
      return { tool: call.tool, wanted: [requestedItem(call.arguments.product_id, call.arguments.quantity)] };
    case 'add_multiple_to_cart': {
      const { product_ids, quantities } = call.arguments;
      return {
        tool: call.tool,
        wanted: product_ids.map((id, place) => requestedItem(id, quantities?.[place] ?? 1)),
      };
    }
  }
};

const requestedItem = (id: string, quantity: number) => ({ productId: id as ProductId, quantity });

const changingOutcome = (
  call: CartCall,
  state: VoiceState,
  { cart, products, eaters }: ToolCallState,
  { confirms, confirmsFirst }: ToolCallRequest,
  nowMs: number,
): Outcome => {
  const sellable = [...products.values()].map(
    (product) => [product.id as ProductId, productToSellable(product)] as const,
  );
  const result = changeCart(call, {
    cart,
    state,
    products: new Map(sellable),
    warnings: new Map(
      [...products.values()].flatMap((product) => {
        const warning = spokenWarning(product.title, productAllergens(product), eaters);
        return warning === null ? [] : [[product.id as ProductId, warning] as const];
      }),
    ),
    nowMs,
    newId: randomUUID(),
    confirms,
    asksFirst: confirmsFirst,
  });
  const concerned =
    'wanted' in call ? call.wanted.flatMap(({ productId }) => products.get(productId) ?? []) : [];
  return {
    state: result.state,
    cart: result.cart,
    toolResult: {
      status: result.status,
      products: shown(concerned, eaters),
      cart: cartToJson(result.cart, nowMs),
      said: result.said,
      changes: changesToJson(result),
      ...questionOf(result),
    },
  };
};

const changesToJson = ({ changes }: CallResult) =>
  changes.map(({ productId, ...change }) => ({ product_id: productId, ...change }));

const questionOf = ({ status, state: { question } }: CallResult): Pick<ToolResultJson, 'question'> =>
  status === 'asks' && question
    ? {
        question: {
          id: question.id,
          text: question.text,
          expires_at: new Date(question.askedAtMs + QUESTION_SECONDS * 1_000).toISOString(),
        },
      }
    : {};

/** Lines with their products as sold now, without those no longer sold. */
const cartOf = (synced: SyncedCart, products: ReadonlyMap<string, ProductJson>): Cart => ({
  ...emptyCart,
  items: synced.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id);
    return product
      ? [{ productId: product_id as ProductId, quantity, product: productToSellable(product) }]
      : [];
  }),
});

const syncedCartOf = (cart: Cart): SyncedCart =>
  cart.items.map(({ productId, quantity }) => ({ product_id: productId, quantity }));

const cartToJson = (cart: Cart, nowMs: number) => ({
  lines: cart.items.map(({ productId, quantity, product }) => ({
    product_id: productId,
    title: product.title,
    quantity,
    ...spokenMoney.toJson({ totalCents: lineTotalCents(product, quantity, nowMs) }),
  })),
  item_count: itemCount(cart),
  ...spokenMoney.toJson({ totalCents: subtotalCents(cart, nowMs) }),
});
