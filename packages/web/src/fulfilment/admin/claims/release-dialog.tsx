import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';

interface ReleaseDialogProps {
  readonly labels: {
    readonly button: string;
    readonly title: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly released: string;
  };
  readonly description: string;
  /** Sends unsent actions, releases at the server and empties the cache. */
  readonly release: () => Promise<void>;
  /** The page after the release. */
  readonly to: string;
  /** The error text for failures without a text of their own. */
  readonly otherwise?: string;
}

/** Releases a batch or route after a dialog that explains what happens to its orders. */
export const ReleaseDialog = ({ labels, description, release, to, ...rest }: ReleaseDialogProps) => {
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const releasing = useSubmit({
    fields: [],
    send: async () => {
      await release();
      toastSuccess(labels.released);
      await navigate(to);
    },
    ...rest,
  });
  return (
    <>
      <IconButton label={labels.button} onClick={() => setConfirming(true)}>
        <LogOut size={22} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={labels.title}
        description={description}
        actions={
          <>
            <Button variant="danger" loading={releasing.isSending} onClick={releasing.submit}>
              {labels.confirm}
            </Button>
            <Button variant="outline" onClick={() => setConfirming(false)}>
              {labels.cancel}
            </Button>
          </>
        }
      >
        <FormAlert message={releasing.failure} />
      </Dialog>
    </>
  );
};
