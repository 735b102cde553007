import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { failureText, fieldFaults } from '../api/failure-text.ts';
import { NOTHING_TYPED, ProofFields, proofFaults, proofToSend } from './proof-fields.tsx';
import type { Proof } from './second-factor.ts';

interface ProofDialogProps {
  readonly title: string;
  readonly description: string;
  /** On the button that sends. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly withFactor: boolean;
  /** Closes the dialog itself when it is done; what it throws is shown. */
  readonly onProve: (proof: Proof) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks who is there before something heavy. What was typed stays after a refusal. */
export const ProofDialog = ({
  title,
  description,
  action,
  isDangerous = false,
  withFactor,
  onProve,
  onClose,
}: ProofDialogProps) => {
  const formId = useId();
  const [proof, setProof] = useState(NOTHING_TYPED);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = proofFaults(proof, withFactor);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await onProve(proofToSend(proof, withFactor));
    } catch (error) {
      const named = fieldFaults(error);
      setErrors(named);
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
            Cancelar
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
          withFactor={withFactor}
          errors={errors}
        />
      </form>
    </Dialog>
  );
};
