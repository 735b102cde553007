import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import type { ToolResultJson, VoiceProductJson } from '@nutricion/contract/voice/voice-tools';
import { addToCart, type Cart, quantityOf, setQuantity } from '@nutricion/domain/cart/cart';
import { restoreLine } from '@nutricion/domain/cart/restore-line';
import type { CartChange } from '@nutricion/domain/voice/change-cart';
import { advanceSession } from '@nutricion/domain/voice/session/advance-session';
import { newSession } from '@nutricion/domain/voice/session/session-parts';
import type { VoiceEffect, VoiceEvent, VoiceSession } from '@nutricion/domain/voice/session/voice-session';
import { cartView, changeCart } from '../../cart/public/cart-state.ts';
import { cartActions } from '../../cart/public/cart-store.ts';
import { failureText } from '../../kit/api/failure-text.ts';
import { externalStore } from '../../kit/lib/external-store.ts';
import { haptic } from '../../kit/lib/haptics.ts';
import { newId } from '../../kit/lib/new-id.ts';
import { understandPhrase } from './api.ts';
import { cartForVoice, runTool, toToolResult } from './run-tool.ts';
import { speakAloud, stopSpeaking } from './speech/speaker.ts';
import { storeSessionRecord } from './store-session.ts';
import { voiceSettings } from './voice-storage.ts';

type WithoutTime<E> = E extends VoiceEvent ? Omit<E, 'atMs'> : never;
export type NewVoiceEvent = WithoutTime<VoiceEvent>;

/** A session, and what its entries show by their names. */
export interface VoiceView {
  readonly session: VoiceSession;
  readonly toolResults: ReadonlyMap<string, ToolResultJson>;
  readonly products: ReadonlyMap<string, VoiceProductJson>;
}

export interface VoiceController {
  readonly view: Pick<ReturnType<typeof externalStore<VoiceView>>, 'get' | 'subscribe'>;
  readonly dispatch: (event: NewVoiceEvent) => void;
  /** Listener for effects: a provider. */
  readonly onEffect: (listener: (effect: VoiceEffect) => void) => () => void;
  readonly close: () => void;
}

interface VoiceControllerOptions {
  readonly userId: string;
  readonly openCheckout: () => void;
  readonly onClose: () => void;
}

/** Four patterns that can be told apart by hand. */
const hapticByOutcome = { heard: 'add', done: 'success', asked: 'remove', refused: 'error' } as const;

/** Owns a session: passes events to it and runs its effects. */
export const openVoiceController = ({
  userId,
  openCheckout,
  onClose,
}: VoiceControllerOptions): VoiceController => {
  const sessionId = newId();
  const view = externalStore<VoiceView>({
    session: newSession(sessionId),
    toolResults: new Map(),
    products: new Map(),
  });
  const cartBeforeCall = new Map<string, Cart>();
  const listeners = new Set<(effect: VoiceEffect) => void>();
  const record = storeSessionRecord(() => view.get().session);

  const dispatch = (event: NewVoiceEvent): void => {
    const next = advanceSession(view.get().session, { ...event, atMs: Date.now() } as VoiceEvent);
    if (next.session !== view.get().session) {
      view.set({ ...view.get(), session: next.session });
      record.scheduleWrite();
    }
    for (const effect of next.effects) {
      perform(effect);
      for (const listener of listeners) listener(effect);
    }
  };

  /** Phrases in a row are understood one after another, each with the result of the one before. */
  let understandQueue: Promise<void> = Promise.resolve();
  const whenCallsDone = () => waitUntil(() => Object.keys(view.get().session.calls).length === 0);
  const waitUntil = (isMet: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      if (isMet()) return resolve();
      const stop = view.subscribe(() => {
        if (!isMet()) return;
        stop();
        resolve();
      });
    });

  const perform = (effect: VoiceEffect): unknown => {
    switch (effect.kind) {
      case 'understand':
        understandQueue = understandQueue.then(() => understand(effect)).then(whenCallsDone);
        return;
      case 'call-tool':
        return void callTool(effect);
      case 'apply': {
        cartBeforeCall.set(effect.callId, cartView.get().cart);
        if (effect.tool === 'clear_cart') return cartActions.clear();
        return changeCart((cart) => applyChanges(cart, effect.changes, view.get().products));
      }
      case 'take-back': {
        const then = cartBeforeCall.get(effect.callId);
        if (then) changeCart((cart) => undoChanges(cart, effect.changes, then));
        return;
      }
      case 'speak':
        return voiceSettings.get().isQuiet ? undefined : speakAloud(effect.text);
      case 'hush':
        return stopSpeaking();
      case 'feel':
        return haptic(hapticByOutcome[effect.what]);
      case 'open-checkout':
        return openCheckout();
      case 'close':
        return onClose();
      case 'answer-model':
        return;
    }
  };

  const understand = async ({
    phraseId,
    text,
    isForShop: isMeant,
  }: Extract<VoiceEffect, { kind: 'understand' }>) => {
    const { session } = view.get();
    try {
      const understanding = await understandPhrase({
        text,
        context: {
          results: session.shown.map(({ title }) => title),
          ...(session.last && { last: session.last.title }),
          cart: session.cart.map(({ title, quantity }) => ({ name: title, quantity })),
          ...(session.question && { question: session.question.tool }),
        },
      });
      dispatch({ kind: 'understood', phraseId, understanding, isForShop: isMeant });
    } catch (error) {
      dispatch({ kind: 'trouble', text: failureText(error) });
    }
  };

  const callTool = async (toolCall: Extract<VoiceEffect, { kind: 'call-tool' }>) => {
    try {
      const toolResult = await runTool(toolCall, { userId, sessionId });
      const { toolResults, products } = view.get();
      view.set({
        ...view.get(),
        toolResults: new Map([...toolResults, [toolCall.callId, toolResult]]),
        products: new Map([
          ...products,
          ...toolResult.products.map((product) => [product.id, product] as const),
        ]),
      });
      dispatch({ kind: 'answered', callId: toolCall.callId, answer: toToolResult(toolResult) });
    } catch (error) {
      dispatch({ kind: 'failed', callId: toolCall.callId, text: failureText(error, 'Error desconocido') });
    }
  };

  const followCart = cartView.subscribe(() =>
    dispatch({ kind: 'cart', cart: cartForVoice(), totalCents: cartView.get().subtotalCents }),
  );
  dispatch({ kind: 'begin', way: 'texto', cart: cartForVoice() });
  dispatch({ kind: 'cart', cart: cartForVoice(), totalCents: cartView.get().subtotalCents });

  return {
    view,
    dispatch,
    onEffect: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      dispatch({ kind: 'end' });
      followCart();
      record.close();
    },
  };
};

/** What a tool did, done to this cart: by how much each line changed, since another tab may have changed it too. */
const applyChanges = (
  cart: Cart,
  changes: readonly CartChange[],
  products: ReadonlyMap<string, VoiceProductJson>,
): Cart =>
  changes.reduce((sum, { productId, before, after }) => {
    if (after < before) return setQuantity(sum, productId, quantityOf(sum, productId) + after - before);
    const product = products.get(productId);
    const added = product && addToCart(sum, productToSellable(product), after - before);
    return added?.ok ? added.value : sum;
  }, cart);

/**
 * Reverts changes: added lines are removed, removed ones return to their place.
 * @param before the cart before the changes
 */
const undoChanges = (cart: Cart, changes: readonly CartChange[], before: Cart): Cart =>
  changes.reduce((sum, change) => {
    const { productId } = change;
    if (change.after > change.before)
      return setQuantity(sum, productId, quantityOf(sum, productId) + change.before - change.after);
    const position = before.items.findIndex((line) => line.productId === productId);
    const line = before.items[position];
    if (!line) return sum;
    if (quantityOf(sum, productId) === 0) return restoreLine(sum, line, position);
    const added = addToCart(sum, line.product, change.before - change.after);
    return added.ok ? added.value : sum;
  }, cart);
