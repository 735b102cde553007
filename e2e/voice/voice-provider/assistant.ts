import type { Hearing } from './hearing.ts';
import type { Playback } from './playback.ts';
import type { Faults } from './provider-options.ts';
import type { RealtimeEvent } from './realtime-event.ts';
import type { Response, Responses } from './responses.ts';
import type { Session } from './session.ts';
import { speak } from './speaking.ts';
import type { ToolOutputs } from './tool-outputs.ts';
import { callTools } from './tools.ts';
import type { AssistantScript, CallOptions, ToolCall, Turn } from './turn.ts';
import type { Wire } from './wire.ts';

export interface AssistantParts {
  readonly wire: Wire;
  readonly session: Session;
  readonly responses: Responses;
  readonly playback: Playback;
  readonly hearing: Hearing;
  readonly answers: ToolOutputs;
  readonly faults: Faults;
  readonly script: () => AssistantScript;
  readonly isOver: () => boolean;
  readonly hangUp: () => Promise<void>;
}

/** Why it is the assistant's turn. */
export interface TurnCause {
  readonly event: RealtimeEvent;
  readonly transcript?: string | undefined;
  /** The response that the protocol has opened for this turn. */
  readonly response: Response;
}

/** The response of a turn was cut, or its call ended: what the script wanted next doesn't happen. */
class TurnOver extends Error {}

/** Runs the test's script for one turn; what it throws is the answer, unless the turn was cut short. */
export async function takeTurn(parts: AssistantParts, cause: TurnCause): Promise<unknown> {
  const { responses } = parts;
  let open: Response | undefined = cause.response;

  /** The response that is open for this turn, or else one of its own accord. */
  const claim = async (): Promise<Response> => {
    if (parts.isOver()) throw new TurnOver();
    const response = open ?? (await responses.beginWhenFree());
    open = undefined;
    if (response.over.signal.aborted) throw new TurnOver();
    return response;
  };
  const callAll = async (calls: readonly ToolCall[], options: CallOptions = {}) => {
    const { outputs, next } = await callTools(parts, await claim(), calls, options);
    open = next;
    return outputs;
  };

  const turn: Turn = {
    ...(cause.transcript !== undefined && { transcript: cause.transcript }),
    event: cause.event,
    session: parts.session.settings(),
    send: ({ type, ...fields }) => parts.wire.emit(type, fields),
    hear: (text, { fails } = {}) =>
      parts.hearing.transcribe(fails ? null : (parts.faults.otherLanguage?.heard ?? text)),
    say: async (text, options = {}) => {
      const response = await claim();
      const interrupt = () => {
        parts.hearing.start();
        parts.hearing.stop();
      };
      const words = parts.faults.otherLanguage?.said ?? text;
      const spokenResult = await speak({ ...parts, interrupt }, response, words, options);
      if (options.staysOpen) open = response;
      return spokenResult;
    },
    callTool: async (name, args, options) => (await callAll([{ name, args }], options))[0],
    callTools: callAll,
    hangUp: parts.hangUp,
  };

  try {
    await parts.script()(turn);
    return undefined;
  } catch (error) {
    return error instanceof TurnOver || parts.isOver() ? undefined : error;
  } finally {
    if (open) responses.finish(open, 'completed');
  }
}
