import { type ReactNode, useState } from 'react';
import { CheckChip } from '../../../kit/ui/check-chip.tsx';

interface SavedCheckProps {
  /** The stored value. */
  readonly checked: boolean;
  /** Saves it, or shows an error; the promise resolves in both cases. */
  readonly onSave: (isChecked: boolean) => Promise<unknown>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A chip that saves with each tap. It shows the new value at once, before the query cache is updated. */
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
