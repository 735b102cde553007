import { setTimeout as sleep } from 'node:timers/promises';
import { openClientEvents } from './client-events.ts';
import { openConversation } from './conversation.ts';
import { openHearing } from './hearing.ts';
import { answerOffer } from './peer.ts';
import { openPlayback } from './playback.ts';
import type { CallEnd, CallLog } from './provider-log.ts';
import type { FakeProviderOptions, Faults } from './provider-options.ts';
import { parseEvent, type WireObject } from './realtime-event.ts';
import { openResponses } from './responses.ts';
import { openSession } from './session.ts';
import { openToolOutputs } from './tool-outputs.ts';
import type { AssistantScript } from './turn.ts';
import { openVoiceActivity } from './voice-activity.ts';
import { openWire } from './wire.ts';

const PATIENCE_MS = 8_000;
/** A spoken sentence that a test puts into the customer's mouth lasts so long. */
const SPOKEN_MS = 20;

export interface CallRequest {
  readonly offerSdp: string;
  readonly session: WireObject;
  readonly log: CallLog;
  readonly faults: Faults;
  readonly options: FakeProviderOptions;
  readonly script: () => AssistantScript;
  readonly onConfigured: () => void;
  readonly onScriptError: (error: unknown) => void;
}

/** One call: its connection, its session and the assistant at its other end. */
export async function openCall(request: CallRequest) {
  const { log, faults, options } = request;
  const names = options.names ?? 'ga';
  const activity = openVoiceActivity(options.voiceActivity);
  let dying: NodeJS.Timeout | undefined;

  const peer = await answerOffer(request.offerSdp, {
    onOpen: () => {
      session.created();
      const afterMs = faults.channel?.diesAfterMs;
      if (afterMs !== undefined) dying = setTimeout(() => end('fault'), afterMs);
    },
    onMessage: (text) => {
      const event = parseEvent(text);
      if (event) client.handle(event);
      else wire.refuse('invalid_json', 'The message is no event.');
    },
    onAudio: (payloadBytes) => hearPacket(payloadBytes),
    onGone: () => end('peer'),
  });
  const isOver = () => log.endedBy !== undefined;
  // A call that ended says nothing more, not even what its end cuts short.
  const wire = openWire(names, log.sent, (text) => peer.send(text), isOver);
  const session = openSession(request.session, wire);
  const conversation = openConversation(wire);
  const responses = openResponses(wire, conversation, session);
  const playback = openPlayback(wire, peer.sound);
  const hearing = openHearing({ wire, session, conversation, responses, playback });
  const answers = openToolOutputs(log.toolOutputs, options.patienceMs ?? PATIENCE_MS);

  const end = async (by: CallEnd): Promise<void> => {
    if (isOver()) return;
    log.endedBy = by;
    clearTimeout(dying);
    playback.close();
    answers.close();
    responses.cancel('client_cancelled');
    if (by === 'fault') peer.closeChannel();
    await peer.close();
  };

  const client = openClientEvents({
    ...request,
    wire,
    session,
    conversation,
    responses,
    playback,
    hearing,
    answers,
    names,
    isOver,
    hangUp: () => end('script'),
  });

  /** The customer has spoken: an item, and the assistant's turn unless the client wants to ask for it. */
  const afterSpeech = async (transcript?: string): Promise<void> => {
    hearing.stop();
    if (transcript !== undefined) hearing.transcribe(faults.otherLanguage?.heard ?? transcript);
    if (session.turnDetection()?.create_response === false) return;
    const event = log.sent.findLast(({ type }) => type === 'input_audio_buffer.speech_stopped');
    const response = await responses.beginWhenFree();
    await client.take({
      event: event ?? { type: 'input_audio_buffer.speech_stopped' },
      transcript,
      response,
    });
  };

  const hearPacket = (payloadBytes: number): void => {
    log.audio.payloadBytes.push(payloadBytes);
    hearing.countPacket();
    const change = activity.hear(payloadBytes);
    if (change === 'started') log.audio.heardSpeech = true;
    if (!change || session.turnDetection() === null || isOver()) return;
    if (change === 'started') hearing.start();
    else void afterSpeech();
  };

  if (faults.channel?.neverOpens) await peer.close();
  return {
    answerSdp: peer.answerSdp,
    isOver,
    end,
    /** As if the customer had said it; resolves when the assistant's turn is over. */
    customerSays: async (transcript: string): Promise<void> => {
      if (session.turnDetection() === null) throw new Error('Push to talk: nobody listens until a commit');
      hearing.start();
      await sleep(SPOKEN_MS);
      await afterSpeech(transcript);
    },
  };
}

export type Call = Awaited<ReturnType<typeof openCall>>;
