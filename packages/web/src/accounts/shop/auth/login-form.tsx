import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { PasswordInput } from '../../../kit/ui/password-input.tsx';
import { isUnverifiedEmail, resendOtp, signIn } from '../../public/sign-in.ts';
import type { AuthDraft } from './auth-draft.ts';
import { AuthForm, EmailField, hasIssue } from './auth-form.tsx';
import { checkLogin } from './check-credentials.ts';
import { TrustedDevice } from './trusted-device.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface LoginFormProps {
  readonly draft: AuthDraft;
  readonly change: (part: Partial<AuthDraft>) => void;
  readonly onRegister: () => void;
  readonly onForgotPassword: () => void;
  /** The e-mail address isn't confirmed yet. */
  readonly onVerify: () => void;
  /** The password was right, and the account has a second factor. */
  readonly onSecondStep: () => void;
}

export const LoginForm = ({
  draft,
  change,
  onRegister,
  onForgotPassword,
  onVerify,
  onSecondStep,
}: LoginFormProps) => {
  const email = draft.email.trim();
  const { isSending, issue, submit, clearError } = useAuthForm({
    check: () => checkLogin(draft),
    send: async () => {
      const next = await signIn(email, draft.password, draft.trustedDevice);
      if (next === 'second-step') return onSecondStep();
      toastSuccess('¡Bienvenido de vuelta!');
    },
    failure: { toast: 'Error al iniciar sesión', message: 'Email o contraseña incorrectos' },
    onFailure: (error) => {
      if (!isUnverifiedEmail(error)) return false;
      // If a code was sent a moment ago, the server refuses another and the first still works.
      void resendOtp(email).catch(() => undefined);
      onVerify();
      return true;
    },
  });

  return (
    <AuthForm
      title="Entra a tu cuenta"
      documentTitle="Iniciar sesión"
      intro="Usa el correo de tu hospital."
      issue={issue}
      onSubmit={submit}
      onEdit={clearError}
    >
      <EmailField
        value={draft.email}
        onChange={(email) => change({ email })}
        issue={issue}
        className="mt-5"
      />
      <Field label="Contraseña" className="mt-4">
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={draft.password}
          aria-invalid={hasIssue(issue, 'password')}
          onChange={(event) => change({ password: event.target.value })}
        />
      </Field>
      <TrustedDevice
        checked={draft.trustedDevice}
        onChange={(trustedDevice) => change({ trustedDevice })}
        className="mt-4"
      />
      <Button type="submit" size="lg" wide loading={isSending} className="mt-5">
        Iniciar sesión
      </Button>
      <button
        type="button"
        onClick={onForgotPassword}
        className="mx-auto mt-2 flex min-h-11 items-center rounded-control px-3 text-ui font-semibold text-verde underline decoration-[1.5px] underline-offset-4 hover:text-verde-pulsado"
      >
        ¿Olvidaste tu contraseña?
      </button>
      <div className="mt-4 border-t border-linea pt-6">
        <p className="text-center text-ui text-tinta-suave">¿Es tu primera vez aquí?</p>
        <Button variant="quiet" wide className="mt-3" onClick={onRegister}>
          Crear cuenta nueva
        </Button>
      </div>
    </AuthForm>
  );
};
