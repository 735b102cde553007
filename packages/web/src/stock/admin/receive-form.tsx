import type { StockProductJson } from '@nutricion/contract/stock/stock';
import { numberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import {
  arrivedTooWarm,
  needsTemperature,
  TEMPERATURE_MESSAGE,
  TOO_WARM_MESSAGE,
} from '@nutricion/domain/stock/receiving';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Field } from '../../kit/ui/field.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { receiveStock } from './api.ts';
import { unitsText } from './movement-text.ts';
import { fieldsOf, StockForm } from './stock-form.tsx';
import { costIssue, unitsIssue } from './typed-units.ts';
import { useTabDraft } from './use-tab-draft.ts';

const empty = {
  ...{ units: '', supplier: '', lot: '', expires_on: '', temperature_f: '', cost: '', reason: '' },
};
type Name = keyof typeof empty;
const fields = Object.keys(empty) as Name[];

interface ReceiveFormProps {
  readonly product: Pick<StockProductJson, 'id' | 'title' | 'zone'>;
  /** The purchase order that it comes of, and what the form begins with. */
  readonly order?: {
    readonly id: string;
    readonly left: number;
    readonly receivedUnits: number;
    readonly typed: Partial<typeof empty>;
  };
  readonly onClose: () => void;
}

/** Receives a lot. Cold goods need their temperature; if they are too warm, or more came than was ordered, it asks why. */
export const ReceiveForm = ({ product, order, onClose }: ReceiveFormProps) => {
  const { id, values, type, clear } = useTabDraft(`receive-${product.id}${order ? `-${order.id}` : ''}`, {
    ...empty,
    ...order?.typed,
  });
  const isCold = needsTemperature(product.zone);
  const isTooWarm = arrivedTooWarm(product.zone, typedNumber(values.temperature_f, 'amount'));
  const tooMany = order ? (typedNumber(values.units, 'units') ?? 0) - order.left : 0;
  const why = isTooWarm ? TOO_WARM_MESSAGE : tooMany > 0 ? tooManyText(tooMany) : null;
  const { isSending, issues, failure, submit, clearError } = useSubmit<Name>({
    fields,
    check: () => issuesOf(values, { isCold, why }),
    send: async () => {
      const units = typedNumber(values.units, 'units') ?? 0;
      const temperature = typedNumber(values.temperature_f, 'amount');
      const cost = typedNumber(values.cost, 'dollars');
      const body = {
        id,
        units,
        supplier: values.supplier,
        lot: values.lot,
        ...(values.expires_on && { expires_on: values.expires_on }),
        ...(temperature !== null && { temperature_f: temperature }),
        ...(cost !== null && { cost }),
        ...(order && { purchase_order_id: order.id, received_units: order.receivedUnits }),
        ...(values.reason && why !== null && { reason: values.reason }),
      };
      await receiveStock(product.id, body);
      toastSuccess('Recibido', `${unitsText(units)} del lote ${values.lot}`);
      clear();
      onClose();
    },
  });
  const field = fieldsOf({ values, type, clearError });
  return (
    <StockForm
      title="Recibir mercancía"
      description={product.title}
      action="Recibir"
      {...{ isSending, failure, onClose }}
      onSubmit={submit}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label="Unidades" error={issues.units}>
          <TextInput inputMode="numeric" autoComplete="off" {...field('units')} />
        </Field>
        <Field label="Lote" error={issues.lot}>
          <TextInput autoComplete="off" autoCapitalize="characters" maxLength={60} {...field('lot')} />
        </Field>
      </div>
      <Field label="Quién lo trajo" error={issues.supplier}>
        <TextInput maxLength={120} {...field('supplier')} />
      </Field>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label="Vence" optional error={issues.expires_on}>
          <TextInput type="date" {...field('expires_on')} />
        </Field>
        <Field label="Temperatura, °F" optional={!isCold} error={issues.temperature_f}>
          <TextInput inputMode="decimal" autoComplete="off" {...field('temperature_f')} />
        </Field>
      </div>
      <Field
        label="Costo de la unidad, $"
        optional
        hint="El de la factura: el producto guarda el último."
        error={issues.cost}
      >
        <TextInput inputMode="decimal" autoComplete="off" {...field('cost')} />
      </Field>
      {why !== null && (
        <Field label="¿Por qué lo recibes?" hint={why} error={issues.reason}>
          <TextArea maxLength={500} {...field('reason')} />
        </Field>
      )}
    </StockForm>
  );
};

const tooManyText = (units: number): string =>
  units === 1 ? 'Es 1 más de la que se pidió.' : `Son ${units} más de las que se pidieron.`;

const issuesOf = (
  values: typeof empty,
  { isCold, why }: { readonly isCold: boolean; readonly why: string | null },
): Partial<Record<Name, string>> => {
  const units = unitsIssue(values.units);
  const temperature = values.temperature_f.trim();
  const unreadable = numberIssue(temperature, 'amount', 'Escribe los grados Fahrenheit.');
  return {
    ...(units && { units }),
    ...(values.lot.trim() === '' && { lot: 'Copia el lote del empaque.' }),
    ...(values.supplier.trim() === '' && { supplier: 'Escribe quién lo trajo.' }),
    ...(temperature === '' && isCold && { temperature_f: TEMPERATURE_MESSAGE }),
    ...(unreadable && { temperature_f: unreadable }),
    ...costIssue(values.cost),
    ...(why !== null && values.reason.trim() === '' && { reason: why }),
  };
};
