import { type ReactNode, useDeferredValue, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { closeOnBack } from './close-on-back.ts';
import { lockScroll } from './lock-scroll.ts';
import { putOnTop } from './modal-stack.ts';
import { onCloseRequest } from './on-close-request.ts';
import { focusStops, trapFocus } from './trap-focus.ts';

export interface ModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Ids of its title and, if any, its description. */
  readonly titleId: string;
  readonly descriptionId: string | undefined;
  /** The element that gets the focus afterwards if the opener is gone (an item of a menu). */
  readonly returnFocusTo?: HTMLElement | null | undefined;
  /** It is an entry of the history by its address already: back closes it anyway. */
  readonly hasOwnHistoryEntry?: boolean | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * What a dialog and a sheet have in common: the page behind is covered, stands still and is hidden from
 * screen readers; the focus goes in, stays in and returns; Escape and a tap beside it close it. It
 * disappears at once, and what it held is cleared away after the next paint: an old phone answers the tap
 * in time. Why this isn't the browser's own modal: docs/decisions/0042.
 */
export const Modal = (props: ModalProps) => {
  const isLeaving = useDeferredValue(props.open);
  return props.open || isLeaving ? createPortal(<Frame {...props} />, document.body) : null;
};

const Frame = (props: ModalProps) => {
  const {
    open,
    onOpenChange,
    titleId,
    descriptionId,
    returnFocusTo,
    hasOwnHistoryEntry,
    className,
    children,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => onOpenChange(false));
  useLayoutEffect(() => {
    if (!open || !frame.current || !veil.current || !panel.current) return;
    const dialog = panel.current;
    const opener = document.activeElement;
    const undo = [
      putOnTop(frame.current),
      lockScroll(frame.current),
      trapFocus(dialog),
      onCloseRequest(dialog, () => close()),
      onTap(veil.current, () => close()),
      ...(hasOwnHistoryEntry ? [] : [closeOnBack(() => close())]),
    ];
    (focusStops(dialog)[0] ?? dialog).focus({ preventScroll: true });
    return () => {
      for (const step of undo) step();
      const target = returnFocusTo?.isConnected ? returnFocusTo : opener;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [open, returnFocusTo, hasOwnHistoryEntry]);
  return (
    <div ref={frame} hidden={!open} className="fixed inset-0 z-40 text-tinta">
      <div
        ref={veil}
        className="absolute inset-0 animate-[velo-entra_var(--m-medio)_var(--curva)] bg-[#0d2118a6]"
      />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
        tabIndex={-1}
        className={className}
      >
        {children}
      </div>
    </div>
  );
};

const onTap = (element: HTMLElement, act: () => void): (() => void) => {
  element.addEventListener('click', act);
  return () => element.removeEventListener('click', act);
};
