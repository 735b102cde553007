import { describe, expect, it } from 'vitest';
import { failureText } from './failure-text.ts';
import { ApiProblem, OfflineError } from './http.ts';
import { type Submission, type SubmissionState, submissionOf } from './submission.ts';

type Field = 'name' | 'phone';

const refusal = (errors?: Readonly<Record<string, string>>) =>
  new ApiProblem({
    type: '/problemas/datos-invalidos',
    title: 'Revisa los datos',
    status: 422,
    detail: 'Usa 200 letras o menos.',
    ...(errors && { errors }),
  });

/** A form with a screen that records all states. */
const aForm = () => {
  const shown: SubmissionState<Field>[] = [];
  const start = submissionOf<Field>((state) => shown.push(state));
  const submit = (form: Partial<Submission<Field>>) =>
    start({ fields: ['name', 'phone'], send: () => undefined, ...form });
  return { shown, submit, last: () => shown.at(-1) };
};

describe('submissionOf', () => {
  it('shows issues and sends nothing if the check fails', async () => {
    const { submit, last } = aForm();
    let sent = 0;
    await submit({ check: () => ({ name: 'Escribe tu nombre.' }), send: () => sent++ });
    expect(sent).toBe(0);
    expect(last()).toEqual({ isSending: false, issues: { name: 'Escribe tu nombre.' }, failure: null });
  });

  it('ignores a second tap while sending, and accepts the next one afterwards', async () => {
    const { submit, shown } = aForm();
    let arrive: () => void = () => undefined;
    let sent = 0;
    const send = () => {
      sent++;
      return new Promise<void>((resolve) => {
        arrive = resolve;
      });
    };
    const first = submit({ send });
    await submit({ send });
    expect([sent, shown.map(({ isSending }) => isSending)]).toEqual([1, [true]]);
    arrive();
    await first;
    void submit({ send });
    expect(sent).toBe(2);
  });

  it('shows the server’s errors beside their fields, also where field names differ', async () => {
    const { submit, last } = aForm();
    const error = refusal({ full_name: 'Usa 120 letras o menos.', phone: 'Son 10 dígitos.' });
    await submit({ send: () => Promise.reject(error), fieldNames: { full_name: 'name' } });
    expect(last()?.issues).toEqual({ name: 'Usa 120 letras o menos.', phone: 'Son 10 dígitos.' });
    expect(last()?.failure).toBeNull();
  });

  it('shows a refusal that names no field of the screen as the form’s failure', async () => {
    const { submit, last } = aForm();
    await submit({ send: () => Promise.reject(refusal({ version: 'Vuelve a cargar.' })) });
    expect(last()).toEqual({ isSending: false, issues: {}, failure: 'Usa 200 letras o menos.' });
  });

  it('shows nothing if `onFailure` has dealt with the failure', async () => {
    const { submit, last } = aForm();
    await submit({ send: () => Promise.reject(refusal()), onFailure: () => true });
    expect(last()).toEqual({ isSending: false, issues: {}, failure: null });
  });
});

describe('failureText', () => {
  it('is the server’s text for a refusal', () =>
    expect(failureText(refusal())).toBe('Usa 200 letras o menos.'));

  it('is the lost connection only if there was no response', () =>
    expect(failureText(new OfflineError())).toBe('No hay conexión. Revisa tu red e intenta de nuevo.'));

  it('is never a bug’s own message', () =>
    expect(failureText(new TypeError('x is undefined'))).toBe(
      'Algo salió mal de nuestro lado. Intenta de nuevo.',
    ));
});
