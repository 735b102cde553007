import type { VoiceEffect } from '@nutricion/domain/voice/session/voice-session';
import { SILENCE_SECONDS } from '@nutricion/domain/voice/voice-limits';
import { failureText } from '../../../kit/api/failure-text.ts';
import { requestToken } from '../api.ts';
import { type SpeechInput, type SpeechInputOptions, speechInputOff } from '../speech-input.ts';
import type { VoiceController } from '../voice-controller.ts';
import { voiceErrorText } from '../voice-error-text.ts';
import { voiceSettings } from '../voice-storage.ts';
import { modelTurns } from './model-turns.ts';
import { CallFailed, openCall, type RealtimeCall } from './open-call.ts';
import type { ProviderEvent } from './provider-event.ts';

/** A model that hasn't begun by then is slow. */
const SLOW_MS = 8_000;

/** Listens and speaks by a provider: a call is opened on the first touch and stays open until it is closed or over. */
export const providerSpeechInput = (
  { controller, shown, show, onError }: SpeechInputOptions,
  user: { readonly id: string; readonly name: string },
): SpeechInput => {
  let open: RealtimeCall | null = null;
  let isOpening = false;
  let isExpected = false;
  let isClosed = false;
  let speakingItemId: string | null = null;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const after = (name: string, ms: number | null, act: () => void = () => {}) => {
    clearTimeout(timers.get(name));
    if (ms !== null) timers.set(name, setTimeout(act, ms));
  };
  const turns = modelTurns((event) => open?.send(event));
  const unlisten = controller.onEffect((effect) => {
    if (effect.kind === 'answer-model') turns.sendToolOutput(effect.callId, outputOf(controller, effect));
  });

  const end = (): void => {
    for (const name of [...timers.keys()]) after(name, null);
    open?.close();
    open = null;
    isExpected = false;
  };
  const fail: SpeechInputOptions['onError'] = (voiceError, text) => {
    end();
    onError(voiceError, text);
  };
  const resetSilenceTimer = () => after('silence', SILENCE_SECONDS * 1_000, () => fail('silence'));

  const onEvent = (event: ProviderEvent): unknown => {
    switch (event.kind) {
      case 'customer-speaks':
        resetSilenceTimer();
        controller.dispatch({ kind: 'interrupted', id: speakingItemId });
        return show({ state: 'hearing', assistantPartial: '' });
      case 'customer-silent':
        after('slow', SLOW_MS, () =>
          controller.dispatch({ kind: 'trouble', text: voiceErrorText('slow'), flag: 'provider_failed' }),
        );
        return show({ state: 'thinking' });
      case 'heard':
        return controller.dispatch({ kind: 'heard', text: event.text, isForShop: false });
      case 'began':
        after('slow', null);
        return turns.responseStarted();
      case 'saying':
        if (event.id !== speakingItemId) show({ assistantPartial: '' });
        speakingItemId = event.id;
        return show({ assistantPartial: shown().assistantPartial + event.delta });
      case 'said':
        show({ assistantPartial: '' });
        return controller.dispatch({ kind: 'model-said', id: event.id, text: event.text });
      case 'sound':
        resetSilenceTimer();
        return show({ state: event.isOn ? 'speaking' : restState() });
      case 'over':
        turns.responseEnded(event.calls);
        for (const { callId, name, arguments: toolArguments } of event.calls)
          controller.dispatch({
            kind: 'model-calls',
            callId,
            tool: name,
            arguments: (toolArguments ?? {}) as object,
          });
        return show({ state: restState() });
      case 'ready':
      case 'fault':
        return;
    }
  };
  const restState = () => (isExpected ? 'listening' : 'off');

  const start = async (): Promise<void> => {
    isOpening = true;
    show({ state: 'starting' });
    try {
      open = await openCall({
        requestToken: async () => {
          const token = await requestToken({
            userId: user.id,
            userName: user.name,
            session_id: controller.view.get().session.id,
            quiet: voiceSettings.get().isQuiet,
          });
          after('limit', token.seconds_left * 1_000, () => fail('time-over'));
          return token;
        },
        onEvent,
        onError: fail,
      });
      // The dialog was closed meanwhile.
      if (isClosed) return end();
      open.mute(voiceSettings.get().isQuiet);
      controller.dispatch({ kind: 'way', way: 'proveedor' });
      resetSilenceTimer();
      open.openMicrophone(isExpected);
      show({ state: restState() });
    } catch (error) {
      if (isClosed) return;
      fail(
        error instanceof CallFailed ? error.voiceError : 'no-start',
        error instanceof CallFailed ? undefined : failureText(error),
      );
    } finally {
      isOpening = false;
    }
  };

  return {
    start: () => {
      isExpected = true;
      if (open) {
        open.openMicrophone(true);
        show({ state: 'listening' });
      } else if (!isOpening) void start();
    },
    stop: () => {
      isExpected = false;
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
      show(speechInputOff);
    },
  };
};

/** Only short fields: a model gets no text of the catalog that it might take for an instruction. */
const outputOf = (
  controller: VoiceController,
  { callId, answer: result }: Extract<VoiceEffect, { kind: 'answer-model' }>,
): object => {
  if (typeof result === 'string') return { status: 'refused', said: result };
  const whole = controller.view.get().toolResults.get(callId);
  return {
    status: result.status,
    said: result.said,
    products: (whole?.products ?? []).map(({ id, title, current_price, stock, warning }) => ({
      id,
      title: title.slice(0, 80),
      price: current_price,
      stock,
      ...(warning && { warning }),
    })),
    cart_total: result.totalCents / 100,
    ...(whole?.recipes && { recipes: whole.recipes.map(({ title }) => title.slice(0, 80)) }),
    ...(whole?.orders && {
      orders: whole.orders.map(({ number, created_at, total }) => ({ number, created_at, total })),
    }),
  };
};
