import stored from '../../../data/language-model.json' with { type: 'json' };
import { type LanguageModel, loadModel } from './read-phrase.ts';

let loaded: LanguageModel | undefined;

/** What `npm run train:language` learned; loaded when it is first asked for. */
export const languageModel = (): LanguageModel => {
  loaded ??= loadModel(stored);
  return loaded;
};
