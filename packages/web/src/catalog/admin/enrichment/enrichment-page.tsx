import { type ProposedField, proposedFields } from '@nutricion/domain/catalog/enrichment/proposal';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { COUNT_LOADING, PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { generateProposals, proposalsQuery, refetchProposals } from '../api.ts';
import { Coverage } from './coverage.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { fieldLabels } from './proposal-labels.ts';
import { useDecisions } from './use-decisions.ts';

/** /admin/product-enrichment?dato=: proposed changes of product data, decided one by one with buttons or keys. */
export const EnrichmentPage = () => {
  const [params, setParams] = useSearchParams();
  const field = proposedFields.find((each) => each === params.get('dato')) ?? null;
  const canDecide = usePermission()('products.write');
  const query = useQuery({ ...proposalsQuery(field), placeholderData: keepPreviousData });
  const { data } = query;
  const decisions = useDecisions(data?.proposals ?? []);
  useDecisionKeys(canDecide ? decisions : null);
  return (
    <>
      <PageHead title="Enriquecimiento" actions={canDecide && <GenerateProposals />}>
        {data ? waitingText(data.waiting) : COUNT_LOADING}
      </PageHead>
      <ul
        aria-label="Qué dato"
        className="scrollbar-none -mx-4 mb-4 flex gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
      >
        {[null, ...proposedFields].map((each) => (
          <li key={each ?? 'todos'} className="flex-none">
            <button
              type="button"
              aria-pressed={each === field}
              onClick={() => setParams(each ? { dato: each } : {}, { replace: true })}
              className="min-h-11 rounded-control bg-papel px-4 text-ui whitespace-nowrap md:px-3 font-semibold hover:bg-rocio aria-pressed:bg-verde-hondo aria-pressed:text-papel"
            >
              {each ? fieldLabels[each as ProposedField] : 'Todo'}
            </button>
          </li>
        ))}
      </ul>
      {query.isError && !data ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !data ? (
        <div role="status" aria-label="Cargando las propuestas">
          <Skeleton className="h-80 w-full rounded-bloque bg-papel!" />
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {decisions.current ? (
            <ProposalCard proposal={decisions.current} decisions={decisions} canDecide={canDecide} />
          ) : (
            <Block>
              <EmptyState title="Nada más que decidir">
                {data.waiting > 0
                  ? 'Lo que queda lo saltaste, o espera a otra persona.'
                  : 'Cada noche se busca otra vez.'}
              </EmptyState>
              {decisions.canUndo && (
                <Button variant="quiet" className="mx-auto mt-3" onClick={decisions.undo}>
                  <Undo2 size={20} strokeWidth={2.1} aria-hidden="true" />
                  Deshacer la anterior
                </Button>
              )}
            </Block>
          )}
          <Coverage coverage={data.coverage} />
        </div>
      )}
    </>
  );
};

/** Keys a (accept), r (refuse), s (skip) and z (undo), except while the user types in a field. */
const useDecisionKeys = (decisions: ReturnType<typeof useDecisions> | null): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
    if (!decisions || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'a' && decisions.current?.value !== null) decisions.accept();
    if (event.key === 'r') decisions.refuse();
    if (event.key === 's') decisions.skip();
    if (event.key === 'z') decisions.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};

const GenerateProposals = () => {
  const queryClient = useQueryClient();
  const [isLooking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    try {
      const count = await generateProposals();
      toastSuccess(
        count === 0 ? 'Nada nuevo' : count === 1 ? '1 propuesta nueva' : `${count} propuestas nuevas`,
      );
      await refetchProposals(queryClient);
    } catch (error) {
      toastError('No se pudo buscar', failureText(error));
    }
    setLooking(false);
  };
  return (
    <Button variant="outline" loading={isLooking} onClick={() => void look()}>
      <RefreshCw size={20} strokeWidth={2.1} aria-hidden="true" />
      Buscar otra vez
    </Button>
  );
};

const waitingText = (waiting: number): string =>
  waiting === 1 ? 'Espera 1 propuesta' : `Esperan ${waiting.toLocaleString('es-PR')} propuestas`;
