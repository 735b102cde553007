import type { VoiceEffect } from '@nutricion/domain/voice/session/voice-session';
import { SILENCE_SECONDS } from '@nutricion/domain/voice/voice-limits';
import { call } from '../../../kit/api/api.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import type { Conductor } from '../conductor.ts';
import { type Hearer, type HearerOptions, offView } from '../hearer.ts';
import { troubleText } from '../trouble-text.ts';
import { voiceSettings } from '../voice-memory.ts';
import type { ProviderEvent } from './event-of.ts';
import { modelTurns } from './model-turns.ts';
import { CallFailed, openCall, type RealtimeCall } from './open-call.ts';

/** A model that hasn't begun by then is slow. */
const SLOW_MS = 8_000;

/** Hears and speaks by a provider: a call is opened at the first touch and stays open until it is closed or over. */
export const providerEar = (
  { conductor, shown, show, onTrouble }: HearerOptions,
  user: { readonly id: string; readonly name: string },
): Hearer => {
  let open: RealtimeCall | null = null;
  let isOpening = false;
  let isWanted = false;
  let isClosed = false;
  let sayingId: string | null = null;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const after = (name: string, ms: number | null, act: () => void = () => {}) => {
    clearTimeout(timers.get(name));
    if (ms !== null) timers.set(name, setTimeout(act, ms));
  };
  const turns = modelTurns((event) => open?.send(event));
  const unlisten = conductor.onEffect((effect) => {
    if (effect.kind === 'answer-model') turns.answer(effect.callId, outputOf(conductor, effect));
  });

  const end = (): void => {
    for (const name of [...timers.keys()]) after(name, null);
    open?.close();
    open = null;
    isWanted = false;
  };
  const fail: HearerOptions['onTrouble'] = (trouble, text) => {
    end();
    onTrouble(trouble, text);
  };
  const noteLife = () => after('silence', SILENCE_SECONDS * 1_000, () => fail('silence'));

  const onEvent = (event: ProviderEvent): unknown => {
    switch (event.kind) {
      case 'customer-speaks':
        noteLife();
        conductor.tell({ kind: 'interrupted', id: sayingId });
        return show({ state: 'hearing', saying: '' });
      case 'customer-silent':
        after('slow', SLOW_MS, () =>
          conductor.tell({ kind: 'trouble', text: troubleText('slow'), flag: 'provider_failed' }),
        );
        return show({ state: 'thinking' });
      case 'heard':
        return conductor.tell({ kind: 'heard', text: event.text, isMeant: false });
      case 'began':
        after('slow', null);
        return turns.began();
      case 'saying':
        if (event.id !== sayingId) show({ saying: '' });
        sayingId = event.id;
        return show({ saying: shown().saying + event.delta });
      case 'said':
        show({ saying: '' });
        return conductor.tell({ kind: 'model-said', id: event.id, text: event.text });
      case 'sound':
        noteLife();
        return show({ state: event.isOn ? 'speaking' : restState() });
      case 'over':
        turns.over(event.calls);
        for (const { callId, name, arguments: given } of event.calls)
          conductor.tell({ kind: 'model-calls', callId, tool: name, arguments: (given ?? {}) as object });
        return show({ state: restState() });
      case 'ready':
      case 'fault':
        return;
    }
  };
  const restState = () => (isWanted ? 'listening' : 'off');

  const start = async (): Promise<void> => {
    isOpening = true;
    show({ state: 'starting' });
    try {
      open = await openCall({
        askToken: async () => {
          const token = await call('POST /api/functions/voice-order-token', {
            body: {
              userId: user.id,
              userName: user.name,
              session_id: conductor.view.get().session.id,
              quiet: voiceSettings.get().isQuiet,
            },
          });
          after('limit', token.seconds_left * 1_000, () => fail('time-over'));
          return token;
        },
        onEvent,
        onTrouble: fail,
      });
      // Whoever closed the dialog meanwhile isn't listened to.
      if (isClosed) return end();
      open.mute(voiceSettings.get().isQuiet);
      conductor.tell({ kind: 'way', way: 'proveedor' });
      noteLife();
      open.openMicrophone(isWanted);
      show({ state: restState() });
    } catch (error) {
      if (isClosed) return;
      fail(
        error instanceof CallFailed ? error.trouble : 'no-start',
        error instanceof CallFailed ? undefined : failureText(error),
      );
    } finally {
      isOpening = false;
    }
  };

  return {
    start: () => {
      isWanted = true;
      if (open) {
        open.openMicrophone(true);
        show({ state: 'listening' });
      } else if (!isOpening) void start();
    },
    stop: () => {
      isWanted = false;
      open?.openMicrophone(false);
      if (open) show({ state: 'off', partial: '' });
    },
    interrupt: turns.interrupt,
    setQuiet: (isQuiet) => {
      if (isQuiet) turns.interrupt();
      open?.mute(isQuiet);
    },
    close: () => {
      isClosed = true;
      unlisten();
      end();
      show(offView);
    },
  };
};

/** Short fields alone: a model is given no text of the catalogue that it might take for an order. */
const outputOf = (
  conductor: Conductor,
  { callId, answer }: Extract<VoiceEffect, { kind: 'answer-model' }>,
): object => {
  if (typeof answer === 'string') return { status: 'refused', said: answer };
  const whole = conductor.view.get().answers.get(callId);
  return {
    status: answer.status,
    said: answer.said,
    products: (whole?.products ?? []).map(({ id, title, current_price, stock, warning }) => ({
      id,
      title: title.slice(0, 80),
      price: current_price,
      stock,
      ...(warning && { warning }),
    })),
    cart_total: answer.totalCents / 100,
    ...(whole?.recipes && { recipes: whole.recipes.map(({ title }) => title.slice(0, 80)) }),
    ...(whole?.orders && {
      orders: whole.orders.map(({ number, created_at, total }) => ({ number, created_at, total })),
    }),
  };
};
