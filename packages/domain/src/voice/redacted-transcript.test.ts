import { expect, test } from 'vitest';
import { redactedTranscript } from './redacted-transcript.ts';
import { voiceLexicon } from './voice-lexicon.ts';

const lexicon = voiceLexicon(['Leche fresca', 'Arroz grano mediano'], []);
const user = (text: string) => ({ role: 'user' as const, text });
const assistant = (text: string) => ({ role: 'assistant' as const, text });

test('what wasn’t meant for the shop isn’t kept, nor what it was answered', () => {
  const line = [
    user('ponme dos leches'),
    assistant('Agregué 2 de Leche fresca.'),
    user('la señora de la doce está mejor'),
    assistant('No te entendí.'),
    user('ponle leche al paciente de la cama 4'),
    assistant('¿Cuánta leche?'),
    user('busca arroz'),
  ];
  expect(redactedTranscript(line, lexicon)).toEqual([line[0], line[1], line[6]]);
});

test('a long number isn’t kept', () => {
  expect(redactedTranscript([user('busca leche 787-555-0100')], lexicon)).toEqual([user('busca leche …')]);
});
