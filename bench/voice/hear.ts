import type { PhraseModel } from '../../packages/domain/src/voice/learned/read-phrase.ts';
import { understand } from '../../packages/domain/src/voice/understand.ts';
import type { LabelledPhrase, UnderstoodPhrase } from './score-phrase.ts';
import type { spokenSeed } from './spoken-seed.ts';

/** As `POST /api/voice/understand` hears a phrase, for a household that avoids nothing, with all that it orders in turn. */
export const hearWith = (spoken: ReturnType<typeof spokenSeed>, model: PhraseModel) => {
  const hear = ({ text, context }: Pick<LabelledPhrase, 'text' | 'context'>): UnderstoodPhrase => {
    const { intent, items, certain, rest } = understand(text, spoken.lexicon(), context ?? {}, model);
    const isForCart = intent === 'add' || intent === 'add_multiple';
    const doubts = isForCart
      ? items.flatMap(
          (item) => spoken.choose({ ...item, name: item.name || (context?.last ?? '') }, []).doubts,
        )
      : [];
    const after = rest === undefined ? null : hear({ text: rest, ...(context && { context }) });
    return {
      ...{ intent, items, isUnderstood: certain },
      certain: certain && doubts.length === 0 && after?.certain !== false,
      ...(after && { next: [{ intent: after.intent, items: after.items }, ...(after.next ?? [])] }),
    };
  };
  return hear;
};
