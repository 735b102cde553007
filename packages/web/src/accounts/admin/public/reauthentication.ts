import { ApiProblem } from '../../../kit/api/http.ts';
import { externalStore } from '../../../kit/lib/external-store.ts';

const REAUTHENTICATION_REQUIRED = '/problemas/reautenticar';

interface ReauthenticationPrompt {
  readonly onResult: (isProven: boolean) => void;
}

/** The dialog that asks is mounted in the shell; null while nothing is asked. */
export const reauthentication = externalStore<ReauthenticationPrompt | null>(null);

/**
 * Does what may be refused because the proof of who is there is too old: then asks for it, and does it
 * again. Throws the refusal when the person would rather not.
 */
export const withReauthentication = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    const isRequired = error instanceof ApiProblem && error.problem.type === REAUTHENTICATION_REQUIRED;
    if (!isRequired || !(await promptForReauthentication())) throw error;
    return act();
  }
};

let pendingPrompt: Promise<boolean> | null = null;

/** Several changes refused at once ask one time. */
const promptForReauthentication = (): Promise<boolean> => {
  pendingPrompt ??= new Promise<boolean>((resolve) => {
    reauthentication.set({
      onResult: (isProven) => {
        reauthentication.set(null);
        pendingPrompt = null;
        resolve(isProven);
      },
    });
  });
  return pendingPrompt;
};
