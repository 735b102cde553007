import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { requestPasswordReset } from '../../public/sign-in.ts';
import { AuthForm, EmailField } from './auth-form.tsx';
import { checkRecovery } from './check-credentials.ts';
import { useAuthForm } from './use-auth-form.ts';

interface RecoverFormProps {
  readonly email: string;
  readonly onChange: (email: string) => void;
  /** A code was sent, now or before. */
  readonly onSent: () => void;
  readonly onBack: () => void;
}

/** Requests the code for a password reset. */
export const RecoverForm = ({ email, onChange, onSent, onBack }: RecoverFormProps) => {
  const { isSending, issue, submit, clearError } = useAuthForm({
    check: () => checkRecovery(email),
    send: async () => {
      await requestPasswordReset(email.trim());
      toastSuccess('Código enviado', 'Revisa tu email');
      onSent();
    },
    failure: { toast: 'Error al enviar código', message: 'Error al enviar código' },
  });

  return (
    <AuthForm
      title="Recupera tu cuenta"
      documentTitle="Recupera tu cuenta"
      intro="Te enviamos un código a tu correo, y con él escoges una contraseña nueva."
      issue={issue}
      onSubmit={submit}
      onEdit={clearError}
    >
      <EmailField value={email} onChange={onChange} issue={issue} className="mt-5" />
      <Button type="submit" size="lg" wide loading={isSending} className="mt-6">
        Enviar código
      </Button>
      <Button variant="outline" wide className="mt-3" disabled={email.trim() === ''} onClick={onSent}>
        Ya tengo un código
      </Button>
      <Button variant="quiet" wide className="mt-3" onClick={onBack}>
        Volver
      </Button>
    </AuthForm>
  );
};
