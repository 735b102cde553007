import { type ReactNode, useState } from 'react';
import { CheckChip } from '../../../kit/ui/check-chip.tsx';

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
  const [saving, setSaving] = useState<boolean>();
  return (
    <CheckChip
      checked={saving ?? checked}
      onChange={({ target }) => {
        setSaving(target.checked);
        void onSave(target.checked).finally(() => setSaving(undefined));
      }}
      {...chip}
    />
  );
};
