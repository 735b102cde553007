import type { CartLine } from '@nutricion/domain/cart/cart';
import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../kit/ui/icon-button.tsx';

const LineMenuPanel = lazy(async () => ({ default: (await import('./line-menu-panel.tsx')).LineMenuPanel }));

interface LineMenuProps {
  readonly line: CartLine;
  readonly className?: string;
}

/** Actions of a line beside its quantity. The menu's code is loaded on the first tap. */
export const LineMenu = ({ line, className }: LineMenuProps) => {
  const [wasOpened, setOpened] = useState(false);
  const button = (
    <IconButton
      label={`Opciones de ${line.product.title}`}
      className="text-tinta-suave"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setOpened(true)}
    >
      <Ellipsis size={20} strokeWidth={2.1} aria-hidden="true" />
    </IconButton>
  );
  return (
    <div className={clsx('relative', className)}>
      {wasOpened ? (
        <Suspense fallback={button}>
          <LineMenuPanel line={line} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
};
