import type { StockProductJson } from '@nutricion/contract/stock/stock';
import { BARCODE_MESSAGE, gtinOf } from '@nutricion/domain/catalog/barcode';
import { X } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { failureText } from '../../kit/api/failure-text.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { toastError, toastSuccess } from '../../kit/lib/toast.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { addBarcode, removeBarcode } from './api.ts';

/** The barcodes of a product, which scanners find it by. */
export const Barcodes = ({ product: { id, title, barcodes } }: { readonly product: StockProductJson }) => {
  const hasPermission = usePermission();
  const [code, setCode] = useState('');
  const { isSending, issues, failure, submit, clearError } = useSubmit<'code'>({
    fields: ['code'],
    check: () => (gtinOf(code) === null ? { code: BARCODE_MESSAGE } : {}),
    send: async () => {
      await addBarcode(id, code.trim());
      setCode('');
      toastSuccess('Código aprendido');
    },
  });
  const remove = async (gtin: string): Promise<void> => {
    try {
      await removeBarcode(id, gtin);
    } catch (error) {
      toastError('El código sigue', failureText(error));
    }
  };
  return (
    <Block aria-labelledby="codigos">
      <h2 id="codigos">Códigos de barras</h2>
      {barcodes.length === 0 ? (
        <p className="mt-2 text-ui text-tinta-suave">
          Ninguno todavía. El primero que lo escanee al preparar un pedido puede enseñarlo ahí mismo.
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-linea">
          {barcodes.map((gtin) => (
            <li key={gtin} className="flex min-h-11 items-center justify-between gap-3 tabular-nums">
              {printedCode(gtin)}
              {hasPermission('stock.write') && (
                <IconButton
                  label={`Quitar el código ${printedCode(gtin)} de ${title}`}
                  onClick={() => void remove(gtin)}
                >
                  <X size={20} strokeWidth={2.2} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasPermission('stock.write') && (
        <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-2">
          <Field
            label="Código nuevo"
            hint="El número bajo las barras."
            error={issues.code}
            className="min-w-0 flex-1 basis-48"
          >
            <TextInput
              value={code}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              onChange={(event) => {
                setCode(event.target.value);
                clearError('code');
              }}
            />
          </Field>
          <Button type="submit" variant="quiet" loading={isSending} className="mt-7">
            Enseñar
          </Button>
          <FormAlert message={failure} />
        </form>
      )}
    </Block>
  );
};

/** The code as printed on the package: without the zeros that pad a UPC-A or EAN-13. */
const printedCode = (gtin: string): string => gtin.replace(/^0{1,6}(?=\d{8,})/, '');
