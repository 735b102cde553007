import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import type { ToastMessage } from './toast.ts';

const looks = {
  toast: 'rounded-[18px]! border-0! bg-papel! text-tinta! shadow-2! p-4! gap-3! items-start!',
  title: 'text-ui! leading-snug! font-[650]!',
  description: 'text-ui! leading-snug! text-tinta-suave!',
  success: '[&_[data-icon]]:text-verde!',
  error: '[&_[data-icon]]:text-guayaba!',
};

/** Passes each message to the toast library once, the newest in the place of the one before. */
export const ShownToasts = ({ messages }: { readonly messages: readonly ToastMessage[] }) => {
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, title, description, durationMs } of messages.slice(shown.current)) {
      toast.dismiss();
      toast[kind](title, { description, ...(durationMs === undefined ? {} : { duration: durationMs }) });
    }
    shown.current = messages.length;
  }, [messages]);
  return (
    <Toaster
      position="top-center"
      visibleToasts={1}
      theme="light"
      containerAriaLabel="Avisos"
      toastOptions={{ classNames: looks, style: { fontFamily: 'var(--sans)' } }}
    />
  );
};
