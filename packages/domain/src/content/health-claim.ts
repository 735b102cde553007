import type { TopicId } from './topic.ts';

/** Articles on these topics are read as health advice. */
const HEALTH_TOPICS: ReadonlySet<TopicId> = new Set(['salud', 'alergenos', 'hidratacion', 'turnos']);

/** Words about effects of food on the body, illnesses, and studies. */
const CLAIM =
  /(?<!\p{L})(previenen?|prevenir|curan?|curar|tratan? (?:la|el|los|las)|combaten?|reduc\p{L}+|bajan? (?:la presión|el colesterol|el azúcar)|riesgos?|diabetes|hipertensión|colesterol|cáncer|corazón|insomnio|deshidrata\p{L}*|alergias?|anafila\p{L}*|estudios?|saludables?|fortalecen?|inflama\p{L}*|sistema inmune)(?!\p{L})/iu;

/** The first sentence that says what food does to somebody's health; null if there is none. */
export const healthClaimIn = (texts: readonly string[]): string | null => {
  for (const text of texts)
    for (const sentence of text.split(/(?<=[.!?])\s+|\n+/))
      if (CLAIM.test(sentence)) return sentence.replaceAll('**', '').trim();
  return null;
};

/** Why an article needs sources, in Spanish for its author; null if it needs none. */
export const whySources = (topic: TopicId, texts: readonly string[]): string | null => {
  if (HEALTH_TOPICS.has(topic)) return 'Su tema es de salud.';
  const claim = healthClaimIn(texts);
  return claim && `Dice algo de la salud: «${claim.length > 120 ? `${claim.slice(0, 120)}…` : claim}»`;
};
