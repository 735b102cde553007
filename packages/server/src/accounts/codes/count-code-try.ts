import type { Result } from '@nutricion/domain/kit/result';
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
import { type Holder, holderOf } from './holder-of-address.ts';

/** Lets a code be tried: counted beforehand, so that many at once can't slip through, and given back when it was right. */
export const countCodeTry = async (
  deps: AccountDependencies,
  { ip, headers }: AccountRequest,
  email: string,
  attempt: () => Promise<Result<AccountAnswer, AccountRefusal>>,
): Promise<Result<AccountAnswer, AccountRefusal>> => {
  const counters = countersOf(await holderOf(deps, headers, email), ip, email);
  const tooMany = await countAttempt(deps.limits, counters);
  if (tooMany) return tooMany;
  const result = await attempt();
  if (!result.ok && (result.refusal === invalidCode || result.refusal === spentCode)) return result;
  await forgive(deps.limits, counters);
  return result;
};

/** Narrowest first: a try that is refused for its network isn't counted for the address. */
const countersOf = (holder: Holder | null, ip: string, email: string): readonly Counter[] => {
  const network = `${ip} ${email}`;
  if (holder?.kind === 'device') return [['codePerDevice', holder.key]];
  if (holder)
    return [
      ['codePerBrowser', holder.key],
      ['codeByBrowsersPerAddressAndIp', network],
      ['codeByBrowsersPerAddress', email],
    ];
  return [
    ['codePerAddressAndIp', network],
    ['codePerIp', ip],
    ['codePerAddress', email],
  ];
};
