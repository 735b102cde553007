import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { failureText, fieldFaults } from '../../kit/api/failure-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { NOTHING_TYPED, ProofFields, proofFaults, proofToSend } from './proof-fields.tsx';
import type { Proof } from './second-factor.ts';

interface ProofDialogProps {
  readonly title: string;
  readonly description: string;
  /** On the button that sends. */
  readonly action: string;
  /** On the button that leaves all as it is. */
  readonly dismissal?: string;
  readonly isDangerous?: boolean;
  readonly withFactor: boolean;
  /** What else is asked for, below the proof. */
  readonly more?: MoreFields;
  /** Closes the dialog itself when it is done; what it throws is shown. */
  readonly onProve: (proof: Proof) => Promise<void>;
  readonly onClose: () => void;
}

/** By field, in the server's names. */
type Faults = Readonly<Record<string, string>>;

interface MoreFields {
  readonly fields: (errors: Faults) => ReactNode;
  /** What is wrong with them before anything is sent. */
  readonly faults: () => Faults;
}

/** Asks who is there before something heavy. What was typed stays after a refusal. */
export const ProofDialog = ({
  title,
  description,
  action,
  dismissal = 'Cancelar',
  isDangerous = false,
  withFactor,
  more,
  onProve,
  onClose,
}: ProofDialogProps) => {
  const formId = useId();
  const [proof, setProof] = useState(NOTHING_TYPED);
  // A second factor may have come since this page learnt of the account.
  const [asksFactor, setAsksFactor] = useState(withFactor);
  const [errors, setErrors] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const faults = { ...proofFaults(proof, asksFactor), ...more?.faults() };
    setErrors(faults);
    setFailure(null);
    if (Object.keys(faults).length > 0) return;
    setSending(true);
    try {
      await onProve(proofToSend(proof, asksFactor));
    } catch (error) {
      const named = fieldFaults(error);
      setErrors(named);
      if (named.code) setAsksFactor(true);
      if (Object.keys(named).length === 0) setFailure(failureText(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            loading={isSending}
          >
            {action}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {dismissal}
          </Button>
        </>
      }
    >
      <FormAlert message={failure} />
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <ProofFields
          proof={proof}
          onChange={(typed) => {
            setProof(typed);
            setErrors({});
          }}
          withFactor={asksFactor}
          errors={errors}
        />
        {more?.fields(errors)}
      </form>
    </Dialog>
  );
};
