import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import { Modal } from './modal.tsx';

interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  readonly footer?: ReactNode;
  /** The element that gets the focus afterwards if the opener is gone (an item of a menu). */
  readonly returnFocusTo?: HTMLElement | null;
  /** It is an entry of the history by its address already: back closes it anyway. */
  readonly hasOwnHistoryEntry?: boolean;
  readonly className?: string;
}

/** A panel at the right on a desktop, from below on a phone: the cart, a longer list, filters. */
export const Sheet = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  returnFocusTo,
  hasOwnHistoryEntry,
  className,
}: SheetProps) => {
  const id = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      titleId={`${id}titulo`}
      descriptionId={description ? `${id}detalle` : undefined}
      returnFocusTo={returnFocusTo}
      hasOwnHistoryEntry={hasOwnHistoryEntry}
      className={clsx(
        'absolute flex flex-col overflow-hidden bg-papel shadow-3 outline-none',
        'inset-x-0 bottom-0 max-h-[92dvh] lying:max-md:max-h-[97dvh] animate-[hoja-sube_var(--m-lento)_var(--curva)] rounded-t-bloque',
        'md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-[440px] md:animate-[hoja-entra_var(--m-lento)_var(--curva)] md:rounded-l-bloque md:rounded-tr-none',
        className,
      )}
    >
      <header className="flex flex-none items-start gap-3 px-5 pt-4 pb-3 lying:pt-1.5 lying:pb-1">
        <div className="min-w-0 flex-1 pt-1.5">
          <h2 id={`${id}titulo`}>{title}</h2>
          {description && (
            <p id={`${id}detalle`} className="mt-1 text-nota text-tinta-suave">
              {description}
            </p>
          )}
        </div>
        <CloseButton onClick={() => onOpenChange(false)} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
      {footer && (
        <footer
          data-al-pie
          className="flex-none border-t border-linea px-5 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] lying:pt-2 lying:pb-[max(8px,env(safe-area-inset-bottom))]"
        >
          {footer}
        </footer>
      )}
    </Modal>
  );
};
