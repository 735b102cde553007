import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import { spokenMoney } from '@nutricion/contract/voice/voice-money';
import type { ToolResultJson } from '@nutricion/contract/voice/voice-tools';
import type { VoiceState } from '@nutricion/domain/voice/voice-state';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { ToolCall } from './read-tool.ts';

export const findCall = (trx: Transaction<Schema>, sessionId: string, callId: string) =>
  trx
    .selectFrom('voice_tool_calls')
    .select('answer')
    .where('session_id', '=', sessionId)
    .where('call_id', '=', callId)
    .executeTakeFirst();

/**
 * Writes what a call did, and the session's record with it: the record of a browser that dies is whole up to here.
 */
export const storeCall = async (
  trx: Transaction<Schema>,
  {
    call,
    sessionId,
    callId,
    answer,
    state,
    products,
    now,
  }: {
    readonly call: ToolCall;
    readonly sessionId: string;
    readonly callId: string;
    readonly answer: ToolResultJson;
    readonly state: VoiceState;
    readonly products: ReadonlyMap<string, ProductJson>;
    readonly now: Date;
  },
): Promise<void> => {
  await trx
    .insertInto('voice_tool_calls')
    .values({
      session_id: sessionId,
      call_id: callId,
      tool_name: call.tool,
      arguments: JSON.stringify(call.arguments),
      status: answer.status,
      said: answer.said,
      changes: JSON.stringify(answer.changes),
      answer: JSON.stringify(answer),
      called_at: now,
    })
    .execute();
  const executed = {
    tool: call.tool,
    arguments: call.arguments,
    status: answer.status,
    at: now.toISOString(),
  };
  await trx
    .updateTable('voice_sessions')
    .set({
      state: JSON.stringify(state),
      tools_executed: sql`tools_executed || ${JSON.stringify([executed])}::jsonb`,
      products_added: sql`products_added || ${JSON.stringify(addedOf(answer, products))}::jsonb`,
      total_amount_cents: spokenMoney.fromJson(answer.cart).totalCents,
      duration_seconds: sql`extract(epoch from ${now}::timestamptz - created_at)::int`,
      last_active_at: now,
      ended_at: null,
    })
    .where('session_id', '=', sessionId)
    .execute();
};

/** Specification, section 3: id, title, quantity and price of what was put into the cart. */
const addedOf = ({ changes }: ToolResultJson, products: ReadonlyMap<string, ProductJson>) =>
  changes
    .filter(({ before, after }) => after > before)
    .map(({ product_id, title, before, after }) => ({
      id: product_id,
      title,
      quantity: after - before,
      price: products.get(product_id)?.current_price ?? null,
    }));
