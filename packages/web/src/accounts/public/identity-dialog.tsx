import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { failureText, fieldIssues } from '../../kit/api/failure-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { EMPTY_PROOF_DRAFT, IdentityFields, proofIssues, proofToSend } from './identity-fields.tsx';
import type { IdentityProof } from './second-factor.ts';

interface IdentityDialogProps {
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
  readonly onProve: (proof: IdentityProof) => Promise<void>;
  readonly onClose: () => void;
}

/** By field, in the server's names. */
type Issues = Readonly<Record<string, string>>;

interface MoreFields {
  readonly fields: (errors: Issues) => ReactNode;
  /** What is wrong with them before anything is sent. */
  readonly issues: () => Issues;
}

/** Asks who is there before something heavy. What was typed stays after a refusal. */
export const IdentityDialog = ({
  title,
  description,
  action,
  dismissal = 'Cancelar',
  isDangerous = false,
  withFactor,
  more,
  onProve,
  onClose,
}: IdentityDialogProps) => {
  const formId = useId();
  const [proof, setProof] = useState(EMPTY_PROOF_DRAFT);
  // A second factor may have come since this page learnt of the account.
  const [needsFactor, setNeedsFactor] = useState(withFactor);
  const [errors, setErrors] = useState<Issues>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const issues = { ...proofIssues(proof, needsFactor), ...more?.issues() };
    setErrors(issues);
    setFailure(null);
    if (Object.keys(issues).length > 0) return;
    setSending(true);
    try {
      await onProve(proofToSend(proof, needsFactor));
    } catch (error) {
      const named = fieldIssues(error);
      setErrors(named);
      if (named.code) setNeedsFactor(true);
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
        <IdentityFields
          proof={proof}
          onChange={(typed) => {
            setProof(typed);
            setErrors({});
          }}
          withFactor={needsFactor}
          errors={errors}
        />
        {more?.fields(errors)}
      </form>
    </Dialog>
  );
};
