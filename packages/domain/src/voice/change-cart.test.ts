import { describe, expect, it } from 'vitest';
import { aProduct, idNumber } from '../cart/cart.builders.ts';
import { type CartProduct, emptyCart, quantityOf } from '../cart/cart.ts';
import { type CartCall, changeCart, type ToolCallState, VIEW_ONLY_TEXT } from './change-cart.ts';
import { afterPhrase, afterSearch, isViewRequest, newVoiceState } from './voice-state.ts';

const milk = aProduct({ id: idNumber(1), title: 'Leche fresca', regularPriceCents: 300, stock: 20 });
const eggs = aProduct({ id: idNumber(2), title: 'Huevos', regularPriceCents: 500, stock: 0 });
const aLine = (product: CartProduct, quantity: number) => ({ productId: product.id, quantity, product });
const aCallState = (parts: Partial<ToolCallState> = {}): ToolCallState => ({
  cart: emptyCart,
  state: newVoiceState,
  products: new Map([milk, eggs].map((product) => [product.id, product])),
  warnings: new Map(),
  nowMs: 1_000_000,
  newId: 'pregunta-1',
  confirms: undefined,
  asksFirst: false,
  ...parts,
});
const adding = (
  quantity: number,
  tool: 'add_to_cart' | 'add_multiple_to_cart' = 'add_to_cart',
): CartCall => ({
  tool,
  wanted: [{ productId: milk.id, quantity }],
});

describe('a call of the assistant', () => {
  it('adds, and says what it added and what the cart comes to', () => {
    const result = changeCart(adding(2), aCallState());
    expect(result).toMatchObject({
      status: 'done',
      said: 'Agregué 2 de Leche fresca. Tu carrito: 2 productos, $6.00.',
      changes: [{ title: 'Leche fresca', before: 0, after: 2 }],
    });
  });

  it('adds no more than there is, and says so', () => {
    const cart = { ...emptyCart, items: [aLine(milk, 15)] };
    const result = changeCart(adding(12), aCallState({ cart }));
    expect(result.said).toContain('Agregué 5 de Leche fresca. No quedan más.');
  });

  it('refuses what is sold out, what isn’t there, and what isn’t in the cart', () => {
    const ofEggs: CartCall = { tool: 'add_to_cart', wanted: [{ productId: eggs.id, quantity: 1 }] };
    expect(changeCart(ofEggs, aCallState()).said).toBe('«Huevos» está agotado.');
    expect(changeCart(adding(1), aCallState({ products: new Map() })).said).toBe('Producto no encontrado');
    const taken: CartCall = { tool: 'remove_from_cart', productId: milk.id, quantity: null };
    expect(changeCart(taken, aCallState())).toMatchObject({ status: 'refused', changes: [] });
  });

  it('takes some of a line, or all of it', () => {
    const cart = { ...emptyCart, items: [aLine(milk, 5)] };
    const taking = (quantity: number | null) =>
      changeCart({ tool: 'remove_from_cart', productId: milk.id, quantity }, aCallState({ cart }));
    expect(quantityOf(taking(2).cart, milk.id)).toBe(3);
    expect(taking(2).said).toContain('Dejé 3 de Leche fresca.');
    expect(taking(null).cart.items).toEqual([]);
    expect(taking(9).said).toContain('Quité Leche fresca.');
  });

  it('always asks before it empties the cart', () => {
    const cart = { ...emptyCart, items: [aLine(milk, 2)] };
    const confirmation = changeCart({ tool: 'clear_cart' }, aCallState({ cart }));
    expect(confirmation).toMatchObject({
      status: 'asks',
      changes: [],
      said: '¿Vacío tu carrito? Tiene 2 productos por $6.00.',
    });
    expect(confirmation.cart).toBe(cart);
    const confirmed = changeCart(
      { tool: 'clear_cart' },
      aCallState({ cart, state: confirmation.state, confirms: 'pregunta-1' }),
    );
    expect(confirmed).toMatchObject({ status: 'done', cart: { items: [] } });
    expect(confirmed.state.question).toBeNull();
  });

  it('takes a yes for the open question alone: not a second one, not later, not to something else', () => {
    const confirmation = changeCart(adding(13), aCallState());
    expect(confirmation.status).toBe('asks');
    const confirmed = (parts: Partial<ToolCallState>, call = adding(13)) =>
      changeCart(call, aCallState({ state: confirmation.state, confirms: 'pregunta-1', ...parts })).status;
    expect(confirmed({})).toBe('done');
    expect(confirmed({ nowMs: 1_000_000 + 30_000 })).toBe('done');
    expect(confirmed({ nowMs: 1_000_000 + 30_001 })).toBe('refused');
    expect(confirmed({ confirms: 'otra' })).toBe('refused');
    expect(confirmed({}, adding(14))).toBe('refused');
    const { state } = changeCart(
      adding(13),
      aCallState({ state: confirmation.state, confirms: 'pregunta-1' }),
    );
    expect(confirmed({ state })).toBe('refused');
  });

  it('asks where much is wanted: more than twelve of one, or more than forty dollars', () => {
    expect(changeCart(adding(12), aCallState()).status).toBe('done');
    expect(changeCart(adding(13), aCallState()).status).toBe('asks');
    const dear = aProduct({ id: idNumber(3), title: 'Pernil', regularPriceCents: 2_001, stock: 9 });
    const products = new Map([[dear.id, dear]]);
    const call = (quantity: number): CartCall => ({
      tool: 'add_to_cart',
      wanted: [{ productId: dear.id, quantity }],
    });
    expect(changeCart(call(1), aCallState({ products })).status).toBe('done');
    expect(changeCart(call(2), aCallState({ products })).status).toBe('asks');
  });

  it('says what the household must know first, and asks', () => {
    const warnings = new Map([[milk.id, '«Leche fresca»: Contiene leche (Tú).']]);
    expect(changeCart(adding(1), aCallState({ warnings }))).toMatchObject({
      status: 'asks',
      said: '«Leche fresca»: Contiene leche (Tú). ¿Lo agrego de todos modos?',
    });
  });

  it('adds nothing while the customer is looking, until they say yes', () => {
    const state = afterSearch(newVoiceState, 'muéstrame la leche');
    for (const tool of ['add_to_cart', 'add_multiple_to_cart'] as const) {
      const confirmation = changeCart(adding(1, tool), aCallState({ state }));
      expect(confirmation).toMatchObject({ status: 'asks', said: VIEW_ONLY_TEXT, changes: [] });
      expect(confirmation.state.isViewOnly).toBe(true);
      const confirmed = changeCart(
        adding(1, tool),
        aCallState({ state: confirmation.state, confirms: 'pregunta-1' }),
      );
      expect(confirmed).toMatchObject({ status: 'done', state: { isViewOnly: false } });
    }
    const cart = { ...emptyCart, items: [aLine(milk, 2)] };
    const taken = changeCart(
      { tool: 'remove_from_cart', productId: milk.id, quantity: null },
      aCallState({ cart, state }),
    );
    expect(taken).toMatchObject({ status: 'done', state: { isViewOnly: true } });
  });
});

describe('looking', () => {
  it.each([
    ['quiero ver la leche', true],
    ['quiero verlo', true],
    ['enséñame los quesos', true],
    ['muestra pan', true],
    ['verduras frescas', false],
    ['ponme dos', false],
    ['aver qué hay', false],
  ])('%s: %s', (phrase, expected) => {
    expect(isViewRequest(phrase)).toBe(expected);
  });

  it('begins with a phrase after a search, not before one', () => {
    expect(afterPhrase(newVoiceState, 'ver').isViewOnly).toBe(false);
    const searched = afterSearch(newVoiceState, 'leche');
    expect(searched.isViewOnly).toBe(false);
    expect(afterPhrase(searched, 'quiero ver eso').isViewOnly).toBe(true);
  });
});
