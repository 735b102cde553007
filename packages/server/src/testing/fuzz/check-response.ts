import { endpoints } from '@nutricion/contract/endpoints';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { problemSchema } from '@nutricion/contract/kit/problem';

/** What is wrong with the response of the call `key`, whatever the request; null: nothing. */
export const responseFault = (key: string, response: Response, text: string): string | null => {
  // A 503 with Retry-After is a valid response.
  const isEchoed = response.status === 503 && response.headers.has('retry-after');
  if (response.status >= 500 && !isEchoed) return `${response.status} ${text}`;
  const type = response.headers.get('content-type') ?? 'none';
  if (response.status < 400)
    return type.startsWith('application/json') ? jsonFault(key, text) : fileFault(key, response);
  if (!type.startsWith('application/problem+json')) return `${response.status} as ${type}: ${text}`;
  const problem = problemSchema.safeParse(JSON.parse(text));
  if (!problem.success) return `no problem: ${text}`;
  const { title, detail, status, errors = {} } = problem.data;
  if (status !== response.status) return `says ${status} and is ${response.status}`;
  if (detail.trim() === '') return 'says nothing';
  // Between guillemets stands what was sent.
  const english = [title, detail, ...Object.values(errors)].find((shownText) =>
    ENGLISH.test(shownText.replaceAll(/«[^»]*»/g, '')),
  );
  return english === undefined ? null : `speaks English: ${english}`;
};

/** Differences of a response from its declaration: a column that isn't declared must not be sent. */
const jsonFault = (key: string, text: string): string | null => {
  const endpoint: Endpoint | undefined = endpoints[key as keyof typeof endpoints];
  if (!endpoint) return null;
  const parsed: unknown = JSON.parse(text);
  const declared = endpoint.response.safeParse(parsed);
  if (!declared.success) return `isn't as declared: ${declared.error.message}`;
  const samples = partsOf(declared.data);
  const undeclared = [...partsOf(parsed)].filter((part) => !samples.has(part));
  return undeclared.length === 0 ? null : `undeclared: ${undeclared.join(', ')}`;
};

/** Whether a response that isn't JSON is the download that its endpoint declares. */
const fileFault = (key: string, { headers }: Response): string | null => {
  const endpoint: Endpoint | undefined = endpoints[key as keyof typeof endpoints];
  if (!endpoint) return null;
  const type = headers.get('content-type');
  if (type !== endpoint.file) return `answers ${type}, which isn't declared`;
  return headers.get('content-disposition')?.startsWith('attachment;') ? null : 'may be shown as a page';
};

/** The names in a value, each by its path. */
const partsOf = (value: unknown, way = ''): Set<string> =>
  typeof value !== 'object' || value === null
    ? new Set()
    : new Set(
        Object.entries(value).flatMap(([name, part]) => {
          const here = Array.isArray(value) ? `${way}[]` : `${way}.${name}`;
          return [here, ...partsOf(part, here)];
        }),
      );

/** Words that libraries and databases refuse with, and that no Spanish sentence has. */
const ENGLISH =
  /\b(invalid|expected|received|required|must|should|unexpected|string|number|object|array|undefined|null|too|cannot|can't|failed|found|missing|unrecognized|input|syntax|value|position|the|of|is)\b/i;
