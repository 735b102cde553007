import type { VoiceCaseJson } from '@nutricion/contract/voice/voice-insights';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { toastUndo } from '../../accounts/public/toast-undo.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { failureText } from '../../kit/api/failure-text.ts';
import { formatLongDay } from '../../kit/lib/format-time.ts';
import { toastError } from '../../kit/lib/toast.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { casesQuery, deleteCase, refetchCases, saveCase } from './api.ts';
import { CaseDialog } from './case-dialog.tsx';
import { countedText, intentLabels, itemText } from './voice-labels.ts';

/** Phrases that the assistant must understand, those that it doesn't today first. */
export const CasesView = () => {
  const canWrite = usePermission()('products.write');
  const query = useQuery(casesQuery);
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWriting, setWriting] = useState(false);
  const drop = useDeleteCase();
  if (query.isError && !data)
    return (
      <Block>
        <FailedLoad query={query} />
      </Block>
    );
  if (!data)
    return (
      <div role="status" aria-label="Cargando los casos" className="breathes">
        <Skeleton className="h-80 w-full rounded-bloque bg-papel!" />
      </div>
    );
  const cases = data.cases.toSorted((one, other) => Number(one.passes) - Number(other.passes));
  return (
    <Block aria-labelledby="casos">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id="casos" ref={heading} tabIndex={-1} className="outline-none">
            Frases que se deben entender
          </h2>
          {cases.length > 0 && <p className="text-nota text-tinta-suave">{countText(cases)}</p>}
        </div>
        {canWrite && (
          <Button variant="quiet" size="sm" onClick={() => setWriting(true)}>
            <Plus size={18} strokeWidth={2.2} aria-hidden="true" />
            Caso nuevo
          </Button>
        )}
      </div>
      {cases.length === 0 ? (
        <EmptyState heading="h3" title="Todavía no hay casos">
          Guarda aquí una frase con lo que quiere decir, para que nadie lo dañe al cambiar el asistente.
        </EmptyState>
      ) : (
        <ul className="mt-2 -mb-2 divide-y divide-linea">
          {cases.map((each) => (
            <li key={each.id} className="flex items-start gap-2 py-3.5">
              <CaseLines voiceCase={each} />
              {canWrite && (
                <IconButton
                  label={`Quitar el caso: ${each.phrase}`}
                  className="-mr-2.5"
                  onClick={() => {
                    // The button disappears with its row, so the heading gets the focus.
                    heading.current?.focus({ preventScroll: true });
                    void drop(each);
                  }}
                >
                  <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {isWriting && <CaseDialog phrase="" onClose={() => setWriting(false)} />}
    </Block>
  );
};

const CaseLines = ({ voiceCase: { phrase, intent, items, passes, by, created_at } }: CaseLinesProps) => (
  <div className="min-w-0 flex-1 leading-snug">
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="font-[650] wrap-anywhere">«{phrase}»</span>
      <Badge tone={passes ? 'good' : 'bad'}>{passes ? 'Pasa' : 'Falla'}</Badge>
    </p>
    <p className="mt-1 text-ui wrap-anywhere">{[intentLabels[intent], ...items.map(itemText)].join(' · ')}</p>
    <p className="mt-0.5 text-nota text-tinta-suave">
      {[by, formatLongDay(created_at)].filter(Boolean).join(' · ')}
    </p>
  </div>
);

interface CaseLinesProps {
  readonly voiceCase: VoiceCaseJson;
}

const countText = (cases: readonly VoiceCaseJson[]): string => {
  const failing = cases.filter(({ passes }) => !passes).length;
  const all = countedText(cases.length, 'frase', 'frases');
  if (failing === 0) return `${all}, y todas se entienden`;
  return `${all}, ${failing === 1 ? '1 falla' : `${failing} fallan`}`;
};

/** Deletes a case, with an undo. */
const useDeleteCase = () => {
  const act = async (action: () => Promise<unknown>): Promise<boolean> => {
    try {
      await action();
      await refetchCases();
      return true;
    } catch (error) {
      toastError('No se pudo', failureText(error));
      return false;
    }
  };
  return async ({ id, phrase, intent, items }: VoiceCaseJson): Promise<void> => {
    const isGone = await act(() => deleteCase(id));
    if (!isGone) return;
    toastUndo('Caso quitado', () => void act(() => saveCase({ phrase, intent, items })));
  };
};
