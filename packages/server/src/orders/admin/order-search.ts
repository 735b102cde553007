import { plainLetters, wordsOf } from '@nutricion/language';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Users of one name that are searched; with more of them, more of the name has to be typed. */
const MAX_MATCHING_USERS = 100;

/**
 * The condition on `o` that finds an order by the beginnings of words: its number, who receives it or ordered it, its
 * telephone or the last digits of it. Null: nothing was typed.
 */
export const matchesOrder = async (
  db: Kysely<Schema>,
  typed: string | undefined,
): Promise<RawBuilder<boolean> | null> => {
  const words = searchWordsOf(typed ?? '');
  if (words.length === 0) return null;
  const query = sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
  const { rows: profiles } = await sql<{ id: string }>`
    select id from profiles
    where to_tsvector('simple', regexp_replace(
      translate(lower(full_name), 'áéíóúüñ', 'aeiouun'), '[^a-z0-9]+', ' ', 'g')) @@ ${query}
    limit ${MAX_MATCHING_USERS}
  `.execute(db);
  // Found first, by its index: the queue's own order would have every order read and tried.
  return sql<boolean>`o.id = any(array(
    select f.id from orders f
    where f.finding @@ ${query} or f.user_id = any(${profiles.map(({ id }) => id)}::uuid[])
  ))`;
};

/**
 * A telephone number is one word however it is written, without the country's 1; so is an order's number: "np 100 123", "Pedido #100123".
 */
export const searchWordsOf = (typed: string): readonly string[] => {
  const named = plainLetters(typed).replace(BEFORE_NUMBER, '');
  if (/^[\d\s().+-]*\d[\d\s().+-]*$/.test(named)) {
    const digits = named.replaceAll(/\D/g, '');
    return [digits.length === 11 ? digits.replace(/^1/, '') : digits];
  }
  return wordsOf(named);
};

/** What is written before an order's number: "NP-", "Pedido núm.", "orden #". */
const BEFORE_NUMBER =
  /^\s*(?:(?:pedido|orden)\b\W*)?(?:(?:n[º°.o]*|n[uú]m(?:ero)?)\b\W*)?(?:np)?[\s#.:º°-]*(?=\d)/iu;
