import { Link } from 'react-router';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';

/** The shop before its first product, or with all of them put away. */
export const EmptyShop = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    title="La tienda está vacía por ahora…"
    action={
      <span className="flex flex-wrap justify-center gap-2">
        <Link to="/education" className={buttonClass('primary')}>
          Leer mientras tanto
        </Link>
        <button type="button" onClick={onRetry} className={buttonClass('quiet')}>
          Mirar otra vez
        </button>
      </span>
    }
  >
    Estamos llenando los anaqueles. Vuelve en un rato: lo que tengas en tu carrito se queda guardado.
  </EmptyState>
);
