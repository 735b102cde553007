import type { Result } from '@nutricion/domain/result';
import {
  type AccountAnswer,
  type AccountDependencies,
  type AccountRefusal,
  type AccountRequest,
  countAttempt,
} from '../account-call.ts';
import { invalidCode, spentCode } from '../account-refusals.ts';

/** Lets a code be tried: counted beforehand, so that many at once can't slip through, and given back when it was right. */
export const countCodeTry = async (
  { limits }: AccountDependencies,
  { ip }: AccountRequest,
  email: string,
  attempt: () => Promise<Result<AccountAnswer, AccountRefusal>>,
): Promise<Result<AccountAnswer, AccountRefusal>> => {
  const tooMany = await countAttempt(limits, [
    ['codePerIp', ip],
    ['codePerAddress', email],
  ]);
  if (tooMany) return tooMany;
  const result = await attempt();
  if (!result.ok && (result.refusal === invalidCode || result.refusal === spentCode)) return result;
  await Promise.all([limits.forget('codePerAddress', email), limits.giveBack('codePerIp', ip)]);
  return result;
};
