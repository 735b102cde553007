import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, toast, useSonner } from 'sonner';
import 'sonner/dist/styles.css';
import { noticeHost } from './notice-host.ts';
import type { ToastMessage } from './toast.ts';

const looks = {
  toast: 'rounded-[18px]! border-0! bg-papel! text-tinta! shadow-2! p-4! gap-3! items-start!',
  title: 'text-ui! leading-snug! font-[650]!',
  description: 'text-ui! leading-snug! text-tinta-suave!',
  success: '[&_[data-icon]]:text-verde!',
  error: '[&_[data-icon]]:text-guayaba!',
  actionButton:
    '-my-2! h-11! flex-none! self-center! rounded-control! bg-rocio! px-4! text-ui! font-[650]! text-verde-hondo!',
};

/**
 * Passes each message to the toast library once; a new one replaces the last. Toasts are at the bottom, above what
 * is docked there, so that search and cart stay in reach.
 */
export const ShownToasts = ({ messages }: { readonly messages: readonly ToastMessage[] }) => {
  const shown = useRef(0);
  const footPx = useFootSpacePx();
  useEffect(() => {
    const fresh = messages.slice(shown.current);
    shown.current = messages.length;
    for (const { kind, title, description, durationMs, action } of fresh) {
      toast.dismiss();
      toast[kind](title, {
        description,
        ...(durationMs !== undefined && { duration: durationMs }),
        ...(action && { action: { label: action.label, onClick: action.act } }),
      });
    }
  }, [messages]);
  // Unmounted when the queue is emptied; the library would show what is left when it is mounted again.
  useEffect(() => () => void toast.dismiss(), []);
  const offset = { bottom: footPx };
  return createPortal(
    <Toaster
      position="bottom-center"
      offset={offset}
      mobileOffset={offset}
      visibleToasts={1}
      theme="light"
      containerAriaLabel="Avisos"
      toastOptions={{ classNames: looks, style: { fontFamily: 'var(--sans)' } }}
    />,
    noticeHost(),
  );
};

/** While a toast is visible it stays above any bar at the bottom, also when a page or a sheet brings another. */
const useFootSpacePx = (): number => {
  const [footPx, setFootPx] = useState(footSpacePx);
  const isShown = useSonner().toasts.length > 0;
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setFootPx(footSpacePx()));
    };
    measure();
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true });
    addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('resize', measure);
    };
  }, [isShown]);
  return footPx;
};

/** Between a toast and what is below it. */
const GAP_PX = 12;

/** Pixels from the foot of the window to where a toast may begin: above the topmost sheet's foot or the page's docked bar. */
const footSpacePx = (): number => {
  const docked = [...document.querySelectorAll('[data-al-pie]')].filter(isAtFoot).at(-1);
  const coveredPx = docked ? window.innerHeight - docked.getBoundingClientRect().top : 0;
  return coveredPx + GAP_PX;
};

/** Floating elements start no higher above the bottom. */
const FLOATS_PX = 32;
/** From the middle of the window to a toast's side, as wide as the library makes one. */
const TOAST_HALF_PX = 178;

/** Visible at the bottom or floating above it, where the toast would be; elements in a far corner don't count. */
const isAtFoot = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const middle = window.innerWidth / 2;
  return (
    bottom > top &&
    Math.abs(bottom - window.innerHeight) < FLOATS_PX &&
    left < middle + TOAST_HALF_PX &&
    middle - TOAST_HALF_PX < right
  );
};
