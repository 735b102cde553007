import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket } from 'werift';
import { onLoopback } from './peer.ts';
import { parseEvent, type RealtimeEvent, toText, toWireObject, type WireObject } from './realtime-event.ts';
import { OPUS_PAYLOAD_TYPE } from './sound.ts';
import type { FakeProvider } from './start-fake-provider.ts';

const PATIENCE_MS = 4_000;
const PACKET_MS = 20;

/** A client secret, as our server asks for one. */
export async function requestSecret(provider: FakeProvider, body: WireObject = {}): Promise<string> {
  const answer = await fetch(`${provider.url}/v1/realtime/client_secrets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${provider.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return toText(toWireObject(await answer.json()).value);
}

/** A browser's offer, posted as the browser would; the body may be another one. */
export const postOffer = (
  provider: FakeProvider,
  bearer: string,
  body: string | FormData,
  contentType = 'application/sdp',
): Promise<Response> =>
  fetch(`${provider.url}/v1/realtime/calls`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(typeof body === 'string' && { 'content-type': contentType }),
    },
    body,
  });

export type NodeClient = Awaited<ReturnType<typeof connectClient>>;

/**
 * Opens a call without a browser.
 * @param toBody makes the request's body of the offer, where it isn't the offer itself
 */
export async function connectClient(
  provider: FakeProvider,
  bearer: string,
  toBody: (sdp: string) => string | FormData = (sdp) => sdp,
) {
  const connection = new RTCPeerConnection(onLoopback);
  const events: RealtimeEvent[] = [];
  const wakers = new Set<() => void>();
  const wake = () => {
    for (const waker of wakers) waker();
  };
  const microphone = new MediaStreamTrack({ kind: 'audio' });
  const heardBytes: number[] = [];
  let packetCount = 0;

  connection.addTransceiver(microphone, { direction: 'sendrecv' });
  connection.onTrack.subscribe((track) =>
    track.onReceiveRtp.subscribe(({ payload }) => heardBytes.push(payload.length)),
  );
  const channel = connection.createDataChannel('oai-events');
  channel.onMessage.subscribe((data) => {
    const event = parseEvent(data.toString());
    if (event) events.push(event);
    wake();
  });
  channel.stateChanged.subscribe(wake);
  await connection.setLocalDescription(await connection.createOffer());
  const answer = await postOffer(provider, bearer, toBody(connection.localDescription?.sdp ?? ''));
  if (answer.status !== 201) {
    await connection.close();
    throw new Error(`${answer.status} ${await answer.text()}`);
  }
  await connection.setRemoteDescription({ type: 'answer', sdp: await answer.text() });

  /** Resolves to what `find` finds as soon as it does. */
  const until = async <T>(what: string, find: () => T | undefined, withinMs = PATIENCE_MS): Promise<T> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const value = find();
        if (value === undefined) return;
        leave();
        resolve(value);
      };
      const leave = () => {
        wakers.delete(look);
        clearTimeout(timer);
      };
      const timer = setTimeout(() => {
        leave();
        reject(new Error(`No ${what}; came: ${events.map(({ type }) => type).join(', ')}`));
      }, withinMs);
      wakers.add(look);
      look();
    });

  return {
    callId: answer.headers.get('location')?.split('/').pop() ?? '',
    events,
    /** Opus payload of each packet heard. */
    heardBytes,
    /** The n-th event of a type, the first unless said. */
    event: (type: string, nth = 1, withinMs = PATIENCE_MS) =>
      until(type, () => events.filter((event) => event.type === type)[nth - 1], withinMs),
    closed: () => until('closing', () => (channel.readyState === 'closed' ? true : undefined)),
    send: (event: RealtimeEvent) => channel.send(JSON.stringify(event)),
    /** Sends packets of this size for so long, in real time. */
    talk: async (payloadBytes: number, forMs: number): Promise<void> => {
      for (let sentMs = 0; sentMs < forMs; sentMs += PACKET_MS) {
        const header = new RtpHeader({
          payloadType: OPUS_PAYLOAD_TYPE,
          sequenceNumber: packetCount & 0xffff,
          timestamp: packetCount * 960,
          ssrc: 2,
        });
        microphone.writeRtp(new RtpPacket(header, Buffer.alloc(payloadBytes, 1)));
        packetCount += 1;
        await new Promise((resolve) => setTimeout(resolve, PACKET_MS));
      }
    },
    close: () => connection.close(),
  };
}
