import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastMessage } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { saveProduct } from '../api.ts';

type ProductAction = 'hide' | 'show' | 'archive' | 'restore';

const actions: Readonly<
  Record<
    ProductAction,
    {
      readonly changes: Parameters<typeof saveProduct>[2];
      readonly done: string;
      readonly inverse: ProductAction;
    }
  >
> = {
  hide: { changes: { is_active: false }, done: 'Oculto: ya no se ve en la tienda', inverse: 'show' },
  show: { changes: { is_active: true }, done: 'A la venta', inverse: 'hide' },
  archive: { changes: { is_archived: true }, done: 'Archivado', inverse: 'restore' },
  restore: { changes: { is_archived: false }, done: 'Fuera del archivo', inverse: 'archive' },
};

/** Hides, shows, archives or restores a product; each can be undone from its toast. */
export const useProductAction = () => {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<ProductAction | null>(null);
  const run = async (
    action: ProductAction,
    product: { readonly id: string; readonly version: number; readonly title: string },
  ) => {
    setRunning(action);
    try {
      const saved = await saveProduct(queryClient, product, actions[action].changes, '');
      toastMessage({
        kind: 'success',
        title: actions[action].done,
        description: product.title,
        durationMs: 10_000,
        action: { label: 'Deshacer', act: () => void run(actions[action].inverse, saved) },
      });
    } catch (error) {
      toastError('No se pudo', failureText(error));
    }
    setRunning(null);
  };
  return { run, running };
};

export const StateActions = ({ product }: { readonly product: AdminProductJson }) => {
  const { run, running } = useProductAction();
  const button = (action: ProductAction, label: string, Icon: typeof Eye) => (
    <Button
      key={action}
      variant="outline"
      size="sm"
      loading={running === action}
      onClick={() => void run(action, product)}
    >
      <Icon size={18} strokeWidth={2.1} aria-hidden="true" />
      {label}
    </Button>
  );
  if (product.archived_at !== null) return button('restore', 'Sacar del archivo', ArchiveRestore);
  return (
    <>
      {product.is_active ? button('hide', 'Ocultar', EyeOff) : button('show', 'Poner a la venta', Eye)}
      {button('archive', 'Archivar', Archive)}
    </>
  );
};
