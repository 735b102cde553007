import { CheckCard } from '../../../kit/ui/check-card.tsx';

interface TrustedDeviceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly className?: string;
}

/** A checkbox: the device is the user's own, and what follows from it. */
export const TrustedDevice = ({ checked, onChange, className }: TrustedDeviceProps) => (
  <CheckCard
    name="trustedDevice"
    title="Es mi equipo"
    detail={
      checked
        ? 'Sigues dentro hasta 30 días. No lo marques en uno que compartes.'
        : 'Si lo compartes, déjalo así: se cierra a los 30 minutos sin uso.'
    }
    checked={checked}
    onChange={(event) => onChange(event.target.checked)}
    {...(className && { className })}
  />
);

/** Phones and installed apps usually have one user, a hospital's computers have many. */
export const isLikelyPersonalDevice = (): boolean =>
  matchMedia('(display-mode: standalone), (pointer: coarse)').matches;
