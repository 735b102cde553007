import { openBenchDatabases } from '../api/databases.ts';
import { type Load, load } from '../api/load.ts';
import { startMailSink } from '../api/mail-sink.ts';
import { prepareShop } from '../api/prepare.ts';
import { bundleServer, startShop } from '../api/shop-process.ts';
import { signIn } from '../api/sign-in.ts';
import { readJudgments } from './judgments.ts';

const SECONDS = 8;
const CONNECTIONS = 32;

export interface HttpFigures extends Load {
  readonly connections: number;
  /** Number of different queries, in turn; the engine caches the results of all. */
  readonly queries: number;
}

/** The judged queries in turn against the shop as in production, with the seed. */
export const measureHttp = async (): Promise<HttpFigures> => {
  const databases = await openBenchDatabases();
  const mailSink = await startMailSink();
  try {
    const url = await databases.create('search');
    await prepareShop(url);
    const shop = await startShop(await bundleServer(), url, mailSink.url);
    try {
      const headers = { authorization: `Bearer ${await signIn(shop.url)}` };
      const requests = readJudgments().map(({ query }) => ({
        path: `/api/products/search?q=${encodeURIComponent(query)}`,
      }));
      const figures = await load({
        url: shop.url,
        connections: CONNECTIONS,
        seconds: SECONDS,
        headers,
        requests,
      });
      return { connections: CONNECTIONS, queries: requests.length, ...figures };
    } finally {
      await shop.stop();
    }
  } finally {
    await mailSink.stop();
    await databases.close();
  }
};
