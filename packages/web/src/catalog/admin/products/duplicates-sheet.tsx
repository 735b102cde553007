import { productMoney } from '@nutricion/contract/kit/money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { mergeProducts } from '../api.ts';
import { duplicatesQuery } from '../public/api.ts';

type Candidate = ApiResponse<'GET /api/admin/products/duplicates'>['pairs'][number][number];

interface DuplicatesSheetProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Pairs that may be one product. The user chooses which one stays; orders, lists and stock of the other move to it. */
export const DuplicatesSheet = ({ onClose, onDone }: DuplicatesSheetProps) => {
  const query = useQuery(duplicatesQuery);
  const { data, isError } = query;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Repetidos"
      description="Los que dicen casi lo mismo y traen lo mismo. Tú dices si son uno."
      className="md:w-[560px]"
    >
      {isError && !data ? (
        <FailedLoad query={query} heading="h3" />
      ) : !data ? (
        <Skeleton className="h-48 w-full rounded-ficha" />
      ) : data.pairs.length === 0 ? (
        <p className="text-ui text-tinta-suave">No hay dos que se parezcan tanto.</p>
      ) : (
        <ul className="grid gap-4">
          {data.pairs.map((pair) => (
            <li key={pair.map(({ id }) => id).join()} className="rounded-ficha bg-suelo p-4">
              <Pair pair={pair} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
};

const Pair = ({ pair, onDone }: { readonly pair: readonly Candidate[]; readonly onDone: () => void }) => {
  const queryClient = useQueryClient();
  const [survivorId, setSurvivorId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const survivor = pair.find(({ id }) => id === survivorId);
  const merged = pair.find(({ id }) => id !== survivorId);
  const { isSending, issues, failure, submit, clearError } = useSubmit<'reason'>({
    fields: ['reason'],
    check: () => (reason.trim() === '' ? { reason: 'Di cómo sabes que es el mismo.' } : {}),
    send: async () => {
      if (!survivor || !merged) return;
      await mergeProducts(queryClient, merged.id, { into: survivor.id, reason: reason.trim() });
      toastSuccess('Unidos', `«${merged.title}» es ahora «${survivor.title}»`);
      onDone();
    },
  });
  const group = pair.map(({ id }) => id).join();
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <fieldset>
        <legend className="mb-2 text-nota font-semibold text-tinta-suave">¿Cuál se queda?</legend>
        <div className="grid gap-2">
          {pair.map((candidate) => (
            <RadioCard
              key={candidate.id}
              name={group}
              title={candidate.title}
              detail={detailOf(candidate)}
              checked={candidate.id === survivorId}
              onChange={() => setSurvivorId(candidate.id)}
            />
          ))}
        </div>
      </fieldset>
      {survivor && merged && (
        <>
          <p className="text-ui text-tinta-suave">
            Los pedidos, listas, recetas, códigos de barras e inventario de «{merged.title}» pasan a «
            {survivor.title}», y los enlaces viejos llevan a él.
          </p>
          <Field label="¿Cómo sabes que es el mismo?" error={issues.reason}>
            <TextInput
              value={reason}
              maxLength={400}
              onChange={(event) => {
                setReason(event.target.value);
                clearError('reason');
              }}
            />
          </Field>
          <Button type="submit" size="sm" loading={isSending}>
            Unir los dos
          </Button>
        </>
      )}
      <FormAlert message={failure} />
    </form>
  );
};

const detailOf = (candidate: Candidate): string => {
  const { regularPriceCents } = productMoney.fromJson(candidate);
  return `${candidate.package_label} · ${formatUsd(regularPriceCents)} · hay ${candidate.stock} · ${candidate.sku}`;
};
