import { randomUUID } from 'node:crypto';
import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { type VoiceAnswerJson, voiceAnswerSchema } from '@nutricion/contract/voice/voice-tools';
import type { Cart } from '@nutricion/domain/cart/cart';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type CallResult, type CartCall, changeCart } from '@nutricion/domain/voice/change-cart';
import { spokenWarning } from '@nutricion/domain/voice/spoken-warning';
import { QUESTION_SECONDS } from '@nutricion/domain/voice/voice-limits';
import { afterPhrase, afterSearch, type VoiceState } from '@nutricion/domain/voice/voice-state';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { holdSession, type KeptCart, keepCart, readKeptCart, stateOf } from '../sessions/session-store.ts';
import type { VoiceDependencies } from '../voice-dependencies.ts';
import { findCall, keepCall } from './call-log.ts';
import { cartOf, cartToJson, keptOf } from './cart-of.ts';
import { type AnyCall, isRead, type ReadCall, readTool, shown } from './read-tool.ts';

export interface CallOfTool {
  readonly call: AnyCall;
  readonly userId: string;
  readonly sessionId: string;
  readonly callId: string;
  readonly phrase: string | undefined;
  readonly confirms: string | undefined;
  readonly asksFirst: boolean;
  readonly cart: KeptCart | undefined;
}

/**
 * Runs a call of the assistant once, however often it comes: the same session and call again is answered as before.
 * Calls of one session come one after another, so that a yes can't be spent twice.
 */
export const runCall = (
  deps: VoiceDependencies,
  asked: CallOfTool,
): Promise<Result<VoiceAnswerJson, Refusal>> =>
  deps.db.transaction().execute(async (trx) => {
    const now = new Date(deps.now());
    const session = await holdSession(trx, { ...asked, now });
    if (!session) return refuse({ kind: 'not-found', what: 'esa sesión' });
    const earlier = await findCall(trx, asked.sessionId, asked.callId);
    if (earlier) return accept(voiceAnswerSchema.parse(earlier.answer));
    const world = await worldOf(deps, trx, asked);
    const state = stateAfterPhrase(stateOf(session.state), asked);
    const outcome = isRead(asked.call)
      ? await reading(deps, asked.call, state, world, asked.userId)
      : changing(cartCallOf(asked.call), state, world, asked, deps.now());
    const answer = { ...outcome.answer, session_id: asked.sessionId, view_only: outcome.state.isViewOnly };
    // A device that sent its cart changes and copies it itself: written here too, what it takes back before its next
    // copy would come back as another device's, and what another device put in would be overwritten.
    if (!asked.cart && outcome.cart !== world.cart)
      await keepCart(trx, asked.userId, keptOf(outcome.cart), now);
    await keepCall(trx, { ...asked, answer, state: outcome.state, products: world.products, now });
    return accept(answer);
  });

interface World {
  readonly cart: Cart;
  /** Of the cart and of the call. */
  readonly products: ReadonlyMap<string, ProductJson>;
  readonly eaters: Awaited<ReturnType<VoiceDependencies['readEaters']>>;
}

interface Outcome {
  readonly answer: Omit<VoiceAnswerJson, 'session_id' | 'view_only'>;
  readonly state: VoiceState;
  readonly cart: Cart;
}

/** Read within the transaction, which has a connection already. */
const worldOf = async (
  deps: VoiceDependencies,
  trx: Transaction<Schema>,
  { call, cart, userId }: CallOfTool,
): Promise<World> => {
  const kept = cart ?? (await readKeptCart(trx, userId));
  const ids = new Set([...kept.map(({ product_id }) => product_id), ...productsOf(call)]);
  const products = await deps.productsNow([...ids], trx);
  const byId = new Map(products.map((product) => [product.id, product]));
  return { cart: cartOf(kept, byId), products: byId, eaters: await deps.readEaters(userId, trx) };
};

const productsOf = (call: AnyCall): readonly string[] => {
  if (call.tool === 'add_multiple_to_cart') return call.arguments.product_ids;
  return call.tool === 'add_to_cart' || call.tool === 'remove_from_cart' ? [call.arguments.product_id] : [];
};

/** A search asks to look by its own words where the phrase isn't told. */
const stateAfterPhrase = (state: VoiceState, { call, phrase }: CallOfTool): VoiceState => {
  if (call.tool === 'search_products') return afterSearch(state, phrase ?? call.arguments.query);
  return phrase === undefined ? state : afterPhrase(state, phrase);
};

const reading = async (
  deps: VoiceDependencies,
  call: ReadCall,
  state: VoiceState,
  { cart, products, eaters }: World,
  userId: string,
): Promise<Outcome> => {
  const inCart = cart.items.flatMap(({ productId }) => products.get(productId) ?? []);
  const found = await readTool(deps, call, { userId, cart, products: inCart, eaters });
  return { answer: { ...found, changes: [], cart: cartToJson(cart, deps.now()) }, state, cart };
};

const cartCallOf = (call: Exclude<AnyCall, ReadCall>): CartCall => {
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
      return { tool: call.tool, wanted: [wish(call.arguments.product_id, call.arguments.quantity)] };
    case 'add_multiple_to_cart': {
      const { product_ids, quantities } = call.arguments;
      return { tool: call.tool, wanted: product_ids.map((id, place) => wish(id, quantities?.[place] ?? 1)) };
    }
  }
};

const wish = (id: string, quantity: number) => ({ productId: id as ProductId, quantity });

const changing = (
  call: CartCall,
  state: VoiceState,
  { cart, products, eaters }: World,
  { confirms, asksFirst }: CallOfTool,
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
    asksFirst,
  });
  const concerned =
    'wanted' in call ? call.wanted.flatMap(({ productId }) => products.get(productId) ?? []) : [];
  return {
    state: result.state,
    cart: result.cart,
    answer: {
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

const questionOf = ({ status, state: { question } }: CallResult): Pick<VoiceAnswerJson, 'question'> =>
  status === 'asks' && question
    ? {
        question: {
          id: question.id,
          text: question.text,
          expires_at: new Date(question.askedAtMs + QUESTION_SECONDS * 1_000).toISOString(),
        },
      }
    : {};
