import { type ReactNode, startTransition, useOptimistic } from 'react';
import { CheckChip } from '../../ui/check-chip.tsx';

interface SavedCheckProps {
  /** As it is kept. */
  readonly checked: boolean;
  /** Keeps it, or fails to and says so; either way the promise fulfils. */
  readonly onSave: (isChecked: boolean) => Promise<unknown>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A chip that is saved with its tap. It shows the tap at once: the answer would come a frame too late for it. */
export const SavedCheck = ({ checked, onSave, ...chip }: SavedCheckProps) => {
  const [isShown, show] = useOptimistic(checked);
  return (
    <CheckChip
      checked={isShown}
      onChange={({ target }) => {
        const next = target.checked;
        startTransition(async () => {
          show(next);
          await onSave(next);
        });
      }}
      {...chip}
    />
  );
};
