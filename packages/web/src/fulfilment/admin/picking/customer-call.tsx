import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { Phone, PhoneMissed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';

interface CustomerCallProps {
  readonly contact: BatchJson['bags'][number]['contact'];
  /** Continues without a reply, to call later; absent once chosen. */
  readonly onNoReply?: (() => void) | undefined;
  /** The possible replies. */
  readonly children: ReactNode;
}

/** The customer wants to be called: the telephone number and their reply. */
export const CustomerCall = ({ contact, onNoReply, children }: CustomerCallProps) => (
  <>
    {contact ? (
      <a href={`tel:${contact.phone}`} className={`${buttonClass('primary', 'lg', true)} py-2`}>
        <Phone size={22} strokeWidth={2.3} aria-hidden="true" className="flex-none" />
        <span className="min-w-0 text-left leading-tight">
          <span className="line-clamp-1">Llamar a {contact.name}</span>
          <span className="block text-ui font-normal tabular-nums">{formatPhone(contact.phone)}</span>
        </span>
      </a>
    ) : (
      <p className="rounded-ficha bg-suelo p-4">No hay un teléfono para este pedido. Déjalo fuera y sigue.</p>
    )}
    {onNoReply && (
      <Button variant="quiet" size="lg" wide className="mt-3" onClick={onNoReply}>
        <PhoneMissed size={22} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
        No contesta: sigo y llamo después
      </Button>
    )}
    <h3 className="mt-6 mb-2">¿Qué te dijo?</h3>
    {children}
  </>
);
