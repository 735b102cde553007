import { emailDomain } from '@nutricion/domain/accounts/email-domain';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { PasswordInput } from '../../../kit/ui/password-input.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { signUp } from '../../public/sign-in.ts';
import { hospitalOfDomainQuery } from '../api-hospital.ts';
import type { AuthDraft } from './auth-draft.ts';
import { AuthForm, EmailField, hasIssue } from './auth-form.tsx';
import { checkSignUp } from './check-credentials.ts';
import { useAuthForm } from './use-auth-form.ts';

interface RegisterFormProps {
  readonly draft: AuthDraft;
  readonly change: (part: Partial<AuthDraft>) => void;
  readonly onLogin: () => void;
  readonly onVerify: () => void;
}

export const RegisterForm = ({ draft, change, onLogin, onVerify }: RegisterFormProps) => {
  const { isSending, issue, submit, clearError } = useAuthForm({
    check: () => checkSignUp(draft),
    send: async () => {
      const hospitalName = await signUp(draft.email.trim(), draft.password, draft.fullName.trim());
      toastSuccess(`Cuenta creada - ${hospitalName}`, 'Código de verificación enviado a tu email');
      onVerify();
    },
    failure: { toast: 'Error al crear cuenta', message: 'Error al crear cuenta' },
  });

  return (
    <AuthForm
      title="Crea tu cuenta"
      documentTitle="Crear cuenta"
      intro="Tu correo dice de qué hospital eres."
      issue={issue}
      onSubmit={submit}
      onEdit={clearError}
    >
      <Field label="Nombre completo" className="mt-5">
        <TextInput
          name="fullName"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={120}
          value={draft.fullName}
          aria-invalid={hasIssue(issue, 'fullName')}
          onChange={(event) => change({ fullName: event.target.value })}
        />
      </Field>
      <EmailField
        value={draft.email}
        onChange={(email) => change({ email })}
        issue={issue}
        className="mt-4"
        hint={<HospitalOfEmail email={draft.email} />}
      />
      <Field label="Contraseña" className="mt-4" hint="Al menos 8 caracteres.">
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={draft.password}
          aria-invalid={hasIssue(issue, 'password')}
          onChange={(event) => change({ password: event.target.value })}
        />
      </Field>
      <Button type="submit" size="lg" wide loading={isSending} className="mt-6">
        Crear cuenta
      </Button>
      <Button variant="quiet" wide className="mt-3" onClick={onLogin}>
        Ya tengo cuenta
      </Button>
    </AuthForm>
  );
};

const PAUSE_MS = 300;

/** Names the hospital of an e-mail address while it is typed, as soon as its domain is complete. */
const HospitalOfEmail = ({ email }: { readonly email: string }) => {
  const domain = useDebounced(emailDomain(email));
  const { data } = useQuery(hospitalOfDomainQuery(domain));
  return (
    <span aria-live="polite">
      {data?.hospital ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-verde">
          <Building2 size={16} strokeWidth={2.2} aria-hidden="true" />
          {data.hospital.name}
        </span>
      ) : data && domain !== null ? (
        'No conocemos ese dominio. Revisa que sea el correo de tu hospital.'
      ) : (
        'El que te dio tu hospital.'
      )}
    </span>
  );
};

/** The value after it hasn't changed for a moment. */
const useDebounced = <T,>(value: T): T => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};
