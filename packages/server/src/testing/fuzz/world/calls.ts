import { createHash } from 'node:crypto';
import { retryWhileBusy } from '../../retry-while-busy.ts';
import type { Sender, WholeShop } from '../../whole-shop.ts';
import type { SentFile } from '../valid-request.ts';

type Headers = Readonly<Record<string, string>>;

/** Calls to prepare a state; they have to be accepted. */
export const callsOf = ({ send }: Pick<WholeShop, 'send'>) => {
  let serial = 0;
  const post = async (key: string, as: Sender, file: SentFile | undefined, headers: Headers = {}) => {
    const [method = '', url = ''] = key.split(' ');
    const type = file && { 'content-type': file.type };
    const request = { method, url, headers: { ...type, ...headers }, body: file?.bytes };
    const response = await retryWhileBusy(() => send(request, as));
    if (!response.ok) throw new Error(`${key}: ${response.status} ${await response.text()}`);
    return response;
  };
  const call = (key: string, as: Sender, body?: object, headers?: Headers) => {
    const bytes = body && new Uint8Array(Buffer.from(JSON.stringify(body)));
    return post(key, as, bytes && { type: 'application/json', bytes }, headers);
  };
  return {
    /** Another number each time. */
    next: (): number => {
      serial += 1;
      return serial;
    },
    call,
    sendFile: post,
    // biome-ignore lint/suspicious/noExplicitAny: builders read into answers of every shape.
    callJson: async (...args: Parameters<typeof call>): Promise<any> => (await call(...args)).json(),
  };
};

/** Always the same id for a name, for things of limited number. */
export const uuidOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
