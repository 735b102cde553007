import { randomUUID } from 'node:crypto';
import { aProduct } from '../products.ts';
import { callApiOrThrow, type Json } from '../shop.ts';
import { aHospital, aNurse, type Nurse, tokenOf, uniqueText } from '../test-users.ts';

interface SpokenSession {
  readonly nurse: Nurse;
  readonly hospital: string;
  readonly sessionId: string;
  readonly milk: { readonly id: string; readonly title: string };
  /** A word that the shop doesn't have. */
  readonly word: string;
  readonly phrase: string;
}

/**
 * A nurse of a hospital of her own looked for something that isn't sold, put two milks in her cart, undid it and was
 * asked whether to empty it; with her leave, what was said is kept.
 */
export const aSpokenSession = async (): Promise<SpokenSession> => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  const token = await tokenOf(nurse);
  const milk = await aProduct({ title: 'Leche de la sesión', price: 3 });
  // Letters alone: a digit would be read as a quantity.
  const unique = uniqueText().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const [word, phrase, sessionId] = [`zarandaja${unique}`, `ponme dos ${unique}`, randomUUID()];
  await callApiOrThrow('/api/voice/consent', { method: 'PUT', token, body: { keeps_transcript: true } });
  const use = (tool_name: string, args: Json, call_id: string) =>
    callApiOrThrow('/api/functions/voice-order-tools', {
      token,
      body: { tool_name, arguments: args, user_id: nurse.id, session_id: sessionId, call_id },
    });
  await use('search_products', { query: word }, 'a');
  await use('search_products', { query: word }, 'b');
  await use('add_to_cart', { product_id: milk.id, quantity: 2 }, 'c');
  await use('clear_cart', {}, 'd');
  const phraseText = (role: string, text: string, more: Json = {}) => ({
    role,
    text,
    timestamp: new Date().toISOString(),
    ...more,
  });
  await callApiOrThrow('/api/voice/sessions', {
    token,
    body: {
      session_id: sessionId,
      way: 'navegador',
      transcripts: [
        phraseText('user', `busca ${word}`, { call_ids: ['a', 'b'], flag: 'not_found' }),
        phraseText('assistant', 'No encontré eso. ¿Quieres buscar otra cosa?', { interrupted: true }),
        phraseText('user', phrase, { call_ids: ['c'], flag: 'corrected' }),
        phraseText('assistant', `Agregué 2 de ${milk.title}.`),
        phraseText('user', 'vacía el carrito', { call_ids: ['d'] }),
      ],
      undone: ['c'],
      flags: ['total_mismatch'],
      duration_seconds: 65,
      ended: true,
    },
  });
  await callApiOrThrow('/api/functions/analyze-voice-session', { token, body: { session_id: sessionId } });
  return { nurse, hospital: hospital.name, sessionId, milk, word, phrase };
};
