import { useState } from 'react';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { PasswordInput } from '../../../kit/ui/password-input.tsx';
import { beginSecondFactor, type SecondFactorSetup } from '../../public/second-factor.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepTitle } from './step-title.tsx';
import { useSending } from './use-sending.ts';

interface PasswordStepProps {
  readonly onBegun: (begun: SecondFactorSetup) => void;
  readonly onCancel: () => void;
}

/** Asks for the password, so that an open session alone can't set up a second factor. */
export const PasswordStep = ({ onBegun, onCancel }: PasswordStepProps) => {
  const [password, setPassword] = useState('');
  const { isSending, error, failure, submit, clear } = useSending('password', async () =>
    onBegun(await beginSecondFactor(password)),
  );
  return (
    <form noValidate onSubmit={submit} className="mt-5 max-w-[440px]">
      <StepTitle>Confirma tu contraseña para empezar</StepTitle>
      <FormAlert message={failure} />
      <Field label="Tu contraseña" error={error} className="mt-3">
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            clear();
          }}
        />
      </Field>
      <StepButtons action="Continuar" isSending={isSending} onCancel={onCancel} />
    </form>
  );
};
