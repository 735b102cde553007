import type { voiceEndpoints } from '@nutricion/contract/voice/voice';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { accept } from '@nutricion/domain/kit/result';
import { phraseModel } from '@nutricion/domain/voice/learned/phrase-model';
import { packSizeIn } from '@nutricion/domain/voice/packages-for';
import { understand } from '@nutricion/domain/voice/understand';
import type { SpokenItem, Understanding } from '@nutricion/domain/voice/understanding';
import { readEaters } from '../accounts/public.ts';
import { type Catalog, spokenProducts } from '../catalog/public.ts';
import { readLastOrders } from '../orders/public.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';
import { insightHandlers } from './insights/insight-handlers.ts';
import type { CallDependencies } from './provider/call-dependencies.ts';
import { relayCall } from './provider/relay-call.ts';
import { CALL_URL, tokenHandlers } from './provider/token-handler.ts';
import { sessionHandlers } from './sessions/session-handlers.ts';
import { toolHandlers } from './tools/tool-handlers.ts';
import type { VoiceDependencies } from './voice-dependencies.ts';

interface VoiceOfShop extends Omit<VoiceDependencies, 'spokenProducts'>, CallDependencies {
  readonly catalog: Catalog;
  /** The catalog's word tables. */
  readonly words: WordTables;
}

export const mountVoice: MountFeature<VoiceOfShop> = (app, shop) => {
  const deps = { ...shop, spokenProducts: spokenProducts(shop.catalog, shop.words, shop.now) };
  mount(app, shop.authenticate, {
    ...voiceHandlers(deps),
    ...toolHandlers(deps),
    ...sessionHandlers(deps),
    ...tokenHandlers(deps),
    ...insightHandlers(deps),
  });
  app.post(CALL_URL, relayCall(shop));
};

/** Understands phrases without a language model of somebody else's. */
export const voiceHandlers = ({
  db,
  spokenProducts,
}: Pick<VoiceDependencies, 'db' | 'spokenProducts'>): Handlers<keyof typeof voiceEndpoints> => ({
  'POST /api/voice/understand': async ({ caller, body: { text, context } }) => {
    const understood = understand(text, spokenProducts.lexicon(), context ?? {}, phraseModel());
    const isForCart = understood.intent === 'add' || understood.intent === 'add_multiple';
    if (!isForCart) return accept(understandingToJson(understood, understood.items, []));
    const [eaters, orders] = await Promise.all([
      readEaters(db, caller.profileId),
      readLastOrders(db, caller.profileId),
    ]);
    const bought = new Set(orders.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)));
    const chosen = understood.items.map((item) => ({
      item,
      ...spokenProducts.choose(
        { ...item, name: item.name || (context?.last ?? ''), packOf: packSizeIn(text, item) },
        eaters,
        bought,
      ),
    }));
    return accept(
      understandingToJson(
        understood,
        chosen.map(({ item, id, packages }) => ({ ...item, ...(id && { product_id: id, packages }) })),
        chosen.flatMap(({ doubts }) => doubts),
      ),
    );
  },
});

type UnderstoodItemJson = SpokenItem & { readonly product_id?: string; readonly packages?: number };

/** Certain if both the grammar and the products are; reasons of a doubt replace those of the certainty. */
const understandingToJson = (
  { intent, certain, because, rest }: Understanding,
  items: readonly UnderstoodItemJson[],
  doubts: readonly string[],
) => ({
  intent,
  items: [...items],
  certain: certain && doubts.length === 0,
  because: [...new Set(certain && doubts.length > 0 ? doubts : [...because, ...doubts])],
  ...(rest !== undefined && { rest }),
});
