import { formatUsd } from '@nutricion/domain/kit/money';
import { X } from 'lucide-react';
import { productQuery } from '../../../catalog/admin/public/api.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { queryClient } from '../../../kit/api/query.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { ProductPicker } from '../../../offers/admin/public/product-picker.tsx';
import { draftTotal, type LineDraft, lineIssues } from './purchase-draft.ts';

interface LineEditorProps {
  readonly supplierId: string;
  readonly lines: readonly LineDraft[];
  /** Whether to say what is wrong with the lines. */
  readonly hasIssue: boolean;
  readonly onChange: (lines: readonly LineDraft[]) => void;
}

/** The lines of a draft: how many of what, and for how much. */
export const LineEditor = ({ supplierId, lines, hasIssue, onChange }: LineEditorProps) => {
  const { cents, unpriced } = draftTotal(lines);
  const edit = (id: string, typed: Partial<LineDraft>) =>
    onChange(lines.map((line) => (line.product_id === id ? { ...line, ...typed } : line)));
  const add = async (id: string) => {
    try {
      const product = await queryClient.fetchQuery(productQuery(id));
      onChange([
        ...lines,
        {
          product_id: id,
          title: product.title,
          package_label: product.package_label,
          stock: product.stock,
          supplier_code: product.supplier_id === supplierId ? product.supplier_code : null,
          units: product.reorder_units === null ? '' : String(product.reorder_units),
          cost: product.cost?.toFixed(2) ?? '',
        },
      ]);
    } catch (error) {
      toastError('No se pudo añadir', failureText(error));
    }
  };
  return (
    <>
      {lines.length === 0 && (
        <p className="mb-4 text-ui text-tinta-suave">Todavía no tiene productos. Busca el primero.</p>
      )}
      {lines.length > 0 && (
        <p
          aria-hidden="true"
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_44px] gap-x-3 text-nota text-tinta-suave md:grid-cols-[minmax(0,1fr)_110px_130px_44px]"
        >
          <span className="max-md:hidden">Producto</span>
          <span>Unidades</span>
          <span>Costo, $</span>
        </p>
      )}
      <ul aria-label="Productos de la orden" className="divide-y divide-linea">
        {lines.map((line) => {
          const issues = hasIssue ? lineIssues(line) : {};
          return (
            <li
              key={line.product_id}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_44px] items-start gap-x-3 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_110px_130px_44px]"
            >
              <p className="col-span-3 min-w-0 leading-snug md:col-span-1 md:pt-1.5">
                <span className="font-semibold wrap-anywhere">{line.title}</span>
                <span className="block text-nota text-tinta-suave">
                  {line.package_label}
                  {line.supplier_code && ` · código ${line.supplier_code}`} · quedan {line.stock}
                </span>
              </p>
              <Field label={`Unidades de ${line.title}`} hideLabel error={issues.units}>
                <TextInput
                  value={line.units}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  placeholder="Unidades"
                  className="tabular-nums"
                  onChange={(event) => edit(line.product_id, { units: event.target.value })}
                />
              </Field>
              <Field label={`Costo de ${line.title}, $`} hideLabel error={issues.cost}>
                <TextInput
                  value={line.cost}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  placeholder="Costo, $"
                  className="tabular-nums"
                  onChange={(event) => edit(line.product_id, { cost: event.target.value })}
                />
              </Field>
              <IconButton
                label={`Quitar ${line.title}`}
                className="mt-0.5"
                onClick={() => onChange(lines.filter(({ product_id }) => product_id !== line.product_id))}
              >
                <X size={20} strokeWidth={2.2} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {lines.length > 0 && (
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 rounded-ficha bg-suelo px-4 py-2.5">
          <span className="text-ui text-tinta-suave">
            Total{unpriced > 0 && `, sin ${unpriced === 1 ? 'la línea' : `las ${unpriced} líneas`} sin costo`}
          </span>
          <span className="num text-[1.25rem]">{formatUsd(cents)}</span>
        </p>
      )}
      <div className="mt-4">
        <ProductPicker
          label="Añade un producto"
          without={lines.map(({ product_id }) => product_id)}
          onPick={({ id }) => void add(id)}
        />
      </div>
    </>
  );
};
