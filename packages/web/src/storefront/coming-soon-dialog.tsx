import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type ComingSoonQuestion, comingSoon, comingSoonTexts } from './coming-soon.ts';

/** Says honestly that something isn't there yet. */
export const ComingSoonDialog = ({ question }: { readonly question: ComingSoonQuestion }) => {
  const close = () => comingSoon.set(null);
  const { title, detail } = comingSoonTexts[question.topic];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      returnFocusTo={question.opener}
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
