import { clsx } from 'clsx';
import { X } from 'lucide-react';

/** The close button at its usual place. */
export const CloseButton = ({
  onClick,
  className,
}: {
  readonly onClick: () => void;
  readonly className?: string;
}) => (
  <button
    type="button"
    aria-label="Cerrar"
    onClick={onClick}
    className={clsx(
      '-mr-2 grid size-11 flex-none place-items-center rounded-control hover:bg-suelo',
      className,
    )}
  >
    <X size={22} strokeWidth={2.2} aria-hidden="true" />
  </button>
);
