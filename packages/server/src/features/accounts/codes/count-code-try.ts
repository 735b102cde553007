import type { Result } from '@nutricion/domain/result';
import {
  type AccountAnswer,
  type AccountDependencies,
  type AccountRefusal,
  type AccountRequest,
  type Counter,
  countAttempt,
  forgive,
} from '../account-call.ts';
import { invalidCode, spentCode } from '../account-refusals.ts';

/** Lets a code be tried: counted beforehand, so that many at once can't slip through, and given back when it was right. */
export const countCodeTry = async (
  { limits }: AccountDependencies,
  { ip }: AccountRequest,
  email: string,
  attempt: () => Promise<Result<AccountAnswer, AccountRefusal>>,
): Promise<Result<AccountAnswer, AccountRefusal>> => {
  const counters: readonly Counter[] = [
    ['codePerIp', ip],
    ['codePerAddress', email],
  ];
  const tooMany = await countAttempt(limits, counters);
  if (tooMany) return tooMany;
  const result = await attempt();
  if (!result.ok && (result.refusal === invalidCode || result.refusal === spentCode)) return result;
  await forgive(limits, counters);
  return result;
};
