const END_OF_DIRECTORY = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const ELSEWHERE = 0xff_ff_ff_ff;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT_BYTES = 65_535;

/**
 * How many bytes a zip's directory says that its files unpack to. The reader unpacks no file beyond what its entry says, so an entry that doesn't
 * say it makes the zip unreadable: null, as for what is no zip.
 */
export const unpackedBytes = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  // Such numbers send a reader to a second directory, which only zips of gigabytes need.
  if (count === 0xff_ff || view.getUint32(end + 12, true) === ELSEWHERE || at === ELSEWHERE) return null;
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== ENTRY) return null;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    if ((packed === 0) !== (unpacked === 0)) return null;
    const isStreamed = (view.getUint16(at + 8, true) & 8) !== 0;
    if (isStreamed && packed === 0) return null;
    total += unpacked;
    at +=
      ENTRY_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return total;
};

const endOfDirectory = (view: DataView): number | null => {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  return null;
};
