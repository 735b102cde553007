import {
  addToCart,
  type Cart,
  type CartProduct,
  emptyCart,
  itemCount,
  quantityOf,
  setQuantity,
  subtotalCents,
} from '../cart/cart.ts';
import { lineTotalCents } from '../catalog/price.ts';
import type { ProductId } from '../kit/ids.ts';
import { listText } from '../kit/list-text.ts';
import { formatUsd } from '../kit/money.ts';
import { MAX_UNCONFIRMED_CENTS, MAX_UNCONFIRMED_UNITS } from './voice-limits.ts';
import { isOpen, type OpenQuestion, type VoiceState } from './voice-state.ts';

/** Specification, section 8. */
export const VIEW_ONLY_TEXT = 'No puedo agregar hasta que confirmes. ¿Quieres agregar estos productos?';
export const UNKNOWN_PRODUCT_TEXT = 'Producto no encontrado';

interface RequestedUnits {
  readonly productId: ProductId;
  readonly quantity: number;
}

/** A call that would change the cart. */
export type CartCall =
  | { readonly tool: 'add_to_cart' | 'add_multiple_to_cart'; readonly wanted: readonly RequestedUnits[] }
  /** Without a quantity the whole line is removed. */
  | { readonly tool: 'remove_from_cart'; readonly productId: ProductId; readonly quantity: number | null }
  | { readonly tool: 'clear_cart' };

/** The state in which a call runs. */
export interface ToolCallState {
  readonly cart: Cart;
  readonly state: VoiceState;
  /** Those called for that are sold now. */
  readonly products: ReadonlyMap<ProductId, CartProduct>;
  /** Allergen warnings for the customer's household, by product. */
  readonly warnings: ReadonlyMap<ProductId, string>;
  readonly nowMs: number;
  /** Id for a question that this call asks. */
  readonly newId: string;
  /** The question that this call is the yes to. */
  readonly confirms: string | undefined;
  /** The caller is not sure of the phrase. */
  readonly asksFirst: boolean;
}

export interface CartChange {
  readonly productId: ProductId;
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

export const callStatuses = ['done', 'asks', 'refused'] as const;
export type CallStatus = (typeof callStatuses)[number];

export interface CallResult {
  readonly status: CallStatus;
  readonly cart: Cart;
  readonly state: VoiceState;
  /** Lines that changed. */
  readonly changes: readonly CartChange[];
  /** Spanish: what was done, what is asked, or why nothing was done. */
  readonly said: string;
}

/**
 * Runs a call of the assistant on the cart: does it, asks first, or refuses. A yes must answer the open question,
 * about the same call, and can be used once.
 */
export const changeCart = (call: CartCall, callState: ToolCallState): CallResult => {
  const refusal = refusalOf(call, callState);
  if (refusal) return refuseCall(callState, refusal);
  if (callState.confirms === undefined) {
    const question = questionOf(call, callState);
    return question === null ? applyCall(call, callState) : requested(call, question, callState);
  }
  const { question } = callState.state;
  if (!isOpen(question, callState.confirms, callState.nowMs) || question.about !== callKey(call))
    return refuseCall(callState, 'Esa pregunta ya no está abierta. Dime otra vez qué quieres.');
  return applyCall(call, callState);
};

const isAdding = ({ tool }: CartCall): boolean => tool === 'add_to_cart' || tool === 'add_multiple_to_cart';

const callKey = (call: CartCall): string => JSON.stringify(call);

const refuseCall = ({ cart, state }: ToolCallState, reply: string): CallResult => ({
  status: 'refused',
  cart,
  state,
  changes: [],
  said: reply,
});

const requested = (
  call: CartCall,
  text: string,
  { cart, state, newId, nowMs }: ToolCallState,
): CallResult => {
  const question: OpenQuestion = { id: newId, tool: call.tool, about: callKey(call), text, askedAtMs: nowMs };
  return { status: 'asks', cart, state: { ...state, question }, changes: [], said: text };
};

const refusalOf = (call: CartCall, { cart, products }: ToolCallState): string | null => {
  switch (call.tool) {
    case 'clear_cart':
      return cart.items.length === 0 ? 'Tu carrito ya está vacío.' : null;
    case 'remove_from_cart':
      return quantityOf(cart, call.productId) === 0 ? 'Eso no está en tu carrito.' : null;
    case 'add_to_cart':
    case 'add_multiple_to_cart': {
      const existing = call.wanted.flatMap(({ productId }) => products.get(productId) ?? []);
      if (existing.length < call.wanted.length) return UNKNOWN_PRODUCT_TEXT;
      const out = existing.find(({ stock }) => stock < 1);
      if (out) return `«${out.title}» está agotado.`;
      const full = existing.find(({ id, stock }) => quantityOf(cart, id) >= stock);
      return full ? `Ya tienes todo lo que queda de «${full.title}».` : null;
    }
  }
};

/** The question to ask before doing it; null if none is needed. */
const questionOf = (call: CartCall, callState: ToolCallState): string | null => {
  const { cart, state, warnings, asksFirst: mustConfirm } = callState;
  switch (call.tool) {
    case 'clear_cart':
      return `¿Vacío tu carrito? Tiene ${unitsText(itemCount(cart))} por ${formatUsd(subtotalCents(cart, callState.nowMs))}.`;
    case 'remove_from_cart': {
      const title = cart.items.find(({ productId }) => productId === call.productId)?.product.title ?? '';
      return mustConfirm ? `¿Quito ${call.quantity === null ? '' : `${call.quantity} de `}${title}?` : null;
    }
    case 'add_to_cart':
    case 'add_multiple_to_cart': {
      const warningTexts = call.wanted.flatMap(({ productId }) => warnings.get(productId) ?? []);
      if (warningTexts.length > 0) return `${warningTexts.join(' ')} ¿Lo agrego de todos modos?`;
      if (state.isViewOnly) return VIEW_ONLY_TEXT;
      return mustConfirm || exceedsUnconfirmedLimit(call.wanted, callState)
        ? `¿Agrego ${requestedText(call.wanted, callState)}?`
        : null;
    }
  }
};

const exceedsUnconfirmedLimit = (
  wanted: readonly RequestedUnits[],
  { products, nowMs }: ToolCallState,
): boolean => {
  const cents = wanted.reduce((sum, { productId, quantity }) => {
    const product = products.get(productId);
    return sum + (product ? lineTotalCents(product, quantity, nowMs) : 0);
  }, 0);
  return cents > MAX_UNCONFIRMED_CENTS || wanted.some(({ quantity }) => quantity > MAX_UNCONFIRMED_UNITS);
};

const applyCall = (call: CartCall, callState: ToolCallState): CallResult => {
  const cart = cartAfter(call, callState);
  const changes = changesBetween(callState.cart, cart);
  return {
    status: 'done',
    cart,
    changes,
    state: {
      ...callState.state,
      question: null,
      // A yes to one product ends the looking as a yes to several does.
      isViewOnly: !isAdding(call) && callState.state.isViewOnly,
    },
    said: `${doneText(call, changes)} ${cartText(cart, callState.nowMs)}`,
  };
};

const cartAfter = (call: CartCall, { cart, products }: ToolCallState): Cart => {
  switch (call.tool) {
    case 'clear_cart':
      return emptyCart;
    case 'remove_from_cart':
      return setQuantity(
        cart,
        call.productId,
        call.quantity === null ? 0 : quantityOf(cart, call.productId) - call.quantity,
      );
    case 'add_to_cart':
    case 'add_multiple_to_cart':
      return call.wanted.reduce((sum, { productId, quantity }) => {
        const product = products.get(productId);
        const added = product ? addToCart(sum, product, quantity) : null;
        return added?.ok ? added.value : sum;
      }, cart);
  }
};

/** Lines that are other in the second cart. */
export const changesBetween = (before: Cart, after: Cart): readonly CartChange[] => {
  const titles = new Map(
    [...before.items, ...after.items].map(({ productId, product }) => [productId, product.title]),
  );
  return [...titles].flatMap(([productId, title]) => {
    const change = {
      productId,
      title,
      before: quantityOf(before, productId),
      after: quantityOf(after, productId),
    };
    return change.before === change.after ? [] : [change];
  });
};

const doneText = (call: CartCall, changes: readonly CartChange[]): string => {
  if (call.tool === 'clear_cart') return 'Vacié tu carrito.';
  if (call.tool === 'remove_from_cart')
    return changes
      .map(({ title, after }) => (after === 0 ? `Quité ${title}.` : `Dejé ${after} de ${title}.`))
      .join(' ');
  const requested = new Map(call.wanted.map(({ productId, quantity }) => [productId, quantity]));
  const isShort = changes.some(
    ({ productId, before, after }) => after - before < (requested.get(productId) ?? 0),
  );
  const added = listText(changes.map(({ title, before, after }) => `${after - before} de ${title}`));
  return `Agregué ${added}.${isShort ? ' No quedan más.' : ''}`;
};

const requestedText = (wanted: readonly RequestedUnits[], { products }: ToolCallState): string =>
  listText(
    wanted.flatMap(({ productId, quantity }) => {
      const product = products.get(productId);
      return product ? [`${quantity} de ${product.title} (${product.packageLabel})`] : [];
    }),
  );

export const cartText = (cart: Cart, nowMs: number): string =>
  cart.items.length === 0
    ? 'Tu carrito está vacío.'
    : `Tu carrito: ${unitsText(itemCount(cart))}, ${formatUsd(subtotalCents(cart, nowMs))}.`;

const unitsText = (units: number): string => (units === 1 ? '1 producto' : `${units} productos`);
