import { fold } from '@nutricion/language';
import { type RawBuilder, sql } from 'kysely';

/** Whether a text contains each typed word, ignoring accents. */
export const matchesWords = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> => {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const conditions = words.map((word) => sql<boolean>`strpos(${foldedSql(text)}, ${word}) > 0`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

/** A text in lower case and without accents, as `fold` writes it. */
export const foldedSql = (text: RawBuilder<unknown>) => sql`translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;
