import { useState } from 'react';
import { Field } from '../../kit/ui/field.tsx';
import { PasswordInput } from '../../kit/ui/password-input.tsx';
import { SixDigitsInput } from '../../kit/ui/six-digits-input.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';

export interface ProofDraft {
  readonly password: string;
  readonly code: string;
  readonly backupCode: string;
}

export const EMPTY_PROOF_DRAFT: ProofDraft = { password: '', code: '', backupCode: '' };

interface IdentityFieldsProps {
  readonly proof: ProofDraft;
  readonly onChange: (proof: ProofDraft) => void;
  /** Whether a code is required besides the password. */
  readonly withFactor: boolean;
  readonly errors: Readonly<Record<string, string>>;
}

/** Fields for the password and, with a second factor, its code or a backup code. */
export const IdentityFields = ({ proof, onChange, withFactor, errors }: IdentityFieldsProps) => {
  const [usesBackup, setUsesBackup] = useState(false);
  return (
    <>
      <Field label="Tu contraseña" error={errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={proof.password}
          onChange={(event) => onChange({ ...proof, password: event.target.value })}
        />
      </Field>
      {withFactor && !usesBackup && (
        <Field label="Código de tu aplicación" error={errors.code} hint="Los 6 dígitos que muestra ahora.">
          <SixDigitsInput
            name="code"
            value={proof.code}
            onChange={(code) => onChange({ ...proof, code, backupCode: '' })}
          />
        </Field>
      )}
      {withFactor && usesBackup && (
        <Field label="Código de respaldo" error={errors.backupCode} hint="Cada uno sirve una sola vez.">
          <TextInput
            name="backupCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            value={proof.backupCode}
            onChange={(event) => onChange({ ...proof, code: '', backupCode: event.target.value })}
          />
        </Field>
      )}
      {withFactor && (
        <button
          type="button"
          className="min-h-11 justify-self-start text-ui font-semibold text-verde hover:underline"
          onClick={() => {
            setUsesBackup(!usesBackup);
            onChange({ ...proof, code: '', backupCode: '' });
          }}
        >
          {usesBackup ? 'Usar el código de mi aplicación' : 'Usar un código de respaldo'}
        </button>
      )}
    </>
  );
};

/** Errors before submitting. */
export const proofIssues = (
  { password, code, backupCode }: ProofDraft,
  withFactor: boolean,
): Readonly<Record<string, string>> => ({
  ...(password === '' && { password: 'Escribe tu contraseña.' }),
  ...(withFactor &&
    backupCode === '' &&
    code.length < 6 && {
      code: 'El código debe tener 6 dígitos',
      backupCode: 'Escribe uno de tus códigos de respaldo.',
    }),
});

/** Only the fields that were filled in. */
export const proofToSend = ({ password, code, backupCode }: ProofDraft, withFactor: boolean) => ({
  password,
  ...(withFactor && code !== '' && { code }),
  ...(withFactor && backupCode !== '' && { backupCode }),
});
