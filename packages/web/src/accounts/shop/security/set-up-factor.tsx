import { useState } from 'react';
import type { SecondFactorSetup } from '../../public/second-factor.ts';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { PasswordStep } from './password-step.tsx';

interface SetUpFactorProps {
  /** The first code was right: the second factor is on, with these backup codes. */
  readonly onConfirmed: (backupCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** First the password, then the authenticator. */
export const SetUpFactor = ({ onConfirmed, onCancel }: SetUpFactorProps) => {
  const [begun, setBegun] = useState<SecondFactorSetup | null>(null);
  if (!begun) return <PasswordStep onBegun={setBegun} onCancel={onCancel} />;
  return (
    <AuthenticatorStep
      totpUri={begun.totpURI}
      onConfirmed={() => onConfirmed(begun.backupCodes)}
      onCancel={onCancel}
    />
  );
};
