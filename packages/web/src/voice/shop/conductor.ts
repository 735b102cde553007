import type { VoiceAnswerJson, VoiceProductJson } from '@nutricion/contract/voice/voice-tools';
import type { Cart } from '@nutricion/domain/cart/cart';
import { newSession } from '@nutricion/domain/voice/session/session-parts';
import { step } from '@nutricion/domain/voice/session/step';
import type { VoiceEffect, VoiceEvent, VoiceSession } from '@nutricion/domain/voice/session/voice-session';
import { cartView, changeCart } from '../../cart/public/cart-state.ts';
import { cartActions } from '../../cart/public/cart-store.ts';
import { call } from '../../kit/api/api.ts';
import { failureText } from '../../kit/api/failure-text.ts';
import { externalStore } from '../../kit/lib/external-store.ts';
import { haptic } from '../../kit/lib/haptics.ts';
import { newId } from '../../kit/lib/new-id.ts';
import { applyChanges, takeBack } from './apply-changes.ts';
import { keepRecord } from './keep-record.ts';
import { runTool, spokenCart, toolAnswerOf } from './run-tool.ts';
import { hush, speakAloud } from './speech/speaker.ts';
import { voiceSettings } from './voice-memory.ts';

type Unwhen<E> = E extends VoiceEvent ? Omit<E, 'atMs'> : never;
export type Told = Unwhen<VoiceEvent>;

/** A session, and what its entries show by their names. */
export interface VoiceView {
  readonly session: VoiceSession;
  readonly answers: ReadonlyMap<string, VoiceAnswerJson>;
  readonly products: ReadonlyMap<string, VoiceProductJson>;
}

export interface Conductor {
  readonly view: Pick<ReturnType<typeof externalStore<VoiceView>>, 'get' | 'subscribe'>;
  readonly tell: (event: Told) => void;
  /** Who else wants to know of what the session wants done: a provider. */
  readonly onEffect: (listener: (effect: VoiceEffect) => void) => () => void;
  readonly close: () => void;
}

interface ConductorOptions {
  readonly userId: string;
  readonly openCheckout: () => void;
  readonly onClose: () => void;
}

/** Four that a hand tells apart. */
const feels = { heard: 'add', done: 'success', asked: 'remove', refused: 'error' } as const;

/** Holds a session, tells it what happens, and does what it wants done. */
export const openConductor = ({ userId, openCheckout, onClose }: ConductorOptions): Conductor => {
  const sessionId = newId();
  const view = externalStore<VoiceView>({
    session: newSession(sessionId),
    answers: new Map(),
    products: new Map(),
  });
  const before = new Map<string, Cart>();
  const listeners = new Set<(effect: VoiceEffect) => void>();
  const record = keepRecord(() => view.get().session);

  const tell = (event: Told): void => {
    const next = step(view.get().session, { ...event, atMs: Date.now() } as VoiceEvent);
    if (next.session !== view.get().session) {
      view.set({ ...view.get(), session: next.session });
      record.noteChange();
    }
    for (const effect of next.effects) {
      perform(effect);
      for (const listener of listeners) listener(effect);
    }
  };

  /** What is said in a row is understood one after another, each with what came of the one before. */
  let reading: Promise<void> = Promise.resolve();
  const settled = () => waitUntil(() => Object.keys(view.get().session.calls).length === 0);
  const waitUntil = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      if (isSo()) return resolve();
      const stop = view.subscribe(() => {
        if (!isSo()) return;
        stop();
        resolve();
      });
    });

  const perform = (effect: VoiceEffect): unknown => {
    switch (effect.kind) {
      case 'understand':
        reading = reading.then(() => understand(effect)).then(settled);
        return;
      case 'call-tool':
        return void callTool(effect);
      case 'apply': {
        before.set(effect.callId, cartView.get().cart);
        if (effect.tool === 'clear_cart') return cartActions.clear();
        return changeCart((cart) => applyChanges(cart, effect.changes, view.get().products));
      }
      case 'take-back': {
        const then = before.get(effect.callId);
        if (then) changeCart((cart) => takeBack(cart, effect.changes, then));
        return;
      }
      case 'speak':
        return voiceSettings.get().isQuiet ? undefined : speakAloud(effect.text);
      case 'hush':
        return hush();
      case 'feel':
        return haptic(feels[effect.what]);
      case 'open-checkout':
        return openCheckout();
      case 'close':
        return onClose();
      case 'answer-model':
        return;
    }
  };

  const understand = async ({ phraseId, text, isMeant }: Extract<VoiceEffect, { kind: 'understand' }>) => {
    const { session } = view.get();
    try {
      const understanding = await call('POST /api/voice/understand', {
        body: {
          text,
          context: {
            results: session.shown.map(({ title }) => title),
            ...(session.last && { last: session.last.title }),
            cart: session.cart.map(({ title, quantity }) => ({ name: title, quantity })),
            ...(session.question && { question: session.question.tool }),
          },
        },
      });
      tell({ kind: 'understood', phraseId, understanding, isMeant });
    } catch (error) {
      tell({ kind: 'trouble', text: failureText(error) });
    }
  };

  const callTool = async (wish: Extract<VoiceEffect, { kind: 'call-tool' }>) => {
    try {
      const answer = await runTool(wish, { userId, sessionId });
      const { answers, products } = view.get();
      view.set({
        ...view.get(),
        answers: new Map([...answers, [wish.callId, answer]]),
        products: new Map([...products, ...answer.products.map((product) => [product.id, product] as const)]),
      });
      tell({ kind: 'answered', callId: wish.callId, answer: toolAnswerOf(answer) });
    } catch (error) {
      tell({ kind: 'failed', callId: wish.callId, text: failureText(error, 'Error desconocido') });
    }
  };

  const followCart = cartView.subscribe(() =>
    tell({ kind: 'cart', cart: spokenCart(), totalCents: cartView.get().subtotalCents }),
  );
  tell({ kind: 'begin', way: 'texto', cart: spokenCart() });
  tell({ kind: 'cart', cart: spokenCart(), totalCents: cartView.get().subtotalCents });

  return {
    view,
    tell,
    onEffect: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      tell({ kind: 'end' });
      followCart();
      record.close();
    },
  };
};
