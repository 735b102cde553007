import { Chip } from '../../kit/ui/chip.tsx';

/** On cards in a free-from search: it is unknown whether the product is free of it. In a search for a diet its label alone tells. */
export const FreeFromMark = ({ of = [] }: { readonly of?: readonly string[] | undefined }) => (
  <Chip tone="danger" className="mt-1.5 ml-0.5 self-start">
    {of.length === 0 ? 'Revisa la etiqueta' : `Sin datos de ${of.join(' o ')}`}
  </Chip>
);
