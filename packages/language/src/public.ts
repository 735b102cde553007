export type { KnownTerm, NegatedTerm, Negation, NegationKind, Terms } from './negations/negation.ts';
export { mayExclude, maySayWithout } from './negations/negation-words.ts';
export { negationsIn, writeWithout } from './negations/negations-in.ts';
export { fractionOf, fractions } from './numbers/fractions.ts';
export { numberAt, wholeNumberAt } from './numbers/number-at.ts';
export { tens } from './numbers/number-words.ts';
export { type NumberKind, readNumber } from './numbers/read-number.ts';
export { partAfterUnit, quantityAt } from './quantities/quantity-at.ts';
export { type Size, sizeAt, sizesIn } from './quantities/size-at.ts';
export { measureUnits, type QuantityUnit, quantityUnits, unitOf } from './quantities/units.ts';
export { writeQuantity } from './quantities/write-quantity.ts';
export { abbreviationAt, shortWordsInFull, spelledOut } from './words/abbreviations.ts';
export { applyCorrections, isRetraction } from './words/corrections.ts';
export { editDistance, MAX_WORD } from './words/edit-distance.ts';
export {
  expandAbbreviatedWithout,
  fold,
  formsOf,
  isFiller,
  isSpelledAs,
  plainLetters,
  wordsOf,
} from './words/fold.ts';
export { type Phrases, phraseLength, phrasesOf } from './words/phrases.ts';
export { negatedWord, readText } from './words/read-text.ts';
export { placeOf, referenceAt } from './words/references.ts';
export { soundOf } from './words/sound.ts';
export { spelledWordsOf, type Word } from './words/spelled-words.ts';
export { isWord, spokenTokensOf, type Token, textOf, tokensOf } from './words/tokens.ts';
