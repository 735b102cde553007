import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type ComingSoonTopic, comingSoon, comingSoonTexts } from './coming-soon.ts';

/** Says honestly that something isn't there yet. */
export const ComingSoonDialog = ({ topic }: { readonly topic: ComingSoonTopic }) => {
  const close = () => comingSoon.set(null);
  const { title, detail } = comingSoonTexts[topic];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      description={
        <>
          <p>{detail}</p>
          <p className="mt-3">
            Todavía lo estamos preparando. Mientras tanto, la tienda entera está abierta para ti.
          </p>
        </>
      }
      actions={
        <Button wide onClick={close}>
          Está bien
        </Button>
      }
    />
  );
};
