import { paymentMoney } from '@nutricion/contract/orders/order-money';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { z } from 'zod';
import type { ProviderRefusal, ProviderResult } from './payment-provider.ts';

/** Amounts come as decimal strings and as numbers; whole cents inside. */
export const athCents = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform((amount) => paymentMoney.fromJson({ amount: Number(amount) }).amountCents);

const envelope = z.object({
  status: z.string().nullish(),
  data: z.unknown(),
  message: z.string().nullish(),
  errorcode: z.string().nullish(),
});

const TIMEOUT_MS = 15_000;

/** Codes of faults on ATH Móvil's side, or unknown ones: the state is read again, and they never end a payment. */
const inDoubtCodes = new Set(['BTRA_9998', 'BTRA_9999', 'BTRA_0032']);

/** One call of ATH Móvil's API: its response, its refusal, or that the outcome is unknown. */
export const requestAth =
  (base: string) =>
  async <Schema extends z.ZodType>(
    method: 'POST' | 'PUT',
    path: string,
    responseSchema: Schema,
    body?: object,
    token?: string,
  ): ProviderResult<z.output<Schema>> => {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const parsedEnvelope = envelope.parse(JSON.parse(withoutMark(await response.text())));
      if (parsedEnvelope.status !== 'success')
        return refuse(refusalOf(parsedEnvelope.errorcode ?? `http-${response.status}`, response.status));
      return accept(responseSchema.parse(parsedEnvelope.data));
    } catch (error) {
      return refuse({
        kind: 'in-doubt',
        code: error instanceof Error ? error.name : 'unknown',
        hasResponse: false,
      });
    }
  };

/** Their texts may begin with a byte-order mark. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

const refusalOf = (code: string, status: number): ProviderRefusal =>
  inDoubtCodes.has(code) || status >= 500
    ? { kind: 'in-doubt', code, hasResponse: false }
    : { kind: 'refused', code };
