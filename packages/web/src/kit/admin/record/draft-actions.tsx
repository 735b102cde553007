import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface DraftActionsProps<Transition extends string> {
  readonly transitions: Readonly<Record<Transition, { readonly label: string; readonly Icon: LucideIcon }>>;
  /** What the record's state allows. */
  readonly offered: readonly Transition[];
  /** Toward the customers: what is typed and not saved would be left out. */
  readonly main: readonly Transition[];
  readonly isDirty: boolean;
  readonly running: Transition | null;
  readonly onRun: (transition: Transition) => void;
  /** Actions before them. */
  readonly children: ReactNode;
}

/** What can be done to a record that has a draft, as a whole; dropping the draft asks first. */
export const DraftActions = <Transition extends string>(props: DraftActionsProps<Transition>) => {
  const { transitions, offered, main, isDirty, running, onRun, children } = props;
  const [discard, setDiscard] = useState<Transition | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      {offered.toReversed().map((transition) => {
        const { label, Icon } = transitions[transition];
        const isMain = main.includes(transition);
        return (
          <Button
            key={transition}
            variant={isMain ? 'primary' : 'outline'}
            size="sm"
            loading={running === transition}
            disabled={isDirty && isMain}
            title={isDirty && isMain ? 'Guarda primero' : undefined}
            onClick={() => (transition === 'discard' ? setDiscard(transition) : onRun(transition))}
          >
            <Icon size={18} strokeWidth={2.1} aria-hidden="true" />
            {label}
          </Button>
        );
      })}
      {discard && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setDiscard(null)}
          title="¿Descartar el borrador?"
          description="Se pierde lo que está guardado sin publicar. Lo que ven los clientes se queda igual."
          actions={
            <>
              <Button
                onClick={() => {
                  setDiscard(null);
                  onRun(discard);
                }}
              >
                Descartar
              </Button>
              <Button variant="outline" onClick={() => setDiscard(null)}>
                Volver
              </Button>
            </>
          }
        />
      )}
    </div>
  );
};
