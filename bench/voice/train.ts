import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ignoreReason } from '../../packages/domain/src/voice/ignore-reason.ts';
import { certaintyFeatures } from '../../packages/domain/src/voice/learned/certainty.ts';
import { intentFeatures, tokenFeatures } from '../../packages/domain/src/voice/learned/phrase-features.ts';
import { bestReading } from '../../packages/domain/src/voice/learned/rank-readings.ts';
import {
  loadModel,
  type PhraseModel,
  type StoredModel,
} from '../../packages/domain/src/voice/learned/read-phrase.ts';
import { candidatesOf, saysMore } from '../../packages/domain/src/voice/understand.ts';
import type { Understanding } from '../../packages/domain/src/voice/understanding.ts';
import { hearWith } from './hear.ts';
import { type Example, readExamples } from './learn/examples.ts';
import { type Tried, trainCertainty } from './learn/train-certainty.ts';
import { trainIntents } from './learn/train-intents.ts';
import { trainRanking } from './learn/train-ranking.ts';
import { trainTags } from './learn/train-tags.ts';
import { scorePhrase, type Verdict } from './score-phrase.ts';
import { spokenSeed } from './spoken-seed.ts';

const { values: flags } = parseArgs({
  options: { out: { type: 'string' }, misses: { type: 'boolean', default: false } },
});
const spoken = spokenSeed();
const products = new Map<string, string | null>();
const productOf = (name: string): string | null => {
  const known = products.get(name);
  if (known !== undefined) return known;
  const { id } = spoken.choose({ name, quantity: 1, unit: null }, []);
  products.set(name, id);
  return id;
};

/** What words and tags weigh; readings are ranked by those weights alone. */
const train = (examples: readonly Example[]): StoredModel => {
  const tagged = examples.flatMap(({ path, phrase, toRead }) => {
    if (path === null) return [];
    const ofIntent = intentFeatures(toRead, phrase.intent);
    return [{ path, features: tokenFeatures(toRead).map((own, at) => [...own, ...(ofIntent[at] ?? [])]) }];
  });
  return {
    intents: trainIntents(examples),
    ...trainTags(tagged),
    ranking: { intent: 1, tags: -1 },
    certainty: [],
  };
};

type Read = Pick<Understanding, 'intent' | 'items' | 'rest'>;

interface Judged {
  readonly example: Example;
  readonly part: number;
  readonly candidates: readonly (ReturnType<typeof candidatesOf>[number] & {
    readonly isRight: boolean;
    readonly verdict: Verdict;
  })[];
  /** Of the grammar's reading, where there is no other. */
  readonly byGrammar: Verdict;
}

const PARTS = 4;

/** All readings of each phrase by a model of other authors. */
const readByOthers = (examples: readonly Example[]): readonly Judged[] => {
  const authors = [...new Set(examples.map(({ author }) => author))];
  return Array.from({ length: PARTS }, (_, part) => {
    const held = new Set(authors.filter((_, at) => at % PARTS === part));
    const model = loadModel(train(examples.filter(({ author }) => !held.has(author))));
    return examples
      .filter(({ author }) => held.has(author))
      .map((example) => ({ example, part, ...judgedReadings(example, model) }));
  }).flat();
};

const judgedReadings = (
  { phrase, toRead }: Example,
  model: PhraseModel,
): Pick<Judged, 'candidates' | 'byGrammar'> => {
  const hear = hearWith(spoken, model);
  const judge = ({ intent, items, rest }: Read): Verdict => {
    const after =
      rest === undefined ? null : hear({ text: rest, ...(phrase.context && { context: phrase.context }) });
    const next = after ? [{ intent: after.intent, items: after.items }, ...(after.next ?? [])] : undefined;
    return scorePhrase(phrase, { intent, items, certain: true, next }, productOf);
  };
  const candidates = ignoreReason(phrase.text, toRead.tokens) ? [] : candidatesOf(toRead, model);
  return {
    byGrammar: judge(toRead.byGrammar),
    candidates: candidates.map((candidate) => {
      const verdict = judge(candidate.read);
      return { ...candidate, verdict, isRight: verdict.isRightByProduct };
    }),
  };
};

/** Each phrase by the reading that is ranked best, by what was learned of other parts. */
const tryOnOthers = (judged: readonly Judged[]): readonly Tried[] => {
  const tried: Tried[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const ranking = trainRanking(judged.filter((each) => each.part !== part));
    for (const each of judged) if (each.part === part) tried.push(tryOne(each, ranking));
  }
  const right = tried.filter(({ isRight }) => isRight).length;
  const first = judged.filter(
    ({ candidates, byGrammar }) => (candidates[0]?.verdict ?? byGrammar).isRightByProduct,
  );
  const any = judged.filter(({ candidates, byGrammar }) =>
    [byGrammar, ...candidates.map(({ verdict }) => verdict)].some(({ isRightByProduct }) => isRightByProduct),
  );
  console.log(
    `by models of other authors: ${right} of ${tried.length} right; the likeliest reading by its words alone ${first.length}, one of all ${any.length}`,
  );
  return tried;
};

const tryOne = ({ example, part, candidates, byGrammar }: Judged, ranking: PhraseModel['ranking']): Tried => {
  const { phrase, toRead } = example;
  const chosen = bestReading(candidates, ranking);
  const { isRightByProduct, isChange } = chosen?.best.verdict ?? byGrammar;
  const { intent, items } = chosen?.best.read ?? toRead.byGrammar;
  if (flags.misses && !isRightByProduct)
    console.log(
      [
        `${phrase.id} «${phrase.text}» ${JSON.stringify(phrase.context ?? {})}`,
        `  meant ${phrase.intent} ${JSON.stringify(phrase.items)} ${JSON.stringify(phrase.next ?? [])}`,
        `  heard ${JSON.stringify(chosen?.best.read ?? toRead.byGrammar)}${candidates.some(({ isRight }) => isRight) ? ', the right one among others' : ''}`,
      ].join('\n'),
    );
  const isForCart = intent === 'add' || intent === 'add_multiple';
  const last = phrase.context?.last ?? '';
  return {
    part,
    features: chosen ? certaintyFeatures(toRead, chosen) : [],
    isRight: isRightByProduct,
    isChange: isChange && chosen !== null,
    isMore: chosen !== null && saysMore(toRead, chosen.best),
    isClear:
      chosen !== null &&
      (!isForCart ||
        items.every((item) => spoken.choose({ ...item, name: item.name || last }, []).doubts.length === 0)),
  };
};

/**
 * `npm run train:language`: learns from the open phrases what `understand` reads beside the grammar, and writes it as one file; the same
 * phrases give the same file. Says how many phrases models of other authors read rightly; `--misses` lists the others.
 */
const examples = readExamples(spoken.lexicon());
const unsaid = examples.filter(({ path }) => path === null).length;
console.log(`${examples.length} phrases, ${unsaid} of them with names in other words`);
const judged = readByOthers(examples);
const certainty = trainCertainty(tryOnOthers(judged));
const path = flags.out ?? join(import.meta.dirname, '../../packages/domain/data/phrase-model.json');
const text = JSON.stringify({ ...train(examples), ranking: trainRanking(judged), certainty });
writeFileSync(path, `${text}\n`);
console.log(`${path}: ${text.length} bytes`);
