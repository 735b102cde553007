import { problemSchema } from '@nutricion/contract/problem';

/** What is wrong with an answer, whatever was asked; null: nothing. */
export const faultOfAnswer = async (response: Response): Promise<string | null> => {
  const text = await response.text();
  // To be told to come back in a moment is an answer, not a fault.
  const isAskedBack = response.status === 503 && response.headers.has('retry-after');
  if (response.status >= 500 && !isAskedBack) return `${response.status} ${text}`;
  if (response.status < 400) return null;
  const type = response.headers.get('content-type') ?? 'none';
  if (!type.startsWith('application/problem+json')) return `${response.status} as ${type}: ${text}`;
  const problem = problemSchema.safeParse(JSON.parse(text));
  if (!problem.success) return `no problem: ${text}`;
  const { title, detail, status, errors = {} } = problem.data;
  if (status !== response.status) return `says ${status} and is ${response.status}`;
  if (detail.trim() === '') return 'says nothing';
  const english = [title, detail, ...Object.values(errors)].find((said) => ENGLISH.test(said));
  return english === undefined ? null : `speaks English: ${english}`;
};

/** Words that libraries and databases refuse with, and that no Spanish sentence has. */
const ENGLISH =
  /\b(invalid|expected|received|required|must|should|unexpected|string|number|object|array|undefined|null|too|cannot|can't|failed|found|missing|unrecognized|input|syntax|value|position|the|of|is)\b/i;
