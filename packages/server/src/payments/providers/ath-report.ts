import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { z } from 'zod';
import type { ProviderCharge, ProviderResult } from './payment-provider.ts';
import { athCents } from './request-ath.ts';

const REPORT = 'https://www.athmovil.com/transactions/v4/transactionReport';
const TIMEOUT_MS = 30_000;
/** Of thousands of payments; more than that isn't a day of this shop. */
const MAX_CHARACTERS = 8_000_000;

const reportSchema = z.array(
  z.object({
    transactionType: z.string(),
    status: z.string(),
    referenceNumber: z.string(),
    total: athCents,
    metadata2: z.string().nullish(),
  }),
);

interface ReportSettings {
  readonly publicToken: string;
  readonly privateToken: string;
  /** Replaces Evertec's address in tests and demos. */
  readonly apiBase: string | undefined;
}

/**
 * Reads the payments that ATH Móvil reports for its payment button; sales at the entrance in the same report are
 * left out.
 */
export const readAthReport = async (
  { publicToken, privateToken, apiBase }: ReportSettings,
  since: Date,
): ProviderResult<readonly ProviderCharge[]> => {
  const address = apiBase === undefined ? REPORT : `${apiBase}/transactions/v4/transactionReport`;
  const body = { publicToken, privateToken, fromDate: reportTime(since), toDate: reportTime(new Date()) };
  try {
    const rows = reportSchema.parse(JSON.parse((await getWithBody(address, body)).replace(/^\uFEFF/, '')));
    return accept(
      rows
        .filter(
          ({ transactionType, status }) =>
            /^ecommerce$/i.test(transactionType) && /^completed$/i.test(status),
        )
        .map((row) => ({
          ref: row.referenceNumber,
          paymentId: row.metadata2 ?? null,
          amountCents: row.total,
        })),
    );
  } catch (error) {
    return refuse({
      kind: 'in-doubt',
      code: error instanceof Error ? error.name : 'unknown',
      hasResponse: false,
    });
  }
};

/** "2019-01-01 16:12:02", on the island's clock. */
const reportTime = (moment: Date): string => {
  const PUERTO_RICO_BEHIND_MS = 4 * 3_600_000;
  return new Date(moment.getTime() - PUERTO_RICO_BEHIND_MS).toISOString().slice(0, 19).replace('T', ' ');
};

/** Its report is a GET with a body, which `fetch` doesn't send. */
const getWithBody = (address: string, body: object): Promise<string> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const ask = address.startsWith('https:') ? requestHttps : requestHttp;
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    const sent = ask(address, { method: 'GET', headers, timeout: TIMEOUT_MS }, (response) => {
      let responseText = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        responseText += part;
        if (responseText.length > MAX_CHARACTERS) response.destroy(new Error('a report without an end'));
      });
      response.on('end', () => resolve(responseText));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(text);
  });
