import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  readonly footer?: ReactNode;
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
  className,
}: SheetProps) => {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[#0d2118a6] data-[state=open]:animate-[velo-entra_var(--m-medio)_var(--curva)]" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          className={clsx(
            'fixed z-50 flex flex-col overflow-hidden bg-papel shadow-3 outline-none',
            'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-bloque data-[state=open]:animate-[hoja-sube_var(--m-lento)_var(--curva)]',
            'md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-[440px] md:rounded-l-bloque md:rounded-tr-none md:data-[state=open]:animate-[hoja-entra_var(--m-lento)_var(--curva)]',
            className,
          )}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1 pt-1.5">
              <Radix.Title className="text-h2">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-nota text-tinta-suave">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Cerrar"
              className="-mr-2 grid size-11 flex-none place-items-center rounded-control hover:bg-suelo"
            >
              <X size={22} strokeWidth={2.2} aria-hidden="true" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
          {footer && (
            <footer className="border-t border-linea px-5 pt-4 pb-[max(16px,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
