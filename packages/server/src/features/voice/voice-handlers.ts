import type { voiceEndpoints } from '@nutricion/contract/voice';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { accept } from '@nutricion/domain/result';
import { understand } from '@nutricion/domain/voice/understand';
import type { SpokenItem, Understanding, VoiceLexicon } from '@nutricion/domain/voice/understanding';
import { type Handlers, type MountFeature, mount } from '../../http/mount.ts';

interface VoiceDependencies {
  readonly spokenProducts: {
    /** The words of the catalogue as it is now. */
    readonly lexicon: () => VoiceLexicon;
    /** The product that a name clearly means, and why somebody should be asked first. */
    readonly choose: (
      name: string,
      avoided: readonly AllergenId[],
    ) => { readonly id: string | null; readonly doubts: readonly string[] };
  };
  /** What the household of somebody avoids. */
  readonly readAvoided: (userId: string) => Promise<readonly AllergenId[]>;
}

export const mountVoice: MountFeature<VoiceDependencies> = (app, shop) =>
  mount(app, shop.authenticate, voiceHandlers(shop));

/** What is said to the shop, understood without a model. */
export const voiceHandlers = ({
  spokenProducts,
  readAvoided,
}: VoiceDependencies): Handlers<keyof typeof voiceEndpoints> => ({
  'POST /api/voice/understand': async ({ caller, body: { text, context } }) => {
    const understood = understand(text, spokenProducts.lexicon(), context);
    const isForCart = understood.intent === 'add' || understood.intent === 'add_multiple';
    if (!isForCart) return accept(answerOf(understood, understood.items, []));
    const avoided = await readAvoided(caller.profileId);
    const chosen = understood.items.map((item) => ({
      item,
      ...spokenProducts.choose(item.name || (context?.last ?? ''), avoided),
    }));
    return accept(
      answerOf(
        understood,
        chosen.map(({ item, id }) => ({ ...item, ...(id && { product_id: id }) })),
        chosen.flatMap(({ doubts }) => doubts),
      ),
    );
  },
});

type Answered = SpokenItem & { readonly product_id?: string };

/** Certain where the words are and the products too; the reasons of a doubt take the place of those of the certainty. */
const answerOf = (
  { intent, certain, because }: Understanding,
  items: readonly Answered[],
  doubts: readonly string[],
) => ({
  intent,
  items: [...items],
  certain: certain && doubts.length === 0,
  because: [...new Set(certain && doubts.length > 0 ? doubts : [...because, ...doubts])],
});
