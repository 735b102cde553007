import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'hono';
import { clientAddress } from './client-address.ts';
import { toProblem } from './problem.ts';
import type { Refusal } from './refusal.ts';
import { securityEventOf } from './security-events.ts';
import type { SecurityLog } from './security-log.ts';

/** What handlers learn about a call while they run, for the log only. */
interface CallLogEntry {
  /** `POST /api/orders`. */
  readonly endpoint?: string;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly email?: string | undefined;
  readonly refusal?: Refusal;
  /** A sign-in whose second factor is still missing. */
  readonly isFirstStep?: boolean | undefined;
  readonly body?: unknown;
}

export const addToCallLog = (context: Context, learnt: CallLogEntry): void =>
  context.set('call', { ...callLogOf(context), ...learnt });

export const callLogOf = (context: Context): CallLogEntry => context.get('call') ?? {};

/** The id that all log lines of a request carry. */
export const requestIdOf = (context: Context): string => {
  const requestId: string | undefined = context.get('requestId');
  if (requestId !== undefined) return requestId;
  const id = randomUUID();
  context.set('requestId', id);
  return id;
};

/** Writes calls that `securityEventOf` recognizes to the security log. */
export const logSecurityEvent =
  (log: SecurityLog, trustedProxies: number) =>
  async (context: Context, next: Next): Promise<void> => {
    await next();
    const { endpoint, refusal, body, isFirstStep, ...who } = callLogOf(context);
    if (endpoint === undefined) return;
    const securityEvent = securityEventOf({
      endpoint,
      status: context.res.status,
      refusal,
      body,
      isFirstStep,
    });
    if (!securityEvent) return;
    log.record({
      ...securityEvent,
      ...who,
      address: clientAddress(context, trustedProxies),
      endpoint,
      requestId: requestIdOf(context),
      ...(refusal && { reason: toProblem(refusal).type }),
    });
  };
