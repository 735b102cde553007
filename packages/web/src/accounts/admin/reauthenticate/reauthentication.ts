import { ApiProblem } from '../../../kit/api/http.ts';
import { externalStore } from '../../../kit/lib/external-store.ts';

const REAUTHENTICATION_REQUIRED = '/problemas/reautenticar';

interface ReauthenticationPrompt {
  readonly onResult: (isProven: boolean) => void;
}

/** The open request to authenticate; null while there is none. The administration's shell mounts the dialog. */
export const reauthentication = externalStore<ReauthenticationPrompt | null>(null);

/**
 * Runs a change; if the server refuses it because the session hasn't authenticated recently, asks for password and
 * second factor and runs it again. Throws the refusal if the user closes the dialog.
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

/** Several changes refused at once share one dialog. */
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
