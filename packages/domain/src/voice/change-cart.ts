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
import { MOST_UNASKED_CENTS, MOST_UNASKED_UNITS } from './voice-limits.ts';
import { isOpen, type OpenQuestion, type VoiceState } from './voice-state.ts';

/** Specification, section 8. */
export const VIEW_ONLY_TEXT = 'No puedo agregar hasta que confirmes. ¿Quieres agregar estos productos?';
export const UNKNOWN_PRODUCT_TEXT = 'Producto no encontrado';

interface Wanted {
  readonly productId: ProductId;
  readonly quantity: number;
}

/** A call that would change the cart. */
export type CartCall =
  | { readonly tool: 'add_to_cart' | 'add_multiple_to_cart'; readonly wanted: readonly Wanted[] }
  /** Without a quantity the line goes. */
  | { readonly tool: 'remove_from_cart'; readonly productId: ProductId; readonly quantity: number | null }
  | { readonly tool: 'clear_cart' };

/** What the shop knows when a call comes. */
export interface VoiceWorld {
  readonly cart: Cart;
  readonly state: VoiceState;
  /** Those called for that are sold now. */
  readonly products: ReadonlyMap<ProductId, CartProduct>;
  /** What the household of the customer must be told of them. */
  readonly warnings: ReadonlyMap<ProductId, string>;
  readonly nowMs: number;
  /** For a question that comes of this call. */
  readonly newId: string;
  /** The question that this call is the yes to. */
  readonly confirms: string | undefined;
  /** Whoever calls isn't sure what was said. */
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
  /** Lines that are other than they were. */
  readonly changes: readonly CartChange[];
  /** In Spanish: what was done, what is asked, or why nothing was. */
  readonly said: string;
}

/**
 * What a call of the assistant does to the cart: does it, asks first, or refuses. A yes must be to the very question
 * that is open, about the very same call, and is spent by it.
 */
export const changeCart = (call: CartCall, world: VoiceWorld): CallResult => {
  const refusal = refusalOf(call, world);
  if (refusal) return refused(world, refusal);
  if (world.confirms === undefined) {
    const question = questionOf(call, world);
    return question === null ? done(call, world) : asked(call, question, world);
  }
  const { question } = world.state;
  if (!isOpen(question, world.confirms, world.nowMs) || question.about !== aboutOf(call))
    return refused(world, 'Esa pregunta ya no está abierta. Dime otra vez qué quieres.');
  return done(call, world);
};

const isAdding = ({ tool }: CartCall): boolean => tool === 'add_to_cart' || tool === 'add_multiple_to_cart';

const aboutOf = (call: CartCall): string => JSON.stringify(call);

const refused = ({ cart, state }: VoiceWorld, said: string): CallResult => ({
  status: 'refused',
  cart,
  state,
  changes: [],
  said,
});

const asked = (call: CartCall, text: string, { cart, state, newId, nowMs }: VoiceWorld): CallResult => {
  const question: OpenQuestion = { id: newId, tool: call.tool, about: aboutOf(call), text, askedAtMs: nowMs };
  return { status: 'asks', cart, state: { ...state, question }, changes: [], said: text };
};

const refusalOf = (call: CartCall, { cart, products }: VoiceWorld): string | null => {
  switch (call.tool) {
    case 'clear_cart':
      return cart.items.length === 0 ? 'Tu carrito ya está vacío.' : null;
    case 'remove_from_cart':
      return quantityOf(cart, call.productId) === 0 ? 'Eso no está en tu carrito.' : null;
    case 'add_to_cart':
    case 'add_multiple_to_cart': {
      const known = call.wanted.flatMap(({ productId }) => products.get(productId) ?? []);
      if (known.length < call.wanted.length) return UNKNOWN_PRODUCT_TEXT;
      const out = known.find(({ stock }) => stock < 1);
      if (out) return `«${out.title}» está agotado.`;
      const full = known.find(({ id, stock }) => quantityOf(cart, id) >= stock);
      return full ? `Ya tienes todo lo que queda de «${full.title}».` : null;
    }
  }
};

/** What has to be asked before it is done; null: nothing. */
const questionOf = (call: CartCall, world: VoiceWorld): string | null => {
  const { cart, state, warnings, asksFirst } = world;
  switch (call.tool) {
    case 'clear_cart':
      return `¿Vacío tu carrito? Tiene ${unitsText(itemCount(cart))} por ${formatUsd(subtotalCents(cart, world.nowMs))}.`;
    case 'remove_from_cart': {
      const title = cart.items.find(({ productId }) => productId === call.productId)?.product.title ?? '';
      return asksFirst ? `¿Quito ${call.quantity === null ? '' : `${call.quantity} de `}${title}?` : null;
    }
    case 'add_to_cart':
    case 'add_multiple_to_cart': {
      const told = call.wanted.flatMap(({ productId }) => warnings.get(productId) ?? []);
      if (told.length > 0) return `${told.join(' ')} ¿Lo agrego de todos modos?`;
      if (state.isViewOnly) return VIEW_ONLY_TEXT;
      return asksFirst || isMuch(call.wanted, world) ? `¿Agrego ${wantedText(call.wanted, world)}?` : null;
    }
  }
};

const isMuch = (wanted: readonly Wanted[], { products, nowMs }: VoiceWorld): boolean => {
  const cents = wanted.reduce((sum, { productId, quantity }) => {
    const product = products.get(productId);
    return sum + (product ? lineTotalCents(product, quantity, nowMs) : 0);
  }, 0);
  return cents > MOST_UNASKED_CENTS || wanted.some(({ quantity }) => quantity > MOST_UNASKED_UNITS);
};

const done = (call: CartCall, world: VoiceWorld): CallResult => {
  const cart = changed(call, world);
  const changes = changesBetween(world.cart, cart);
  return {
    status: 'done',
    cart,
    changes,
    state: {
      ...world.state,
      question: null,
      // A yes to one product ends the looking as a yes to several does.
      isViewOnly: !isAdding(call) && world.state.isViewOnly,
    },
    said: `${doneText(call, changes)} ${cartText(cart, world.nowMs)}`,
  };
};

const changed = (call: CartCall, { cart, products }: VoiceWorld): Cart => {
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
  const asked = new Map(call.wanted.map(({ productId, quantity }) => [productId, quantity]));
  const isShort = changes.some(
    ({ productId, before, after }) => after - before < (asked.get(productId) ?? 0),
  );
  const added = listText(changes.map(({ title, before, after }) => `${after - before} de ${title}`));
  return `Agregué ${added}.${isShort ? ' No quedan más.' : ''}`;
};

const wantedText = (wanted: readonly Wanted[], { products }: VoiceWorld): string =>
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
