import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { Button } from '../../../kit/ui/button.tsx';
import type { SectionId } from './product-sections.ts';
import { useProductAction } from './state-actions.tsx';

interface FixActionProps {
  readonly fix: string;
  readonly product: AdminProductJson;
  readonly onOpenSection: (id: SectionId) => void;
}

/** The action that makes a product visible again: done at once if one tap is enough, else it opens the section to edit. */
export const FixAction = ({ fix, product, onOpenSection }: FixActionProps) => {
  const { run, running } = useProductAction();
  if (fix === 'show')
    return (
      <Button size="sm" loading={running === 'show'} onClick={() => void run('show', product)}>
        Poner a la venta
      </Button>
    );
  if (fix === 'restore')
    return (
      <Button size="sm" loading={running === 'restore'} onClick={() => void run('restore', product)}>
        Sacar del archivo
      </Button>
    );
  const section = sections[fix];
  return (
    section && (
      <Button variant="quiet" size="sm" onClick={() => onOpenSection(section.id)}>
        {section.label}
      </Button>
    )
  );
};

const sections: Readonly<Record<string, { readonly id: SectionId; readonly label: string }>> = {
  receive: { id: 'inventario', label: 'Recibir mercancía' },
  data: { id: 'datos', label: 'Completar los datos' },
  nutrition: { id: 'nutricion', label: 'Completar nutrición y alérgenos' },
};
