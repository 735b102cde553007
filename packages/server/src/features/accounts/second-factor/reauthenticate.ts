import { accept, refuse } from '@nutricion/domain/result';
import type { AccountCall } from '../account-call.ts';
import { proofInput, readForm } from '../account-input.ts';
import { proveOneself } from './prove-oneself.ts';

/** Proves again who is at this session, by `{ password, code? }` or `{ password, backupCode? }`. */
export const reauthenticate: AccountCall = async (deps, { body, headers }) => {
  const form = readForm(proofInput, body, {
    required: ['password'],
    missing: 'Escribe tu contraseña.',
  });
  if (!form.ok) return form;
  const session = await deps.auth.api.readSession({ headers });
  if (!session) return refuse({ kind: 'signed-out' });
  const refusal = await proveOneself(deps, session.userId, form.value);
  if (refusal) return refusal;
  await deps.db
    .updateTable('sessions')
    .set({ authenticated_at: new Date() })
    .where('id', '=', session.sessionId)
    .execute();
  return accept({ body: { success: true }, actorId: session.userId });
};
