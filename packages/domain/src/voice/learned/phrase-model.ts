import stored from '../../../data/phrase-model.json' with { type: 'json' };
import { loadModel, type PhraseModel } from './read-phrase.ts';

let loaded: PhraseModel | undefined;

/** What `npm run train:language` learned; loaded when it is first asked for. */
export const phraseModel = (): PhraseModel => {
  loaded ??= loadModel(stored);
  return loaded;
};
