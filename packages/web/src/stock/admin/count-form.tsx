import { MISSING_REASON } from '@nutricion/contract/kit/change-reason';
import type { StockMovementJson, StockProductJson } from '@nutricion/contract/stock/stock';
import { isObject } from '@nutricion/domain/kit/is-object';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import { countStock } from '@nutricion/domain/stock/count';
import { useState } from 'react';
import { ApiProblem } from '../../kit/api/http.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Field } from '../../kit/ui/field.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { onStockChanged, sendCount } from './api.ts';
import { balanceText, movementTitle, signedUnits, unitsText } from './movement-text.ts';
import { fieldsOf, StockForm } from './stock-form.tsx';
import { unitsIssue } from './typed-units.ts';
import { useTabDraft } from './use-tab-draft.ts';

const empty = { counted: '', reason: '' };

interface CountFormProps {
  readonly product: StockProductJson;
  readonly onClose: () => void;
}

/** Records a count of all units on the shelf. If the stock moved meanwhile, the movements are shown and the units have to be counted again. */
export const CountForm = ({ product, onClose }: CountFormProps) => {
  const [seen, setSeen] = useState(product);
  const [moved, setMoved] = useState<readonly StockMovementJson[] | null>(null);
  const { id, values, type, clear } = useTabDraft(`count-${product.id}`, empty);
  const counted = unitsIssue(values.counted, 0) ? null : typedNumber(values.counted, 'units');
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['counted', 'reason'],
    check: () => {
      const issue = unitsIssue(values.counted, 0);
      return {
        ...(issue && { counted: issue }),
        ...(values.reason.trim() === '' && { reason: MISSING_REASON }),
      };
    },
    send: async () => {
      const body = {
        id,
        counted: counted ?? 0,
        stock_seen: seen.stock,
        reserved_seen: seen.reserved,
        reason: values.reason,
      };
      await sendCount(product.id, body);
      toastSuccess('Conteo guardado', `${unitsText(body.counted)} en el anaquel`);
      clear();
      onClose();
    },
    onFailure: (error) => {
      const change = stockConflictOf(error);
      if (!change) return false;
      setSeen(change.current);
      setMoved(change.moved);
      onStockChanged(change.current);
      type('counted', '');
      return true;
    },
  });
  const field = fieldsOf({ values, type, clearError });
  return (
    <StockForm
      title="Contar"
      description={`${product.title}. Cuenta todo lo que hay en el anaquel, también lo de pedidos sin preparar.`}
      action="Guardar el conteo"
      {...{ isSending, failure, onClose }}
      onSubmit={submit}
    >
      {moved && <RecentMovements movements={moved} />}
      <Field
        label="¿Cuántas hay?"
        hint={counted === null ? onHandText(seen) : differenceText(counted, seen)}
        error={issues.counted}
      >
        <TextInput inputMode="numeric" autoComplete="off" {...field('counted')} />
      </Field>
      <Field label="¿Por qué contaste?" error={issues.reason}>
        <TextArea rows={2} maxLength={500} {...field('reason')} />
      </Field>
    </StockForm>
  );
};

const RecentMovements = ({ movements }: { readonly movements: readonly StockMovementJson[] }) => (
  <div role="alert" className="rounded-ficha bg-mango-tinte px-4 py-3 text-ui leading-snug text-mango-tinta">
    <p className="font-[650]">Algo se movió mientras contabas. Cuenta otra vez.</p>
    <ul className="mt-1">
      {movements.map((movement) => (
        <li key={movement.id}>
          {movementTitle(movement)} · {signedUnits(movement.units)} · {balanceText(movement.balance)}
        </li>
      ))}
    </ul>
  </div>
);

const onHandText = ({ stock, reserved }: StockProductJson): string =>
  `Según los libros hay ${stock + reserved}: ${stock} a la venta y ${reserved} de pedidos sin preparar.`;

const differenceText = (counted: number, { stock, reserved }: StockProductJson): string => {
  const { difference, short, ...after } = countStock(counted, reserved, stock);
  if (short > 0) return `A los pedidos sin preparar les van a faltar ${short}.`;
  if (difference === 0) return 'Cuadra con los libros.';
  return `${signedUnits(difference)} según los libros. A la venta quedan ${after.stock}.`;
};

interface StockConflict {
  readonly current: StockProductJson;
  readonly moved: readonly StockMovementJson[];
}

/** The current stock and recent movements, if a count was refused because the stock moved meanwhile; null for other errors. */
const stockConflictOf = (error: unknown): StockConflict | null => {
  if (!(error instanceof ApiProblem) || error.problem.type !== '/problemas/inventario-movido') return null;
  const { problem } = error;
  return isStockConflict(problem) ? problem : null;
};

const isStockConflict = (value: unknown): value is StockConflict =>
  isObject(value) &&
  isObject(value.current) &&
  typeof value.current.stock === 'number' &&
  typeof value.current.reserved === 'number' &&
  Array.isArray(value.moved);
