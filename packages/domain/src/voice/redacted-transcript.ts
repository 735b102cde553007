import { fold } from '@nutricion/language';
import { understandByGrammar } from './understand-by-grammar.ts';
import type { VoiceLexicon } from './understanding.ts';

interface Line {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** A record number, a telephone: nothing that a shop needs. */
const LONG_NUMBER = /\d(?:[\s.-]?\d){6,}/g;
const PATIENT_DATA = /\b(?:pacientes?|expediente|diagnostico|cama \d+|habitacion \d+)\b/;

/**
 * The part of a transcript that may be stored: nothing that wasn't meant for the shop, nothing about patients, no
 * long number. A reply to a dropped line is dropped too.
 */
export const redactedTranscript = <L extends Line>(
  lines: readonly L[],
  lexicon: VoiceLexicon,
): readonly L[] => {
  let isRetained = true;
  return lines.flatMap((line) => {
    // By the grammar alone: what it doesn't take for the shop isn't stored, even where the model did something with it.
    if (line.role === 'user')
      isRetained =
        !PATIENT_DATA.test(fold(line.text)) && understandByGrammar(line.text, lexicon).intent !== 'other';
    return isRetained ? [{ ...line, text: line.text.replace(LONG_NUMBER, '…') }] : [];
  });
};
