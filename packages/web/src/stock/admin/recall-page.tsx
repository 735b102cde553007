import { MISSING_REASON } from '@nutricion/contract/kit/change-reason';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { COUNT_LOADING, PageHead } from '../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { TickBox } from '../../kit/ui/tick-box.tsx';
import { previewQuery, sendRecall } from './api.ts';
import { RecallPreview } from './recall-preview.tsx';
import { fieldsOf } from './stock-form.tsx';
import { useTabDraft } from './use-tab-draft.ts';

/** /admin/lots/recall: previews the recall of the chosen lots, then asks for reason and message and makes it. */
export const RecallPage = () => {
  const [params] = useSearchParams();
  const lots = params.get('lotes') ?? '';
  const query = useQuery(previewQuery(lots));
  const { data, isError } = query;
  return (
    <>
      <BackToLots />
      <PageHead title="Retirar lotes">{data ? 'Nada cambia hasta que confirmes' : COUNT_LOADING}</PageHead>
      {isError && !data ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !data ? (
        <RecallSkeleton />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <RecallPreview {...data} />
          <RecallForm
            key={lots}
            lotIds={lots.split(',')}
            hasPossible={data.lines.some(({ certainty }) => certainty === 'producto')}
          />
        </div>
      )}
    </>
  );
};

export const BackToLots = () => (
  <Link
    to="/admin/lots"
    className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-verde"
  >
    <ArrowLeft size={18} strokeWidth={2.2} aria-hidden="true" />
    Lotes y retiros
  </Link>
);

export const RecallSkeleton = () => (
  <div role="status" aria-label="Cargando el retiro" className="breathes grid gap-4">
    <Skeleton className="h-40 w-full rounded-bloque bg-papel!" />
    <Skeleton className="h-64 w-full rounded-bloque bg-papel!" />
  </div>
);

interface RecallFormProps {
  readonly lotIds: readonly string[];
  readonly hasPossible: boolean;
}

const empty = { reason: '', message: '' };

const RecallForm = ({ lotIds, hasPossible }: RecallFormProps) => {
  const tick = useId();
  const navigate = useNavigate();
  const { id, values, type, clear } = useTabDraft(`recall-${lotIds.join()}`, empty);
  const [notifiesPossible, setNotifiesPossible] = useState(hasPossible);
  const [isConfirming, setConfirming] = useState(false);
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['reason', 'message'],
    check: () => {
      const errors = {
        ...(values.reason.trim() === '' && { reason: MISSING_REASON }),
        ...(values.message.trim() === '' && { message: 'Di qué debe hacer quien lo tenga.' }),
      };
      if (Object.keys(errors).length > 0) setConfirming(false);
      return errors;
    },
    send: async () => {
      const body = { id, lot_ids: [...lotIds], ...values, tells_possible: notifiesPossible };
      try {
        const recall = await sendRecall(body);
        toastSuccess('Retiro hecho', 'Los lotes están detenidos y los correos van de camino.');
        clear();
        void navigate(`/admin/lots/recalls/${recall.id}`, { replace: true });
      } finally {
        setConfirming(false);
      }
    },
  });
  const field = fieldsOf({ values, type, clearError });
  return (
    <Block aria-labelledby="aviso">
      <h2 id="aviso">El aviso</h2>
      <form
        noValidate
        className="mt-3 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setConfirming(true);
        }}
      >
        <Field label="¿Por qué se retira?" hint="Lo leen los clientes en su correo." error={issues.reason}>
          <TextArea rows={2} maxLength={500} {...field('reason')} />
        </Field>
        <Field
          label="¿Qué debe hacer quien lo tenga?"
          hint="En palabras sencillas: «No lo comas. Bótalo con su empaque»."
          error={issues.message}
        >
          <TextArea maxLength={2000} {...field('message')} />
        </Field>
        {hasPossible && (
          <label
            htmlFor={tick}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control text-ui font-semibold has-focus-visible:outline-[3px] has-focus-visible:outline-tinta"
          >
            <TickBox
              id={tick}
              checked={notifiesPossible}
              onChange={(event) => setNotifiesPossible(event.target.checked)}
            />
            Avisar también a quienes quizás lo tienen
          </label>
        )}
        <FormAlert message={failure} />
        <Button variant="danger" type="submit" loading={isSending}>
          Retirar y avisar
        </Button>
      </form>
      {isConfirming && (
        <Dialog
          open
          onOpenChange={(open) => !open && setConfirming(false)}
          title="¿Retirar y avisar?"
          description="Se detienen los lotes, lo que queda sale del inventario y cada persona recibe un correo. No se puede deshacer."
          actions={
            <>
              <Button variant="danger" loading={isSending} onClick={submit}>
                Sí, retirar
              </Button>
              <Button variant="outline" onClick={() => setConfirming(false)}>
                Volver
              </Button>
            </>
          }
        />
      )}
    </Block>
  );
};
