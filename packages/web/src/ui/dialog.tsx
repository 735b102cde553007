import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Said after the title; shown unless `hideDescription`. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, at the foot, the main one first. */
  readonly actions?: ReactNode;
  /** Who gets the focus afterwards, where the opener itself is gone (an item of a menu). */
  readonly returnFocusTo?: HTMLElement | null;
  readonly className?: string;
}

/** A question or a small task over the page. Focus goes in, stays in, and returns. */
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
  const focusReturn = useFocusReturn(returnFocusTo);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[#0d2118a6] data-[state=open]:animate-[velo-entra_var(--m-medio)_var(--curva)]" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          className={clsx(
            'fixed z-50 flex max-h-[calc(100dvh-32px)] flex-col overflow-y-auto bg-papel shadow-3 outline-none',
            'inset-x-0 bottom-0 rounded-t-bloque p-5 pb-[max(20px,env(safe-area-inset-bottom))] data-[state=open]:animate-[hoja-sube_var(--m-lento)_var(--curva)]',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(480px,calc(100vw-32px))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-bloque sm:p-7 sm:data-[state=open]:animate-[velo-entra_var(--m-medio)_var(--curva)]',
            className,
          )}
        >
          <div className="flex items-start gap-3">
            <Radix.Title className="flex-1 pt-2 text-h2">{title}</Radix.Title>
            <Radix.Close
              aria-label="Cerrar"
              className="-mt-1 -mr-2 grid size-11 flex-none place-items-center rounded-control hover:bg-suelo"
            >
              <X size={22} strokeWidth={2.2} aria-hidden="true" />
            </Radix.Close>
          </div>
          {description && (
            <Radix.Description asChild>
              <div className="mt-2 text-tinta-suave">{description}</div>
            </Radix.Description>
          )}
          {children && <div className="mt-4">{children}</div>}
          {actions && <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
