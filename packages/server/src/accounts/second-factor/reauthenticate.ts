import { identityProofSchema } from '@nutricion/contract/accounts/identity-proof';
import { accept } from '@nutricion/domain/kit/result';
import { type AccountCall, asMember } from '../account-call.ts';
import { readForm } from '../account-input.ts';
import { verifyIdentity } from './verify-identity.ts';

/** Authenticates this session again by `{ password, code? }` or `{ password, backupCode? }`. */
export const reauthenticate: AccountCall = async (deps, request) => {
  const form = readForm(identityProofSchema, request.body, {
    required: ['password'],
    missing: 'Escribe tu contraseña.',
  });
  if (!form.ok) return form;
  return asMember(deps, request, async ({ userId, sessionId }) => {
    const refusal = await verifyIdentity(deps, { userId, sessionId }, form.value);
    if (refusal) return refusal;
    await deps.db
      .updateTable('sessions')
      .set({ authenticated_at: new Date() })
      .where('id', '=', sessionId)
      .execute();
    return accept({ body: { success: true } });
  });
};
