import { logError } from '../lib/log.ts';
import { failureText, fieldIssues } from './failure-text.ts';

/** What is wrong, by field. */
export type FieldIssues<Field extends string> = { readonly [Name in Field]?: string };

/** How sending a form stands. */
export interface SubmissionState<Field extends string> {
  readonly isSending: boolean;
  readonly issues: FieldIssues<Field>;
  /** Why it couldn't be sent, where no field is to blame. */
  readonly failure: string | null;
}

export interface Submission<Field extends string> {
  /** The fields on the screen; a fault of any other is told of the form as a whole. */
  readonly fields: readonly Field[];
  /** What is wrong before anything is sent. */
  readonly check?: () => FieldIssues<Field>;
  readonly send: () => unknown;
  /** Fields that the server calls otherwise than the screen. */
  readonly fieldNames?: Readonly<Record<string, Field>>;
  /** What to say where the failure has no words of its own. */
  readonly otherwise?: string;
  /** True: it was no failure of the form, and has been dealt with. */
  readonly onFailure?: (error: unknown) => boolean;
}

/** Sends a form once at a time: a second tap meanwhile does nothing, and what is wrong is shown. */
export const submissionOf = <Field extends string>(show: (state: SubmissionState<Field>) => void) => {
  let isBusy = false;
  return async ({ check, send, onFailure, ...form }: Submission<Field>): Promise<void> => {
    if (isBusy) return;
    const issues = check?.() ?? {};
    if (Object.keys(issues).length > 0) return show({ isSending: false, issues, failure: null });
    isBusy = true;
    show({ isSending: true, issues: {}, failure: null });
    const after = await outcomeOf(send);
    isBusy = false;
    if (after.ok || onFailure?.(after.error)) return show({ isSending: false, issues: {}, failure: null });
    logError('Error sending form', after.error);
    show({ isSending: false, ...refusalOf(after.error, form) });
  };
};

const outcomeOf = async (send: () => unknown) => {
  try {
    await send();
    return { ok: true } as const;
  } catch (error) {
    return { ok: false, error } as const;
  }
};

const refusalOf = <Field extends string>(
  error: unknown,
  { fields, fieldNames = {}, otherwise }: Pick<Submission<Field>, 'fields' | 'fieldNames' | 'otherwise'>,
): Pick<SubmissionState<Field>, 'issues' | 'failure'> => {
  const issues: FieldIssues<Field> = Object.fromEntries(
    Object.entries(fieldIssues(error)).flatMap(([name, message]) => {
      const field = fieldNames[name] ?? fields.find((one) => one === name);
      return field === undefined ? [] : [[field, message]];
    }),
  ) as FieldIssues<Field>;
  const isNamed = Object.keys(issues).length > 0;
  return { issues, failure: isNamed ? null : failureText(error, otherwise) };
};
