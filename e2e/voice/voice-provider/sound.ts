import { join } from 'node:path';
import { MediaStreamTrack, RtpHeader, RtpPacket } from 'werift';
import { readOpusPackets } from './opus-file.ts';

export const OPUS_PAYLOAD_TYPE = 111;
const PACKET_MS = 20;
/** Opus counts in 48 kHz whatever it carries (RFC 7587, section 4.1). */
const TICKS_PER_PACKET = 960;

const silence = Buffer.from([0xf8, 0xff, 0xfe]);
const voice = readOpusPackets(join(import.meta.dirname, 'assistant-voice.opus'));

/** The track on which the assistant is heard: a packet every 20 ms, silence unless it speaks. */
export const openSound = () => {
  const track = new MediaStreamTrack({ kind: 'audio' });
  let speaking = false;
  let packetCount = 0;
  const timer = setInterval(() => {
    const payload = (speaking ? voice[packetCount % voice.length] : silence) ?? silence;
    const header = new RtpHeader({
      payloadType: OPUS_PAYLOAD_TYPE,
      sequenceNumber: packetCount & 0xffff,
      timestamp: (packetCount * TICKS_PER_PACKET) >>> 0,
      ssrc: 1,
    });
    track.writeRtp(new RtpPacket(header, payload));
    packetCount += 1;
  }, PACKET_MS);

  return {
    track,
    speak: () => {
      speaking = true;
    },
    hush: () => {
      speaking = false;
    },
    close: () => clearInterval(timer),
  };
};

export type Sound = ReturnType<typeof openSound>;
