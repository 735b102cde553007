import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { numberAt, spokenTokensOf } from '@nutricion/language';
import { parse } from 'csv-parse/sync';
import { phraseModel } from '../../packages/domain/src/voice/learned/phrase-model.ts';
import { runDetails, runLine } from '../machine.ts';
import { percentile } from '../percentile.ts';
import { hearWith } from './hear.ts';
import { isClosed, type LabelledPhrase, scorePhrase, type Verdict } from './score-phrase.ts';
import { spokenSeed } from './spoken-seed.ts';

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
  },
});

const PHRASES = join(import.meta.dirname, 'phrases');
/** Those of whole authors that nobody reads who changes the grammar. */
const SEALED = join(import.meta.dirname, 'sealed');
const NUMBERS = join(import.meta.dirname, 'numbers.csv');

/** Every file of a folder is one author's; those of `hand-` are of authors whose phrases somebody else labelled too. */
const readPhrases = (folder: string, isHand: boolean): readonly LabelledPhrase[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && name.startsWith('hand-') === isHand)
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): LabelledPhrase => JSON.parse(line)),
    );

const spoken = spokenSeed();

const hear = hearWith(spoken, phraseModel());

const productOf = (name: string): string | null => spoken.choose({ name, quantity: 1, unit: null }, []).id;

const share = (part: number, whole: number): number => Math.round((1_000 * part) / Math.max(1, whole)) / 10;

const isRightChange = ({ isRightByProduct, isChange }: Verdict): boolean => isRightByProduct && isChange;

const figuresOf = (verdicts: readonly Verdict[]) => {
  const count = (is: (verdict: Verdict) => boolean) => verdicts.filter(is).length;
  return {
    phrases: verdicts.length,
    intent: share(
      count(({ isIntentRight }) => isIntentRight),
      verdicts.length,
    ),
    right: share(
      count(({ isRight }) => isRight),
      verdicts.length,
    ),
    rightByProduct: share(
      count(({ isRightByProduct }) => isRightByProduct),
      verdicts.length,
    ),
    harm: share(
      count(({ isHarm }) => isHarm),
      verdicts.length,
    ),
    asked: share(
      count(({ isAsked }) => isAsked),
      verdicts.length,
    ),
    /** Of changes that were understood rightly: asked though it was clear, and because several products are called so. */
    needlessQuestions: share(
      count((verdict) => isRightChange(verdict) && verdict.isAsked && !verdict.isChoice),
      count(isRightChange),
    ),
    choices: share(
      count((verdict) => isRightChange(verdict) && verdict.isChoice),
      count(isRightChange),
    ),
  };
};

const numbers: readonly { readonly text: string; readonly value: string }[] = parse(
  readFileSync(NUMBERS, 'utf8'),
  { columns: true },
);
const missedNumbers = numbers.filter(({ text, value }) => {
  const tokens = spokenTokensOf(text);
  const read = numberAt(tokens, 0);
  return read?.length !== tokens.length || Math.abs(read.value - Number(value)) > 1e-6;
});

/** Each phrase ten times over, one at a time. */
const speedOf = (phrases: readonly LabelledPhrase[]) => {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1)
    for (const phrase of phrases) {
      const began = performance.now();
      hear(phrase);
      times.push(performance.now() - began);
    }
  return { medianMs: percentile(times, 50), p99Ms: percentile(times, 99) };
};

/** `npm run bench:voice`: what is understood of phrases by other authors; `--open` lists misses of the half that may be read. */
const main = (): void => {
  const phrases = readPhrases(PHRASES, false);
  const judge = (phrase: LabelledPhrase) => {
    const heard = hear(phrase);
    return { phrase, heard, verdict: scorePhrase(phrase, heard, productOf) };
  };
  const judged = phrases.map(judge);
  const hands = readPhrases(PHRASES, true).map(judge);
  const sealed = readPhrases(SEALED, true).map(judge);
  const half = (closed: boolean) => judged.filter(({ phrase }) => isClosed(phrase) === closed);
  const report = {
    ...runDetails(),
    closed: figuresOf(half(true).map(({ verdict }) => verdict)),
    open: figuresOf(half(false).map(({ verdict }) => verdict)),
    hands: figuresOf(hands.map(({ verdict }) => verdict)),
    sealedHands: figuresOf(sealed.map(({ verdict }) => verdict)),
    numbers: {
      cases: numbers.length,
      right: share(numbers.length - missedNumbers.length, numbers.length),
      missed: missedNumbers.map(({ text }) => text),
    },
    speed: phrases.length > 0 ? speedOf(phrases) : null,
  };
  if (flags.json) {
    console.log(JSON.stringify(report));
    return;
  }
  console.log(runLine(report));
  console.log('%; harm: the cart changed wrongly and unasked');
  console.table({
    closed: report.closed,
    open: report.open,
    hands: report.hands,
    'sealed hands': report.sealedHands,
  });
  console.log(
    `numbers: ${report.numbers.right} % of ${numbers.length}; missed: ${report.numbers.missed.join(' | ')}`,
  );
  if (report.speed)
    console.log(
      `a phrase: median ${report.speed.medianMs.toFixed(3)} ms, p99 ${report.speed.p99Ms.toFixed(3)} ms`,
    );
  if (!flags.open) return;
  for (const { phrase, heard, verdict } of [...half(false), ...hands])
    if (!verdict.isRightByProduct)
      console.log(
        `${verdict.isHarm ? 'HARM ' : ''}${phrase.id} «${phrase.text}» ${JSON.stringify(phrase.context ?? {})}\n  meant ${phrase.intent} ${JSON.stringify(phrase.items)}\n  heard ${heard.intent} ${JSON.stringify(heard.items)}${heard.certain ? '' : ' ?'}`,
      );
};

main();
