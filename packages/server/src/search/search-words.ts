import { randomUUID } from 'node:crypto';
import type { searchWordEndpoints } from '@nutricion/contract/search/search-words';
import { normalizeLearnedWord } from '@nutricion/domain/catalog/words/learned-words';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql } from 'kysely';
import { recordChange } from '../platform/admin/audit.ts';
import { recheckPermission } from '../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Handlers } from '../platform/http/mount.ts';
import type { Refusal } from '../platform/http/refusal.ts';

/** Endpoints for queries that fail: words taught to the search, and notes to the buyer. */
export const searchWordHandlers = ({
  db,
}: {
  readonly db: Kysely<Schema>;
}): Handlers<keyof typeof searchWordEndpoints> => ({
  'GET /api/admin/search-words': async () =>
    accept({ words: await readTaughtWords(db), notes: await readBuyerNotes(db) }),

  'POST /api/admin/search-words': async ({ caller, body }) => {
    const taught = await teachWord(db, caller.profileId, {
      word: normalizeLearnedWord(body.word),
      means: normalizeLearnedWord(body.means),
    });
    if (!taught.ok) return taught;
    const [word] = await readTaughtWords(db, taught.value);
    return word ? accept(word) : refuse(unknownWord);
  },

  'DELETE /api/admin/search-words/{id}': ({ caller, params }) => deleteWord(db, caller.profileId, params.id),

  'POST /api/admin/buyer-notes': async ({ caller, body }) => {
    const id = randomUUID();
    await db
      .insertInto('buyer_notes')
      .values({ id, ...body, actor_id: caller.profileId })
      .execute();
    const [note] = await readBuyerNotes(db, id);
    return note ? accept(note) : refuse(unknownBuyerNote);
  },

  'POST /api/admin/buyer-notes/{id}/done': async ({ caller, params }) => {
    const { numUpdatedRows } = await db
      .updateTable('buyer_notes')
      .set({
        done_at: sql<Date>`coalesce(done_at, now())`,
        done_by: sql<string>`coalesce(done_by, ${caller.profileId})`,
      })
      .where('id', '=', params.id)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? accept({ id: params.id }) : refuse(unknownBuyerNote);
  },
});

interface TaughtWord {
  readonly word: string;
  readonly means: string;
}

/** A word that was taught already is returned unchanged. */
const teachWord = (
  db: Kysely<Schema>,
  actorId: string,
  { word, means }: TaughtWord,
): Promise<Result<string, Refusal>> =>
  rollBackOnRefusal(db, async (trx): Promise<Result<string, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    const errors = wordIssues({ word, means });
    if (errors) return refuse({ kind: 'invalid-input', errors });
    const added = await trx
      .insertInto('search_synonyms')
      .values({ word, means, actor_id: actorId })
      .onConflict((conflict) => conflict.columns(['word', 'means']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const existing = await trx
        .selectFrom('search_synonyms')
        .select('id')
        .where('word', '=', word)
        .where('means', '=', means)
        .executeTakeFirstOrThrow();
      return accept(existing.id);
    }
    await record(trx, actorId, 'search.teach', { id: added.id, word, means });
    return accept(added.id);
  });

const wordIssues = ({ word, means }: TaughtWord): Readonly<Record<string, string>> | null => {
  if (word === '') return { word: 'Usa letras o números.' };
  if (means === '') return { means: 'Usa letras o números.' };
  return word === means ? { means: 'Es la misma palabra. Escribe otra que la tienda conozca.' } : null;
};

const deleteWord = (
  db: Kysely<Schema>,
  actorId: string,
  id: string,
): Promise<Result<{ id: string }, Refusal>> =>
  rollBackOnRefusal(db, async (trx): Promise<Result<{ id: string }, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    const deleted = await trx
      .deleteFrom('search_synonyms')
      .where('id', '=', id)
      .returning(['id', 'word', 'means'])
      .executeTakeFirst();
    if (!deleted) return refuse(unknownWord);
    await record(trx, actorId, 'search.forget', deleted);
    return accept({ id });
  });

const record = (
  trx: Parameters<typeof recordChange>[0],
  actorId: string,
  action: 'search.teach' | 'search.forget',
  { id, word, means }: TaughtWord & { readonly id: string },
) =>
  recordChange(trx, {
    actorId,
    action,
    subjectType: 'search-word',
    subjectId: id,
    before: action === 'search.forget' ? { name: word, means } : null,
    after: { name: word, means: action === 'search.teach' ? means : null },
  });

const unknownWord: Refusal = { kind: 'not-found', what: 'esa palabra' };
const unknownBuyerNote: Refusal = { kind: 'not-found', what: 'esa nota' };

/** Most words or notes in a response. */
const MAX_SHOWN_WORDS = 200;

const readTaughtWords = async (db: Kysely<Schema>, id?: string) => {
  const rows = await db
    .selectFrom('search_synonyms as s')
    .leftJoin('profiles as p', 'p.id', 's.actor_id')
    .select(['s.id', 's.word', 's.means', 'p.full_name as by', 's.created_at'])
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? ''))
    .orderBy('s.created_at', 'desc')
    .limit(MAX_SHOWN_WORDS)
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
};

const readBuyerNotes = async (db: Kysely<Schema>, id?: string) => {
  const rows = await db
    .selectFrom('buyer_notes as n')
    .leftJoin('profiles as p', 'p.id', 'n.actor_id')
    .select(['n.id', 'n.query', 'n.text', 'p.full_name as by', 'n.created_at'])
    .where('n.done_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('n.id', '=', id ?? ''))
    .orderBy('n.created_at', 'desc')
    .limit(MAX_SHOWN_WORDS)
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
};
