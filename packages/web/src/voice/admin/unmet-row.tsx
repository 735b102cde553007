import { voiceFlagLabels } from '@nutricion/domain/voice/session-flags';
import { BookmarkPlus, Check, Languages, ShoppingBasket } from 'lucide-react';
import type { Answer } from '../../kit/api/api.ts';
import { failureText } from '../../kit/api/failure-text.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { ago } from '../../kit/lib/format-time.ts';
import { toastError } from '../../kit/lib/toast.ts';
import { useTeaching } from '../../search/admin/public/use-teaching.ts';
import { RowAction } from './row-action.tsx';
import { counted } from './voice-words.ts';
import { buyerQuery, type whatWasDone } from './what-was-done.ts';

interface UnmetRowProps {
  readonly phrase: Answer<'GET /api/admin/voice/summary'>['unmet'][number];
  readonly done: ReturnType<typeof whatWasDone>;
  readonly mayWrite: boolean;
  readonly onTeach: () => void;
  readonly onCase: () => void;
}

/** One phrase, how often it was said in vain, what was done about it and what can be. */
export const UnmetRow = ({ phrase, done, mayWrite, onTeach, onCase }: UnmetRowProps) => {
  const { text, kind, times, last_at } = phrase;
  return (
    <li className="pt-3.5 pb-1.5">
      <p className="leading-snug font-[650] wrap-anywhere">«{text}»</p>
      <p className="mt-0.5 text-nota text-tinta-suave">
        {voiceFlagLabels[kind]} · {counted(times, 'vez', 'veces')} · la última, {ago(last_at, Date.now())}
      </p>
      {done.sentences.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {done.sentences.map((sentence) => (
            <li key={sentence} className="flex items-start gap-1.5 text-ui leading-snug text-verde-hondo">
              <Check size={18} strokeWidth={2.4} aria-hidden="true" className="mt-0.5 flex-none" />
              <span className="min-w-0 wrap-anywhere">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div className="-mx-3 mt-1 flex flex-wrap">
          <RowAction
            icon={Languages}
            label="Enseñar un sinónimo"
            short="Sinónimo"
            of={text}
            onAct={onTeach}
          />
          <RowAction icon={BookmarkPlus} label="Guardar como caso" short="Caso" of={text} onAct={onCase} />
          <AskBuyer text={text} isAsked={done.isAsked} />
        </div>
      )}
    </li>
  );
};

const AskBuyer = ({ text, isAsked }: { readonly text: string; readonly isAsked: boolean }) => {
  const { askBuyer } = useTeaching();
  const { isSending, submit } = useSubmit({
    fields: [],
    send: () => askBuyer(buyerQuery(text), ''),
    onFailure: (error) => {
      toastError('No se pudo', failureText(error));
      return true;
    },
  });
  return (
    <RowAction
      icon={ShoppingBasket}
      label="Pedirlo a compras"
      short="A compras"
      of={text}
      isOff={isAsked || isSending}
      onAct={submit}
    />
  );
};
