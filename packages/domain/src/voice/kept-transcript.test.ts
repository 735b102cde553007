import { expect, test } from 'vitest';
import { keptTranscript } from './kept-transcript.ts';
import { voiceLexicon } from './voice-lexicon.ts';

const lexicon = voiceLexicon(['Leche fresca', 'Arroz grano mediano'], []);
const user = (text: string) => ({ role: 'user' as const, text });
const assistant = (text: string) => ({ role: 'assistant' as const, text });

test('what wasn’t meant for the shop isn’t kept, nor what it was answered', () => {
  const said = [
    user('ponme dos leches'),
    assistant('Agregué 2 de Leche fresca.'),
    user('la señora de la doce está mejor'),
    assistant('No te entendí.'),
    user('ponle leche al paciente de la cama 4'),
    assistant('¿Cuánta leche?'),
    user('busca arroz'),
  ];
  expect(keptTranscript(said, lexicon)).toEqual([said[0], said[1], said[6]]);
});

test('a long number isn’t kept', () => {
  expect(keptTranscript([user('busca leche 787-555-0100')], lexicon)).toEqual([user('busca leche …')]);
});
