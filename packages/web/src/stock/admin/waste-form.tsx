import { MISSING_REASON } from '@nutricion/contract/kit/change-reason';
import type { StockProductJson } from '@nutricion/contract/stock/stock';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Field } from '../../kit/ui/field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { wasteStock } from './api.ts';
import { expiryText, unitsText } from './movement-text.ts';
import { fieldsOf, StockForm } from './stock-form.tsx';
import { unitsIssue } from './typed-units.ts';
import { useTabDraft } from './use-tab-draft.ts';

const empty = { units: '', lot_id: '', reason: '' };
type Name = keyof typeof empty;

interface WasteFormProps {
  readonly product: StockProductJson;
  readonly onClose: () => void;
}

/** Removes broken, spoiled or expired units from the stock. */
export const WasteForm = ({ product, onClose }: WasteFormProps) => {
  const { id, values, type, clear } = useTabDraft(`waste-${product.id}`, empty);
  const lotId = product.lots.some((lot) => lot.id === values.lot_id) ? values.lot_id : '';
  const { isSending, issues, failure, submit, clearError } = useSubmit<Name>({
    fields: ['units', 'lot_id', 'reason'],
    check: () => {
      const units = unitsIssue(values.units);
      return { ...(units && { units }), ...(values.reason.trim() === '' && { reason: MISSING_REASON }) };
    },
    send: async () => {
      const units = typedNumber(values.units, 'units') ?? 0;
      const body = { id, units, reason: values.reason, ...(lotId && { lot_id: lotId }) };
      await wasteStock(product.id, body);
      toastSuccess('Anotado como merma', unitsText(units));
      clear();
      onClose();
    },
  });
  const field = fieldsOf({ values, type, clearError });
  return (
    <StockForm
      title="Sacar como merma"
      description={`${product.title}. Lo que se rompió, se dañó o venció y ya no se vende.`}
      action="Sacar del inventario"
      {...{ isSending, failure, onClose }}
      onSubmit={submit}
    >
      <Field label="Unidades" hint={`A la venta: ${product.stock}`} error={issues.units}>
        <TextInput inputMode="numeric" autoComplete="off" {...field('units')} />
      </Field>
      {product.lots.length > 0 && (
        <Field label="De qué lote" error={issues.lot_id}>
          <Select {...field('lot_id')} value={lotId}>
            <option value="">No se sabe</option>
            {product.lots.map((lot) => (
              <option key={lot.id} value={lot.id}>
                {lot.code} · {expiryText(lot.expires_on)} · {lot.units_left}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="¿Qué pasó?" error={issues.reason}>
        <TextArea rows={2} maxLength={500} {...field('reason')} />
      </Field>
    </StockForm>
  );
};
