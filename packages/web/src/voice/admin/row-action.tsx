import type { LucideIcon } from 'lucide-react';

interface RowActionProps {
  readonly icon: LucideIcon;
  /** The whole label, which screen readers read with what it applies to. */
  readonly label: string;
  /** What a phone has room for, as the label has it. */
  readonly short: string;
  /** What it applies to. */
  readonly of: string;
  /** Done or running; the button keeps the focus. */
  readonly isOff?: boolean;
  readonly onAct: () => void;
}

/** What can be done with one phrase of many: quiet, since each of them has it. */
export const RowAction = ({ icon: Icon, label, short, of, isOff = false, onAct }: RowActionProps) => (
  <button
    type="button"
    aria-label={`${label}: ${of}`}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onAct}
    className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-ui font-semibold text-verde transition-colors duration-rapido hover:bg-rocio aria-disabled:cursor-not-allowed aria-disabled:text-tinta-suave aria-disabled:hover:bg-transparent"
  >
    <Icon size={18} strokeWidth={2.1} aria-hidden="true" className="flex-none max-md:hidden" />
    <span className="md:hidden">{short}</span>
    <span className="max-md:hidden">{label}</span>
  </button>
);
