import type { VoiceCaseJson } from '@nutricion/contract/voice/voice-insights';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { phraseModel } from '@nutricion/domain/voice/learned/phrase-model';
import { understand } from '@nutricion/domain/voice/understand';
import { type VoiceIntent, type VoiceLexicon, voiceIntents } from '@nutricion/domain/voice/understanding';
import { quantityUnits } from '@nutricion/language';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';

const itemsSchema = z.array(
  z.object({ name: z.string(), quantity: z.number(), unit: z.enum(quantityUnits).nullable() }),
);
const intentSchema = z.enum(voiceIntents);

/** Phrases that must be understood so, and whether they are today. */
export const readCases = async (
  db: Kysely<Schema>,
  lexicon: VoiceLexicon,
  id?: string,
): Promise<VoiceCaseJson[]> => {
  const rows = await db
    .selectFrom('voice_cases as c')
    .leftJoin('profiles as p', 'p.id', 'c.actor_id')
    .select(['c.id', 'c.phrase', 'c.intent', 'c.items', 'p.full_name as by', 'c.created_at'])
    .$if(id !== undefined, (query) => query.where('c.id', '=', id ?? ''))
    .orderBy('c.created_at', 'desc')
    .execute();
  return rows.map((row) => {
    const expectedSpeech = { intent: intentSchema.parse(row.intent), items: itemsSchema.parse(row.items) };
    const { intent, items } = understand(row.phrase, lexicon, {}, phraseModel());
    const passes =
      intent === expectedSpeech.intent && JSON.stringify(items) === JSON.stringify(expectedSpeech.items);
    return {
      id: row.id,
      phrase: row.phrase,
      ...expectedSpeech,
      passes,
      by: row.by,
      created_at: row.created_at.toISOString(),
    };
  });
};

/** Storing a phrase again overwrites its case. */
export const storeCase = (
  db: Kysely<Schema>,
  actorId: string,
  voiceCase: {
    readonly phrase: string;
    readonly intent: VoiceIntent;
    readonly items: z.infer<typeof itemsSchema>;
  },
): Promise<Result<string, Refusal>> =>
  rollBackOnRefusal(db, async (trx): Promise<Result<string, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    const items = JSON.stringify(
      voiceCase.items.map(({ name, quantity, unit }) => ({ name, quantity, unit })),
    );
    const { id } = await trx
      .insertInto('voice_cases')
      .values({ phrase: voiceCase.phrase, intent: voiceCase.intent, items, actor_id: actorId })
      .onConflict((conflict) =>
        conflict.column('phrase').doUpdateSet({ intent: voiceCase.intent, items, actor_id: actorId }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(trx, {
      actorId,
      action: 'voice.keep-case',
      subjectType: 'voice-case',
      subjectId: id,
      before: null,
      after: { name: voiceCase.phrase, intent: voiceCase.intent },
    });
    return accept(id);
  });

export const deleteCase = (
  db: Kysely<Schema>,
  actorId: string,
  id: string,
): Promise<Result<{ id: string }, Refusal>> =>
  rollBackOnRefusal(db, async (trx): Promise<Result<{ id: string }, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    const gone = await trx
      .deleteFrom('voice_cases')
      .where('id', '=', id)
      .returning(['phrase', 'intent'])
      .executeTakeFirst();
    if (!gone) return refuse(unknownCase);
    await recordChange(trx, {
      actorId,
      action: 'voice.drop-case',
      subjectType: 'voice-case',
      subjectId: id,
      before: { name: gone.phrase, intent: gone.intent },
      after: { name: gone.phrase, intent: null },
    });
    return accept({ id });
  });

export const unknownCase: Refusal = { kind: 'not-found', what: 'esa frase' };
