import type { Result } from '@nutricion/domain/kit/result';
import {
  type AccountDependencies,
  type AccountRefusal,
  type AccountRequest,
  type AccountResponse,
  countAttempt,
  type RateLimitCounter,
  refundAttempts,
} from '../account-call.ts';
import { invalidCode, spentCode } from '../account-refusals.ts';
import { type AddressOwner, addressOwnerOf } from './address-owner.ts';

/**
 * Counts a try at a code before it is compared, so that parallel tries can't exceed the limit, and refunds it if the
 * code was right.
 */
export const countCodeTry = async (
  deps: AccountDependencies,
  { ip, headers }: AccountRequest,
  email: string,
  attempt: () => Promise<Result<AccountResponse, AccountRefusal>>,
): Promise<Result<AccountResponse, AccountRefusal>> => {
  const counters = countersOf(await addressOwnerOf(deps, headers, email), ip, email);
  const tooMany = await countAttempt(deps.limits, counters);
  if (tooMany) return tooMany;
  const result = await attempt();
  if (!result.ok && (result.refusal === invalidCode || result.refusal === spentCode)) return result;
  await refundAttempts(deps.limits, counters);
  return result;
};

/** Narrowest first: a try refused for its network isn't counted for the address. */
const countersOf = (
  addressOwner: AddressOwner | null,
  ip: string,
  email: string,
): readonly RateLimitCounter[] => {
  const network = `${ip} ${email}`;
  if (addressOwner?.kind === 'device') return [['codePerDevice', addressOwner.key]];
  if (addressOwner)
    return [
      ['codePerBrowser', addressOwner.key],
      ['codeByBrowsersPerAddressAndIp', network],
      ['codeByBrowsersPerAddress', email],
    ];
  return [
    ['codePerAddressAndIp', network],
    ['codePerIp', ip],
    ['codePerAddress', email],
  ];
};
