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
  /** Label of the button that submits. */
  readonly action: string;
  /** Label of the button that cancels. */
  readonly dismissal?: string;
  readonly isDangerous?: boolean;
  readonly withFactor: boolean;
  /** More fields below password and code. */
  readonly more?: MoreFields;
  /** Closes the dialog itself when done; an error that it throws is shown. */
  readonly onProve: (proof: IdentityProof) => Promise<void>;
  readonly onClose: () => void;
}

/** By field, with the server's names. */
type Issues = Readonly<Record<string, string>>;

interface MoreFields {
  readonly fields: (errors: Issues) => ReactNode;
  /** Errors of these fields before submitting. */
  readonly issues: () => Issues;
}

/** Asks for password and second factor before a sensitive action. The inputs stay after a refusal. */
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
  // The account may have got a second factor after this page loaded the profile.
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
