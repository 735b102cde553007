import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'hono';
import { clientAddress } from './client-address.ts';
import { toProblem } from './problem.ts';
import type { Refusal } from './refusal.ts';
import { securityEventOf } from './security-events.ts';
import type { SecurityLog } from './security-log.ts';

/** What is learnt about a call while it is answered, for the log alone. */
interface NotedCall {
  /** `POST /api/orders`. */
  readonly endpoint?: string;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly email?: string | undefined;
  readonly refusal?: Refusal;
  /** A sign-in that waits for its second factor. */
  readonly isFirstStep?: boolean | undefined;
  readonly body?: unknown;
}

export const noteCall = (context: Context, learnt: NotedCall): void =>
  context.set('call', { ...notedCall(context), ...learnt });

export const notedCall = (context: Context): NotedCall => context.get('call') ?? {};

/** Names the call in every line about it. */
export const requestIdOf = (context: Context): string => {
  const known: string | undefined = context.get('requestId');
  if (known !== undefined) return known;
  const id = randomUUID();
  context.set('requestId', id);
  return id;
};

/** Tells the security log of the calls that belong there. */
export const tellSecurityLog =
  (log: SecurityLog, trustedProxies: number) =>
  async (context: Context, next: Next): Promise<void> => {
    await next();
    const { endpoint, refusal, body, isFirstStep, ...who } = notedCall(context);
    if (endpoint === undefined) return;
    const told = securityEventOf({ endpoint, status: context.res.status, refusal, body, isFirstStep });
    if (!told) return;
    log.note({
      ...told,
      ...who,
      address: clientAddress(context, trustedProxies),
      endpoint,
      requestId: requestIdOf(context),
      ...(refusal && { reason: toProblem(refusal).type }),
    });
  };
