import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFakeAth } from '../../../../../e2e/fakes/fake-ath.ts';
import { startFakeStripe } from '../../../../../e2e/fakes/fake-stripe.ts';
import { aRenderer } from '../../content/images/render/image-file.builders.ts';
import { aPlanner } from '../../plans/meal-plans.builders.ts';
import { openWholeShop } from '../whole-shop.ts';

/** A whole shop with card, ATH Móvil and voice by fake providers. */
export const openFuzzShop = async () => {
  const [stripe, ath, voice] = await Promise.all([startFakeStripe(), startFakeAth(), startFakeVoice()]);
  const shop = await openWholeShop({
    planner: aPlanner(),
    renderer: aRenderer(),
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_falso',
      STRIPE_WEBHOOK_SECRET: 'whsec_falso',
      STRIPE_API_BASE: stripe.origin,
      ATH_PUBLIC_TOKEN: 'publica',
      ATH_PRIVATE_TOKEN: 'privada',
      ATH_API_BASE: ath.origin,
      VOICE_API_KEY: 'sk-falsa',
      VOICE_BASE_URL: voice.url,
      VOICE_MODEL: 'fake',
    },
  });
  return {
    ...shop,
    stripe,
    close: async () => {
      await shop.close();
      await Promise.all([stripe.close(), ath.close(), voice.close()]);
    },
  };
};

export type FuzzShop = Awaited<ReturnType<typeof openFuzzShop>>;

/** Issues the secret of a call for any request; the call itself needs a browser. */
const startFakeVoice = async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ value: 'ek_falsa', expires_at: Math.floor(Date.now() / 1000) + 60 }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
