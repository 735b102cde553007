import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';

interface FilteredOutProps {
  /** How many there are without filters. */
  readonly found: number;
  readonly onClear: () => void;
}

/** There are products, but the filters leave none. */
export const FilteredOut = ({ found, onClear }: FilteredOutProps) => (
  <EmptyState title="Ninguno con esos filtros" action={<Button onClick={onClear}>Quitar filtros</Button>}>
    {found === 1
      ? 'Hay un producto sin ellos. Quita alguno para verlo.'
      : `Hay ${found} productos sin ellos. Quita alguno para verlos.`}
  </EmptyState>
);
