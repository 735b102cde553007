import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { NOTE_MESSAGE } from '@nutricion/domain/orders/admin-order-messages';
import { Mail, StickyNote } from 'lucide-react';
import { useId, useState } from 'react';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { formatDayAndTime } from '../../kit/lib/format-time.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { TickBox } from '../../kit/ui/tick-box.tsx';
import { addOrderNote } from './api.ts';

interface OrderNotesProps {
  readonly order: AdminOrderJson;
  readonly isReadOnly: boolean;
}

/** Notes between staff about the order, and messages to the customer. */
export const OrderNotes = ({ order, isReadOnly }: OrderNotesProps) => (
  <Block aria-labelledby="notas">
    <h2 id="notas">Notas y mensajes</h2>
    {order.notes.length === 0 && <p className="mt-2 text-ui text-tinta-suave">Nadie ha escrito nada.</p>}
    <ul className="mt-3 grid gap-3">
      {order.notes.map((note) => (
        <li key={note.id} className={`rounded-ficha px-4 py-3 ${note.is_message ? 'bg-rocio' : 'bg-suelo'}`}>
          <p className="leading-snug wrap-anywhere whitespace-pre-line">{note.text}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 text-nota text-tinta-suave">
            {note.is_message ? (
              <Mail size={15} strokeWidth={2.1} aria-hidden="true" />
            ) : (
              <StickyNote size={15} strokeWidth={2.1} aria-hidden="true" />
            )}
            <span>
              {note.is_message ? 'Enviado al cliente' : 'Solo para el equipo'} · {note.by ?? 'Alguien'} ·{' '}
              <time dateTime={note.at}>{formatDayAndTime(note.at)}</time>
            </span>
          </p>
        </li>
      ))}
    </ul>
    {order.may_note && <NoteForm order={order} isReadOnly={isReadOnly} />}
  </Block>
);

const NoteForm = ({ order, isReadOnly }: OrderNotesProps) => {
  const tick = useId();
  const [text, setText] = useState('');
  const [isMessage, setMessage] = useState(false);
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['text'],
    check: () => (text.trim() === '' ? { text: NOTE_MESSAGE } : {}),
    send: async () => {
      await addOrderNote(order.id, text, isMessage);
      toastSuccess(isMessage ? 'Mensaje enviado' : 'Nota guardada');
      setText('');
      setMessage(false);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="mt-4">
      <Field label={isMessage ? 'Mensaje para el cliente' : 'Nota nueva'} error={issues.text}>
        <TextArea
          value={text}
          maxLength={2000}
          onChange={(event) => {
            setText(event.target.value);
            clearError('text');
          }}
        />
      </Field>
      <FormAlert message={failure} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        {order.customer ? (
          <label
            htmlFor={tick}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control text-ui font-semibold has-focus-visible:outline-[3px] has-focus-visible:outline-tinta"
          >
            <TickBox id={tick} checked={isMessage} onChange={(event) => setMessage(event.target.checked)} />
            Enviársela al cliente por correo
          </label>
        ) : (
          <span />
        )}
        <Button type="submit" size="sm" variant="quiet" loading={isSending} disabled={isReadOnly}>
          {isMessage ? 'Enviar' : 'Guardar la nota'}
        </Button>
      </div>
    </form>
  );
};
