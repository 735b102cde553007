import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { phraseFeatures, tokenFeatures } from '../../packages/domain/src/voice/learned/phrase-features.ts';
import {
  bestOf,
  loadModel,
  type PhraseModel,
  readPhrase,
  type StoredModel,
  scoresOf,
} from '../../packages/domain/src/voice/learned/read-phrase.ts';
import { certaintyFeatures, understand } from '../../packages/domain/src/voice/understand.ts';
import { type VoiceIntent, voiceIntents } from '../../packages/domain/src/voice/understanding.ts';
import { hearWith } from './hear.ts';
import { type Example, readExamples } from './learn/examples.ts';
import { type Tried, trainCertainty } from './learn/train-certainty.ts';
import { trainIntents } from './learn/train-intents.ts';
import { trainTags } from './learn/train-tags.ts';
import { scorePhrase } from './score-phrase.ts';
import { spokenSeed } from './spoken-seed.ts';

const { values: flags } = parseArgs({
  options: { out: { type: 'string' }, misses: { type: 'boolean', default: false } },
});
const spoken = spokenSeed();
const productOf = (name: string): string | null => spoken.choose({ name, quantity: 1, unit: null }, []).id;

const FOLDS = 8;
const UNTRAINED: StoredModel = {
  intents: { scale: 1, bytes: '' },
  tags: { scale: 1, bytes: '' },
  transitions: [],
  certainty: [],
};

/** Tags are learned with the intents that a model which has not seen the phrase takes it for, as they are read later. */
const train = (examples: readonly Example[]): StoredModel => {
  const guessed = new Map<Example, VoiceIntent>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = examples.filter((_, at) => at % FOLDS !== fold);
    const { intents } = loadModel({ ...UNTRAINED, intents: trainIntents(others) });
    for (const [at, example] of examples.entries())
      if (at % FOLDS === fold) {
        const scores = scoresOf(phraseFeatures(example.toRead), intents, voiceIntents.length);
        guessed.set(example, voiceIntents[bestOf(scores).at] ?? 'other');
      }
  }
  const tagged = examples.flatMap((example) => {
    const intent = guessed.get(example) ?? example.phrase.intent;
    return example.path === null
      ? []
      : [{ features: tokenFeatures(example.toRead, intent), path: example.path }];
  });
  return { ...UNTRAINED, intents: trainIntents(examples), ...trainTags(tagged) };
};

const PARTS = 4;

/** Each phrase by a model of other authors. */
const tryOnOthers = (examples: readonly Example[]): readonly Tried[] => {
  const authors = [...new Set(examples.map(({ author }) => author))];
  const tried: Tried[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const held = new Set(authors.filter((_, at) => at % PARTS === part));
    const model = loadModel(train(examples.filter(({ author }) => !held.has(author))));
    for (const example of examples) if (held.has(example.author)) tried.push(tryOne(example, model));
    const right = tried.filter(({ isRight }) => isRight).length;
    console.log(`without ${[...held].join(', ')}: ${right} of ${tried.length} right`);
  }
  return tried;
};

const tryOne = ({ phrase, toRead }: Example, model: PhraseModel): Tried => {
  const context = phrase.context ?? {};
  const heard = hearWith(spoken, model)(phrase);
  const verdict = scorePhrase(phrase, heard, productOf);
  if (flags.misses && !verdict.isRightByProduct)
    console.log(
      [
        `${phrase.id} «${phrase.text}» ${JSON.stringify(context)}`,
        `  meant ${phrase.intent} ${JSON.stringify(phrase.items)} ${JSON.stringify(phrase.next ?? [])}`,
        `  heard ${heard.intent} ${JSON.stringify(heard.items)} ${JSON.stringify(heard.next ?? [])}${heard.certain ? '' : ' ?'}`,
      ].join('\n'),
    );
  const understood = understand(phrase.text, spoken.lexicon(), context, model);
  const isForCart = understood.intent === 'add' || understood.intent === 'add_multiple';
  return {
    features: certaintyFeatures(toRead, readPhrase(toRead, model), understood),
    isRight: verdict.isRightByProduct,
    isChange: verdict.isChange,
    isClear:
      !isForCart ||
      understood.items.every(
        (item) => spoken.choose({ ...item, name: item.name || (context.last ?? '') }, []).doubts.length === 0,
      ),
  };
};

/**
 * `npm run train:language`: learns from the open phrases what `understand` reads beside the grammar, and writes it as one file; the same
 * phrases give the same file. Says how many phrases models of other authors read rightly; `--misses` lists the others.
 */
const examples = readExamples(spoken.lexicon());
const unsaid = examples.filter(({ path }) => path === null).length;
console.log(`${examples.length} phrases, ${unsaid} of them with names in other words`);
const certainty = trainCertainty(tryOnOthers(examples));
const path = flags.out ?? join(import.meta.dirname, '../../packages/domain/data/phrase-model.json');
const text = JSON.stringify({ ...train(examples), certainty });
writeFileSync(path, `${text}\n`);
console.log(`${path}: ${text.length} bytes`);
