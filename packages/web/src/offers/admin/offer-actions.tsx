import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { type OfferTransitionKind, offerTransitionsFrom } from '@nutricion/domain/offers/offer-state';
import { CircleStop, Copy, Pause, Play, Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRecordTransition } from '../../kit/admin/record/use-record-transition.ts';
import { queryClient } from '../../kit/api/query.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { offerQuery, sendTransition } from './api.ts';

const transitions: Record<
  OfferTransitionKind,
  { readonly label: string; readonly done: string; readonly Icon: typeof Play }
> = {
  publish: { label: 'Publicar', done: 'Publicada', Icon: Send },
  pause: { label: 'Pausar', done: 'Pausada: la tienda ya no la cobra', Icon: Pause },
  resume: { label: 'Reanudar', done: 'Sigue en sus días', Icon: Play },
  end: { label: 'Terminar', done: 'Terminada', Icon: CircleStop },
};

interface OfferActionsProps {
  readonly offer: AdminOfferJson;
  /** The form has unsaved changes, without which the offer would be published. */
  readonly isDirty: boolean;
}

/** Actions on an offer, by its state. */
export const OfferActions = ({ offer, isDirty }: OfferActionsProps) => {
  const { run, running } = useOfferTransition();
  const [isEnding, setEnding] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={`/admin/incentives/new?de=${offer.id}`} className={buttonClass('outline', 'sm')}>
        <Copy size={18} strokeWidth={2.1} aria-hidden="true" />
        Duplicar
      </Link>
      {offerTransitionsFrom[offer.state].map((transition) => {
        const { label, Icon } = transitions[transition];
        return (
          <Button
            key={transition}
            variant={transition === 'publish' ? 'primary' : 'outline'}
            size="sm"
            loading={running === transition}
            disabled={isDirty && transition === 'publish'}
            title={isDirty && transition === 'publish' ? 'Guarda primero' : undefined}
            onClick={() => (transition === 'end' ? setEnding(true) : void run(transition, offer))}
          >
            <Icon size={18} strokeWidth={2.1} aria-hidden="true" />
            {label}
          </Button>
        );
      })}
      <Dialog
        open={isEnding}
        onOpenChange={setEnding}
        title="¿Terminar esta oferta?"
        description="Deja de cobrarse ahora mismo y se queda como fue. Para volver a hacerla, duplícala."
        actions={
          <>
            <Button
              onClick={() => {
                setEnding(false);
                void run('end', offer);
              }}
            >
              Terminar
            </Button>
            <Button variant="outline" onClick={() => setEnding(false)}>
              Volver
            </Button>
          </>
        }
      />
    </div>
  );
};

/** Changes an offer's state; pausing and resuming can be undone from the toast. */
const useOfferTransition = () =>
  useRecordTransition<OfferTransitionKind, AdminOfferJson>({
    send: (transition, offer) => sendTransition(offer, transition),
    nameOf: ({ product }) => product.title,
    doneText: (transition) => transitions[transition].done,
    inverseOf: { pause: 'resume', resume: 'pause' },
    onFailure: ({ id }) => queryClient.invalidateQueries({ queryKey: offerQuery(id).queryKey }),
  });
