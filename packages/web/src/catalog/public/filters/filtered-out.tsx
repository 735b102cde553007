import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';

interface FilteredOutProps {
  /** Products without filters. */
  readonly matchCount: number;
  readonly onClear: () => void;
}

/** Empty list because of the filters alone. */
export const FilteredOut = ({ matchCount, onClear }: FilteredOutProps) => (
  <EmptyState title="Ninguno con esos filtros" action={<Button onClick={onClear}>Quitar filtros</Button>}>
    {matchCount === 1
      ? 'Hay un producto sin ellos. Quita alguno para verlo.'
      : `Hay ${matchCount} productos sin ellos. Quita alguno para verlos.`}
  </EmptyState>
);
