import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import type { ApiResponse } from '../../kit/api/api.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { searchWordsQuery } from '../../search/admin/public/api.ts';
import { TeachForm } from '../../search/admin/public/teach-form.tsx';
import { casesQuery } from './api.ts';
import { CaseDialog } from './case-dialog.tsx';
import { phraseHistory } from './phrase-history.ts';
import { UnmetRow } from './unmet-row.tsx';

type Unmet = ApiResponse<'GET /api/admin/voice/summary'>['unmet'];

interface OpenDialog {
  readonly what: 'teach' | 'case';
  readonly text: string;
}

/** Requests without result, each with its actions. */
export const UnmetList = ({ unmet }: { readonly unmet: Unmet }) => {
  const hasPermission = usePermission();
  const queryClient = useQueryClient();
  const { data: taught } = useQuery({ ...searchWordsQuery, enabled: hasPermission('reports.read') });
  const { data: caseList } = useQuery(casesQuery);
  const [doing, setDoing] = useState<OpenDialog | null>(null);
  const taughtData = { words: taught?.words ?? [], notes: taught?.notes ?? [], cases: caseList?.cases ?? [] };
  const close = () => setDoing(null);
  return (
    <Block aria-labelledby="no-hubo">
      <h2 id="no-hubo">Lo que no se entendió o no había</h2>
      {unmet.length === 0 ? (
        <EmptyState heading="h3" title="Nada faltó en estos días">
          Aquí llega lo que la gente pide y el asistente no encuentra o no entiende.
        </EmptyState>
      ) : (
        <ul className="mt-2 -mb-2 divide-y divide-linea">
          {unmet.map((phrase) => (
            <UnmetRow
              key={`${phrase.kind} ${phrase.text}`}
              phrase={phrase}
              done={phraseHistory(phrase.text, taughtData)}
              canWrite={hasPermission('products.write')}
              onTeach={() => setDoing({ what: 'teach', text: phrase.text })}
              onCase={() => setDoing({ what: 'case', text: phrase.text })}
            />
          ))}
        </ul>
      )}
      {doing?.what === 'teach' && (
        <Dialog
          open
          onOpenChange={(open) => !open && close()}
          title="Enseñar un sinónimo"
          description="Vale en un segundo, en la búsqueda y en el asistente."
        >
          <TeachForm
            word={doing.text}
            onTaught={() => {
              close();
              // A word more may be what a phrase failed for.
              void queryClient.invalidateQueries({ queryKey: casesQuery.queryKey });
            }}
          />
        </Dialog>
      )}
      {doing?.what === 'case' && <CaseDialog phrase={doing.text} onClose={close} />}
    </Block>
  );
};
