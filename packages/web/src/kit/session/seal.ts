import { dayOf, SEALED_PREFIX } from './personal-data-on-device.ts';

/** Keys of a storage with their text. */
export type Entries = Readonly<Record<string, string>>;

/** Encrypts and decrypts one user's entries. */
export interface Seal {
  /** The key of the sealed entry in storage; it doesn't identify the user. */
  readonly name: string;
  readonly close: (entries: Entries, nowMs: number) => Promise<string>;
  /** Null if the text wasn't sealed with this key. */
  readonly open: (text: string) => Promise<Entries | null>;
}

const IV_BYTES = 12;

/**
 * AES-GCM with a key that the server derives for each user (`GET /api/me`), 32 bytes as base64url. Rejects if the
 * browser has no WebCrypto, as on plain http.
 */
export const sealWith = async (sealKey: string): Promise<Seal> => {
  const master = await crypto.subtle.importKey('raw', fromBase64(sealKey), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const key = await crypto.subtle.deriveKey(
    hkdf('contents'),
    master,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const digest = new Uint8Array(await crypto.subtle.deriveBits(hkdf('name'), master, 128));
  return {
    name: SEALED_PREFIX + [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    close: async (entries, nowMs) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify(entries));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
      return [dayOf(nowMs), toBase64(iv), toBase64(new Uint8Array(sealed))].join('.');
    },
    open: async (text) => {
      const [, iv = '', sealed = ''] = text.split('.');
      try {
        const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) };
        const plain = await crypto.subtle.decrypt(algorithm, key, fromBase64(sealed));
        return JSON.parse(new TextDecoder().decode(plain)) as Entries;
      } catch {
        return null;
      }
    },
  };
};

const hkdf = (info: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: new TextEncoder().encode(`nutricion-plus ${info}`),
});

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** Accepts base64 and base64url. */
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
