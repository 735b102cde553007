import { UserSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { ReasonDialog } from '../../kit/admin/reason-dialog.tsx';
import type { ApiResponse } from '../../kit/api/api.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { revealCustomer } from './api.ts';
import { totalText } from './session-columns.tsx';
import { SessionFlags } from './session-flags.tsx';
import { durationText } from './voice-labels.ts';

type Session = ApiResponse<'GET /api/admin/voice/sessions/{id}'>;

/** Figures of a session, and the customer's name for an administrator who gives a reason. */
export const SessionFacts = ({ session }: { readonly session: Session }) => {
  const hasPermission = usePermission();
  return (
    <Block aria-label="En cifras">
      <dl className="grid gap-2.5 text-ui">
        {[
          ['Duración', durationText(session.duration_seconds)],
          ['Herramientas', session.calls.toLocaleString('es-PR')],
          ['Unidades agregadas', session.units_added.toLocaleString('es-PR')],
          ['Total del carrito', totalText(session)],
        ].map(([term, figure]) => (
          <div key={term} className="flex items-baseline justify-between gap-3">
            <dt className="text-tinta-suave">{term}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
      {session.flags.length > 0 && (
        <>
          <h2 className="mt-5 mb-2 text-h3">Qué salió mal</h2>
          <SessionFlags flags={session.flags} />
        </>
      )}
      {hasPermission('voice.reveal') && <SessionOwner id={session.session_id} />}
    </Block>
  );
};

const SessionOwner = ({ id }: { readonly id: string }) => {
  const [isConfirming, setConfirming] = useState(false);
  const [name, setName] = useState<string | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button has disappeared with its question, so the name gets the focus.
    if (name !== null && !isConfirming) shown.current?.focus({ preventScroll: true });
  }, [name, isConfirming]);
  return (
    <div className="mt-5 border-t border-linea pt-4">
      <div ref={shown} role="status" tabIndex={-1} className="outline-none">
        {name !== null && (
          <p className="text-ui leading-snug">
            Fue de <b className="font-[650] wrap-anywhere">{name}</b>.
            <span className="block text-nota text-tinta-suave">Quedó anotado que lo preguntaste.</span>
          </p>
        )}
      </div>
      {name === null && (
        <Button variant="outline" size="sm" wide onClick={() => setConfirming(true)}>
          <UserSearch size={18} strokeWidth={2.1} aria-hidden="true" />
          ¿De quién fue?
        </Button>
      )}
      {isConfirming && (
        <ReasonDialog
          title="¿De quién fue?"
          description="Nadie ve el nombre sin un porqué. Queda anotado quién lo preguntó y por qué."
          question="¿Por qué hace falta saberlo?"
          action="Ver el nombre"
          onSend={async (reason) => {
            setName(await revealCustomer(id, reason));
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
};
