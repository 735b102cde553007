import type { ApiResponse } from '../../../kit/api/api.ts';
import type { RecognitionError } from '../speech/recognizer.ts';
import type { CallError } from '../voice-error-text.ts';
import { type ProviderEvent, parseProviderEvent } from './provider-event.ts';

type Token = ApiResponse<'POST /api/functions/voice-order-token'>;

export interface RealtimeCall {
  readonly send: (event: object) => void;
  /** Ends the current utterance; silence is sent while the microphone is off. */
  readonly openMicrophone: (isOpen: boolean) => void;
  /** On a ward nothing may sound. */
  readonly mute: (isMuted: boolean) => void;
  readonly close: () => void;
}

interface CallOptions {
  readonly requestToken: () => Promise<Token>;
  readonly onEvent: (event: ProviderEvent) => void;
  /** It is over, and not because it was closed here. */
  readonly onError: (voiceError: CallError | RecognitionError, text?: string) => void;
}

/** A network that lets no voice through never answers. */
const CONNECT_MS = 8_000;
/** The session's settings are acknowledged before the first word. */
const READY_MS = 5_000;

/** Why a call didn't come about. */
export class CallFailed extends Error {
  readonly voiceError: CallError | RecognitionError;
  constructor(voiceError: CallError | RecognitionError) {
    super(voiceError);
    this.voiceError = voiceError;
  }
}

/**
 * Calls the provider through the shop's relay: microphone out, voice in, events beside them. The microphone is
 * silent until the provider has applied the session's settings. Throws `CallFailed`, or what requesting the token
 * throws.
 */
export const openCall = async ({ requestToken, onEvent, onError }: CallOptions): Promise<RealtimeCall> => {
  const microphone = await openMicrophone();
  const peer = new RTCPeerConnection();
  const voice = playIncoming(peer);
  const [track] = microphone.getAudioTracks();
  let current = track;
  let isOver = false;
  const end = () => {
    isOver = true;
    for (const each of microphone.getTracks()) each.stop();
    current?.stop();
    peer.close();
    voice.remove();
    navigator.mediaDevices.removeEventListener('devicechange', followDevice);
  };
  if (track) track.enabled = false;
  const sender = track && peer.addTrack(track, microphone);
  const channel = peer.createDataChannel('oai-events');
  let isExpected = false;
  /** A change of headset: the call goes on with it. */
  const followDevice = async () => {
    const next = await openMicrophone().catch(() => null);
    const [newTrack] = next?.getAudioTracks() ?? [];
    if (!newTrack || isOver) return newTrack?.stop();
    newTrack.enabled = isExpected;
    current?.stop();
    current = newTrack;
    await sender?.replaceTrack(newTrack);
  };
  navigator.mediaDevices.addEventListener('devicechange', followDevice);
  try {
    const token = await requestToken();
    const ready = waitUntilReady(channel);
    const opened = waitUntilOpen(channel);
    await connect(peer, token);
    if (!(await resolvesWithin(opened, CONNECT_MS))) throw new CallFailed('no-udp');
    channel.addEventListener('message', ({ data }) => {
      const event = parseProviderEvent(String(data));
      if (event) onEvent(event);
    });
    channel.send(JSON.stringify({ type: 'session.update', session: token.session }));
    await resolvesWithin(ready, READY_MS);
    channel.addEventListener('close', () => {
      if (!isOver) onError('gone');
    });
    peer.addEventListener('connectionstatechange', () => {
      if (peer.connectionState === 'failed' && !isOver) onError('gone');
    });
    return {
      send: (event) => {
        if (channel.readyState === 'open') channel.send(JSON.stringify(event));
      },
      openMicrophone: (isOpen) => {
        isExpected = isOpen;
        if (current) current.enabled = isOpen;
      },
      mute: (isMuted) => {
        voice.muted = isMuted;
      },
      close: end,
    };
  } catch (error) {
    end();
    throw error;
  }
};

const openMicrophone = async (): Promise<MediaStream> => {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    throw new CallFailed(isRefused ? 'no-permission' : 'no-microphone');
  }
};

/** In the page and begun by the tap that calls: a phone plays it otherwise late or not at all. */
const playIncoming = (peer: RTCPeerConnection): HTMLAudioElement => {
  const voice = document.createElement('audio');
  voice.autoplay = true;
  document.body.append(voice);
  peer.addEventListener('track', ({ streams }) => {
    voice.srcObject = streams[0] ?? null;
  });
  return voice;
};

const connect = async (peer: RTCPeerConnection, token: Token): Promise<void> => {
  const offer = await peer.createOffer();
  await peer.setLocalDescription(offer);
  // The shop's own relay, under the host name by which this page was opened.
  const response = await fetch(new URL(token.call_url, location.href).pathname, {
    method: 'POST',
    headers: { authorization: `Bearer ${token.client_secret.value}`, 'content-type': 'application/sdp' },
    body: offer.sdp ?? '',
  });
  if (!response.ok) throw new CallFailed('no-start');
  await peer.setRemoteDescription({ type: 'answer', sdp: await response.text() }).catch(() => {
    throw new CallFailed('no-start');
  });
};

const waitUntilOpen = (channel: RTCDataChannel): Promise<true> =>
  new Promise((resolve) => {
    if (channel.readyState === 'open') resolve(true);
    channel.addEventListener('open', () => resolve(true), { once: true });
  });

const waitUntilReady = (channel: RTCDataChannel): Promise<true> =>
  new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      if (parseProviderEvent(String(data))?.kind === 'ready') resolve(true);
    });
  });

const resolvesWithin = (promise: Promise<true>, limitMs: number): Promise<boolean> =>
  Promise.race([promise, new Promise<false>((resolve) => setTimeout(() => resolve(false), limitMs))]);
