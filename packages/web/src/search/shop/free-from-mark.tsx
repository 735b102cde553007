import { Chip } from '../../kit/ui/chip.tsx';

/** On cards in a free-from search: it is unknown whether the product is free of it. */
export const FreeFromMark = ({ of = [] }: { readonly of?: readonly string[] | undefined }) => (
  <Chip tone="danger" className="mt-1.5 ml-0.5 self-start">
    {of.length === 0 ? 'Sin datos' : `Sin datos de ${of.join(' o ')}`}
  </Chip>
);
