import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastMessage } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { saveProduct } from './save-product.ts';

type Deed = 'hide' | 'show' | 'archive' | 'restore';

const deeds: Readonly<
  Record<
    Deed,
    { readonly changes: Parameters<typeof saveProduct>[2]; readonly done: string; readonly back: Deed }
  >
> = {
  hide: { changes: { is_active: false }, done: 'Oculto: ya no se ve en la tienda', back: 'show' },
  show: { changes: { is_active: true }, done: 'A la venta', back: 'hide' },
  archive: { changes: { is_archived: true }, done: 'Archivado', back: 'restore' },
  restore: { changes: { is_archived: false }, done: 'Fuera del archivo', back: 'archive' },
};

/** Hides, shows, archives; each undone from its toast. */
export const useProductDeed = () => {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<Deed | null>(null);
  const run = async (
    deed: Deed,
    product: { readonly id: string; readonly version: number; readonly title: string },
  ) => {
    setRunning(deed);
    try {
      const saved = await saveProduct(queryClient, product, deeds[deed].changes, '');
      toastMessage({
        kind: 'success',
        title: deeds[deed].done,
        description: product.title,
        durationMs: 10_000,
        action: { label: 'Deshacer', act: () => void run(deeds[deed].back, saved) },
      });
    } catch (error) {
      toastError('No se pudo', failureText(error));
    }
    setRunning(null);
  };
  return { run, running };
};

export const StateActions = ({ product }: { readonly product: AdminProductJson }) => {
  const { run, running } = useProductDeed();
  const button = (deed: Deed, label: string, Icon: typeof Eye) => (
    <Button
      key={deed}
      variant="outline"
      size="sm"
      loading={running === deed}
      onClick={() => void run(deed, product)}
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
