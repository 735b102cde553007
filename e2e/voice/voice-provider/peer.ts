import { type RTCDataChannel, RTCPeerConnection, RTCRtpCodecParameters } from 'werift';
import { OPUS_PAYLOAD_TYPE, openSound, type Sound } from './sound.ts';

/** What a peer connection tells; all come after the answer was made. */
export interface PeerEvents {
  onOpen(): void;
  onMessage(text: string): void;
  /** A packet of the microphone, 20 ms of it. */
  onAudio(payloadBytes: number): void;
  /** The other side went away. Called once, and not after `close`. */
  onGone(): void;
}

export interface Peer {
  readonly answerSdp: string;
  readonly sound: Sound;
  /** Sends on the channel; says nothing where it is closed. */
  send(text: string): void;
  closeChannel(): void;
  close(): Promise<void>;
}

const opus = new RTCRtpCodecParameters({
  mimeType: 'audio/opus',
  clockRate: 48_000,
  channels: 2,
  payloadType: OPUS_PAYLOAD_TYPE,
});

/** Loopback alone, no STUN server: nothing of a test leaves the machine. */
export const onLoopback = {
  codecs: { audio: [opus] },
  iceServers: [],
  iceUseIpv6: false,
  iceInterfaceAddresses: { udp4: '127.0.0.1' },
  iceAdditionalHostAddresses: ['127.0.0.1'],
};

/** Takes a browser's offer: one audio track each way, and the channel that the browser made. */
export async function answerOffer(offerSdp: string, events: PeerEvents): Promise<Peer> {
  const connection = new RTCPeerConnection(onLoopback);
  const sound = openSound();
  let channel: RTCDataChannel | undefined;
  let isClosed = false;
  const close = async () => {
    isClosed = true;
    sound.close();
    await connection.close();
  };
  const goOnce = () => {
    if (isClosed) return;
    isClosed = true;
    events.onGone();
  };

  connection.onDataChannel.subscribe((opened) => {
    channel = opened;
    opened.onMessage.subscribe((data) => events.onMessage(data.toString()));
    let hasOpened = false;
    const look = () => {
      if (opened.readyState === 'open' && !hasOpened) {
        hasOpened = true;
        events.onOpen();
      }
      if (opened.readyState === 'closed') goOnce();
    };
    opened.stateChanged.subscribe(look);
    // It may have opened before anybody listened.
    look();
  });
  connection.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(({ payload }) => events.onAudio(payload.length));
  });
  connection.connectionStateChange.subscribe((state) => {
    if (state === 'closed' || state === 'failed' || state === 'disconnected') goOnce();
  });

  try {
    connection.addTransceiver(sound.track, { direction: 'sendrecv' });
    await connection.setRemoteDescription({ type: 'offer', sdp: offerSdp });
    await connection.setLocalDescription(await connection.createAnswer());
  } catch (error) {
    await close();
    throw error;
  }
  return {
    answerSdp: connection.localDescription?.sdp ?? '',
    sound,
    send: (text) => {
      if (channel?.readyState === 'open') channel.send(text);
    },
    closeChannel: () => channel?.close(),
    close,
  };
}
