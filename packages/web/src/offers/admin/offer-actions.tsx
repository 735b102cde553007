import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { movesFrom, type OfferMove } from '@nutricion/domain/offers/offer-state';
import { useQueryClient } from '@tanstack/react-query';
import { CircleStop, Copy, Pause, Play, Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRecordMove } from '../../kit/admin/record/use-record-move.ts';
import { call } from '../../kit/api/api.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { offerQuery, offerSaved } from './offer-queries.ts';

const moves: Record<
  OfferMove,
  { readonly label: string; readonly done: string; readonly Icon: typeof Play }
> = {
  publish: { label: 'Publicar', done: 'Publicada', Icon: Send },
  pause: { label: 'Pausar', done: 'Pausada: la tienda ya no la cobra', Icon: Pause },
  resume: { label: 'Reanudar', done: 'Sigue en sus días', Icon: Play },
  end: { label: 'Terminar', done: 'Terminada', Icon: CircleStop },
};

interface OfferActionsProps {
  readonly offer: AdminOfferJson;
  /** Something typed isn't saved: it would be published without it. */
  readonly isDirty: boolean;
}

/** What can be done to an offer as a whole, by the state it is in. */
export const OfferActions = ({ offer, isDirty }: OfferActionsProps) => {
  const { run, running } = useMove();
  const [isEnding, setEnding] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={`/admin/incentives/new?de=${offer.id}`} className={buttonClass('outline', 'sm')}>
        <Copy size={18} strokeWidth={2.1} aria-hidden="true" />
        Duplicar
      </Link>
      {movesFrom[offer.state].map((move) => {
        const { label, Icon } = moves[move];
        return (
          <Button
            key={move}
            variant={move === 'publish' ? 'primary' : 'outline'}
            size="sm"
            loading={running === move}
            disabled={isDirty && move === 'publish'}
            title={isDirty && move === 'publish' ? 'Guarda primero' : undefined}
            onClick={() => (move === 'end' ? setEnding(true) : void run(move, offer))}
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

/** Moves an offer; a pause is undone from its toast. */
const useMove = () => {
  const queryClient = useQueryClient();
  return useRecordMove<OfferMove, AdminOfferJson>({
    send: async (move, { id, version }) => {
      const saved = await call('POST /api/admin/offers/{id}/moves', {
        params: { id },
        body: { version, move },
      });
      offerSaved(queryClient, saved);
      return saved;
    },
    nameOf: ({ product }) => product.title,
    doneText: (move) => moves[move].done,
    backFrom: { pause: 'resume', resume: 'pause' },
    onFailure: ({ id }) => queryClient.invalidateQueries({ queryKey: offerQuery(id).queryKey }),
  });
};
