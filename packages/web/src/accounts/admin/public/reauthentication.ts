import { ApiProblem } from '../../../kit/api/http.ts';
import { externalStore } from '../../../kit/lib/external-store.ts';

const REAUTHENTICATION_ASKED = '/problemas/reautenticar';

interface Question {
  readonly answer: (isProven: boolean) => void;
}

/** The dialog that asks is mounted in the shell; null while nothing is asked. */
export const reauthentication = externalStore<Question | null>(null);

/**
 * Does what may be refused because the proof of who is there is too old: then asks for it, and does it
 * again. Throws the refusal when the person would rather not.
 */
export const withReauthentication = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    const isAsked = error instanceof ApiProblem && error.problem.type === REAUTHENTICATION_ASKED;
    if (!isAsked || !(await ask())) throw error;
    return act();
  }
};

let asked: Promise<boolean> | null = null;

/** Several changes refused at once ask one time. */
const ask = (): Promise<boolean> => {
  asked ??= new Promise<boolean>((resolve) => {
    reauthentication.set({
      answer: (isProven) => {
        reauthentication.set(null);
        asked = null;
        resolve(isProven);
      },
    });
  });
  return asked;
};
