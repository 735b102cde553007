import { openBenchDatabases } from '../api/databases.ts';
import { startMailSink } from '../api/mail-sink.ts';
import { prepareShop } from '../api/prepare.ts';
import { bundleServer, startShop } from '../api/shop-process.ts';
import { signIn } from '../api/sign-in.ts';
import { percentile } from '../percentile.ts';

const ROUNDS = 300;
const PHRASES = ['busca arroz', 'ponme dos leches', 'una docena de huevos y pan sobao', 'quita la leche'];

export interface CallTimes {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Response times of the server for a customer, one call after another, in production mode with the seed. */
export const measureCalls = async (): Promise<Readonly<Record<string, CallTimes>>> => {
  const databases = await openBenchDatabases();
  const mailSink = await startMailSink();
  try {
    const url = await databases.create('voice');
    await prepareShop(url);
    const shop = await startShop(await bundleServer(), url, mailSink.url);
    try {
      return await timeCalls(shop.url, await signIn(shop.url));
    } finally {
      await shop.stop();
    }
  } finally {
    await mailSink.stop();
    await databases.close();
  }
};

const timeCalls = async (url: string, token: string) => {
  const timedCall = async (path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const userId: string = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
  const { products } = (await timedCall('/api/products?category=lacteos&limit=12')) as {
    products: { id: string; stock: number }[];
  };
  const cart = products.filter(({ stock }) => stock > 3).map(({ id }) => ({ product_id: id, quantity: 1 }));
  const tool = (tool_name: string, args: object) => () =>
    timedCall('/api/functions/voice-order-tools', { tool_name, arguments: args, user_id: userId, cart });
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    understand: () =>
      timedCall('/api/voice/understand', { text: PHRASES[Math.floor(Math.random() * PHRASES.length)] }),
    search_products: tool('search_products', { query: 'arroz' }),
    add_to_cart: tool('add_to_cart', { product_id: cart[0]?.product_id, quantity: 1 }),
    get_cart: tool('get_cart', {}),
    get_recipes: tool('get_recipes', { query: 'pollo' }),
  };
  const times: [string, CallTimes][] = [];
  for (const [name, run] of Object.entries(calls)) {
    const durationsMs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await run();
      durationsMs.push(performance.now() - began);
    }
    times.push([
      name,
      { p50Ms: round1(percentile(durationsMs, 50)), p99Ms: round1(percentile(durationsMs, 99)) },
    ]);
  }
  return Object.fromEntries(times);
};

const round1 = (ms: number): number => Math.round(ms * 10) / 10;
