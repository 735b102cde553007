import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import { Modal } from './modal.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Below the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, at the foot, the main one first. */
  readonly actions?: ReactNode;
  /** The element that gets the focus afterwards if the opener is gone (an item of a menu). */
  readonly returnFocusTo?: HTMLElement | null;
  readonly className?: string;
}

/** A question or a small task over the page. The focus moves in, stays in, and returns. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  returnFocusTo,
  className,
}: DialogProps) => {
  const id = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      titleId={`${id}titulo`}
      descriptionId={description ? `${id}detalle` : undefined}
      returnFocusTo={returnFocusTo}
      className={clsx(
        'absolute flex max-h-[calc(100dvh-32px)] flex-col overflow-y-auto overscroll-contain bg-papel shadow-3 outline-none',
        'inset-x-0 bottom-0 animate-[hoja-sube_var(--m-lento)_var(--curva)] rounded-t-bloque p-5 pb-[max(20px,env(safe-area-inset-bottom))]',
        'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(480px,calc(100vw-32px))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-[velo-entra_var(--m-medio)_var(--curva)] sm:rounded-bloque sm:p-7',
        className,
      )}
    >
      <div className="flex items-start gap-3">
        <h2 id={`${id}titulo`} className="flex-1 pt-2">
          {title}
        </h2>
        <CloseButton className="-mt-1" onClick={() => onOpenChange(false)} />
      </div>
      {description && (
        <div id={`${id}detalle`} className="mt-2 text-tinta-suave">
          {description}
        </div>
      )}
      {children && <div className="mt-4">{children}</div>}
      {actions && <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse">{actions}</div>}
    </Modal>
  );
};
