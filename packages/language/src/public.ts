export {
  numberInWordsAt,
  type ReadNumber,
  smallNumbers,
  tens,
  underThousandAt,
} from './numbers/number-words.ts';
export { abbreviationAt } from './words/abbreviations.ts';
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
export { spelledWordsOf, type Word } from './words/spelled-words.ts';
export { isWord, spokenTokensOf, type Token, textOf, tokensOf } from './words/tokens.ts';
