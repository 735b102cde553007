import { readFileSync } from 'node:fs';

const PAGE_HEADER_BYTES = 27;
const SEGMENT_COUNT_AT = 26;
/** A segment of this length goes on in the next one (RFC 3533, section 5). */
const FULL_SEGMENT_BYTES = 255;
/** `OpusHead` and `OpusTags` come before the sound (RFC 7845, section 3). */
const HEADER_PACKETS = 2;

/** The Opus packets of an Ogg file, 20 ms each, without its headers. */
export function readOpusPackets(path: string): readonly Buffer[] {
  const file = readFileSync(path);
  const packets: Buffer[] = [];
  let parts: Buffer[] = [];
  for (let pageAt = 0; pageAt < file.length; ) {
    const segmentCount = file.readUInt8(pageAt + SEGMENT_COUNT_AT);
    const segmentsAt = pageAt + PAGE_HEADER_BYTES;
    let at = segmentsAt + segmentCount;
    for (const bytes of file.subarray(segmentsAt, at)) {
      parts.push(file.subarray(at, at + bytes));
      at += bytes;
      if (bytes === FULL_SEGMENT_BYTES) continue;
      packets.push(Buffer.concat(parts));
      parts = [];
    }
    pageAt = at;
  }
  return packets.slice(HEADER_PACKETS);
}
