import { clsx } from 'clsx';

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What it toggles, for screen readers. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A switch with immediate effect. 52 × 32, with 44 px to touch. */
export const Switch = ({ checked, onChange, label, disabled = false, className }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={checked}
    aria-label={label}
    disabled={disabled}
    onClick={() => onChange(!checked)}
    className={clsx(
      'grid h-11 w-[52px] flex-none place-items-center rounded-full disabled:opacity-55',
      className,
    )}
  >
    <span
      className={clsx(
        'relative block h-8 w-[52px] rounded-full transition-colors duration-rapido',
        checked ? 'bg-verde' : 'bg-borde-control',
      )}
    >
      <span
        className={clsx(
          'absolute top-1 left-1 size-6 rounded-full bg-white transition-transform duration-medio ease-turno',
          checked && 'translate-x-5',
        )}
      />
    </span>
  </button>
);
