export {
  numberInWordsAt,
  type ReadNumber,
  smallNumbers,
  tens,
  underThousandAt,
} from './numbers/number-words.ts';
export {
  expandAbbreviatedWithout,
  fold,
  formsOf,
  isFiller,
  isSpelledAs,
  MAX_LENGTH,
  plainLetters,
  wordsOf,
} from './words/fold.ts';
export { negatedWord, readText } from './words/read-text.ts';
export { spelledWordsOf, type Word } from './words/spelled-words.ts';
