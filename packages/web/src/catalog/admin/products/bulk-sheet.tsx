import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { fieldIssues } from '../../../kit/api/failure-text.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastMessage } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { type BulkBody, type BulkResponse, changeProducts } from '../api.ts';
import { BulkLines } from './bulk-lines.tsx';
import { type BulkLine, firstLine, lineIssue, lineValue } from './bulk-operations.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { useUndo } from './use-undo.ts';

/** The products to change: by id, or all that match a filter. */
export type BulkTarget = Pick<BulkBody, 'ids' | 'filter'>;

interface BulkSheetProps {
  readonly target: BulkTarget;
  /** "12 productos". */
  readonly what: string;
  readonly onClose: (outcome: 'done' | 'canceled') => void;
  readonly onChanged: () => void;
  /** Called when the change was undone, maybe long after the sheet was closed. */
  readonly onUndone: () => void;
}

/** A bulk change in two steps: preview with before and after, then apply. The server applies all of it or nothing. */
export const BulkSheet = ({ target, what, onClose, onChanged, onUndone }: BulkSheetProps) => {
  const form = useId();
  const undo = useUndo(onUndone);
  const [lines, setLines] = useState<readonly BulkLine[]>([firstLine('price')]);
  const [preview, setPreview] = useState<BulkResponse | null>(null);
  const [reason, setReason] = useState('');
  const [isReasonRequired, setReasonRequired] = useState(false);
  const [isTried, setTried] = useState(false);
  const body = (isDry: boolean): BulkBody => ({
    ...target,
    changes: lines.map((line) => ({ field: line.field, operation: line.operation, value: lineValue(line) })),
    dry_run: isDry,
    ...(reason.trim() && { reason: reason.trim() }),
  });
  const { isSending, issues, failure, submit, clearError } = useSubmit<'reason' | 'lines'>({
    fields: ['reason', 'lines'],
    check: () => {
      setTried(true);
      return lines.some((line) => lineIssue(line)) ? { lines: 'Falta algo.' } : {};
    },
    send: async () => {
      const response = await changeProducts(body(preview === null));
      if (preview === null) {
        setReasonRequired(response.needs_reason);
        return setPreview(response);
      }
      const { batch_id: batchId } = response;
      toastMessage({
        kind: 'success',
        title: changedText(response.changed),
        durationMs: 10_000,
        ...(batchId && { action: { label: 'Deshacer', act: () => void undo(batchId) } }),
      });
      onChanged();
      onClose('done');
    },
    onFailure: (error) => {
      if (fieldIssues(error).reason !== undefined) setReasonRequired(true);
      return false;
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose('canceled')}
      title={preview ? 'Así quedarían' : 'Cambiar en lote'}
      description={what}
      className="md:w-[560px]"
      footer={
        <div className="flex gap-3">
          {preview && (
            <Button variant="outline" onClick={() => setPreview(null)}>
              <ArrowLeft size={18} strokeWidth={2.2} aria-hidden="true" />
              Atrás
            </Button>
          )}
          <Button
            type="submit"
            form={form}
            loading={isSending}
            disabled={preview?.changed === 0}
            className="flex-1"
          >
            {preview ? `Aplicar a ${productsText(preview.changed)}` : 'Ver cómo quedarían'}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {preview ? (
          <BulkPreview response={preview} />
        ) : (
          <BulkLines lines={lines} isTried={isTried} onChange={setLines} />
        )}
        {(isReasonRequired || preview) && (
          <Field
            label="¿Por qué?"
            optional={!isReasonRequired}
            hint="Queda en el historial de cada producto."
            error={issues.reason}
          >
            <TextInput
              value={reason}
              maxLength={500}
              onChange={(event) => {
                setReason(event.target.value);
                clearError('reason');
              }}
            />
          </Field>
        )}
        <FormAlert message={failure} />
      </form>
    </Sheet>
  );
};

const productsText = (count: number): string =>
  count === 1 ? '1 producto' : `${count.toLocaleString('es-PR')} productos`;
const changedText = (count: number): string =>
  count === 1 ? '1 producto cambiado' : `${count.toLocaleString('es-PR')} productos cambiados`;
