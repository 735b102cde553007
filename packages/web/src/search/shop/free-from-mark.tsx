import { Chip } from '../../kit/ui/chip.tsx';

/** On each card of which nobody has told us that it is free of what the search wants it to be free of. */
export const FreeFromMark = ({ of = [] }: { readonly of?: readonly string[] | undefined }) => (
  <Chip tone="danger" className="mt-1.5 ml-0.5 self-start">
    {of.length === 0 ? 'Sin datos' : `Sin datos de ${of.join(' o ')}`}
  </Chip>
);
