import { randomUUID } from 'node:crypto';
import {
  type ToolResultJson,
  voiceToolArguments,
  type voiceToolEndpoints,
} from '@nutricion/contract/voice/voice-tools';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { checkInput } from '../../platform/http/check-input.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { openSessionOf } from '../sessions/session-store.ts';
import type { VoiceDependencies } from '../voice-dependencies.ts';
import type { ToolCall } from './read-tool.ts';
import { runCall } from './run-call.ts';

/** The eight tools of the specification, as a provider's model, our own understanding and a tap call them alike. */
export const toolHandlers = (deps: VoiceDependencies): Handlers<keyof typeof voiceToolEndpoints> => ({
  'POST /api/functions/voice-order-tools': async ({ caller, body }) => {
    if (body.user_id !== caller.profileId) return refuse({ kind: 'not-yours' });
    const call = readCall(body.tool_name, body.arguments);
    if (!call.ok) return call;
    const sessionId =
      body.session_id ??
      (await openSessionOf(deps.db, caller.profileId, new Date(deps.now()))) ??
      randomUUID();
    const toolResult: Result<ToolResultJson, Refusal> = await runCall(deps, {
      call: call.value,
      userId: caller.profileId,
      sessionId,
      callId: body.call_id ?? randomUUID(),
      phrase: body.phrase,
      confirms: body.confirms,
      confirmsFirst: body.asks_first ?? false,
      cart: body.cart,
    });
    return toolResult.ok ? accept({ data: toolResult.value }) : toolResult;
  },
});

/** The arguments as the tool has them; a fault names its field as the caller wrote it. */
const readCall = (tool: ToolCall['tool'], argument: unknown): Result<ToolCall, Refusal> => {
  const parsed = checkInput(voiceToolArguments[tool], argument);
  if (!parsed.ok)
    return refuse({
      kind: 'invalid-input',
      errors: Object.fromEntries(
        Object.entries(parsed.refusal).map(([field, text]) => [`arguments.${field}`, text]),
      ),
    });
  return accept({ tool, arguments: parsed.value } as ToolCall);
};
