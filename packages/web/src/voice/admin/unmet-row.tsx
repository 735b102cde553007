import { voiceFlagLabels } from '@nutricion/domain/voice/session-flags';
import { BookmarkPlus, Check, Languages, ShoppingBasket } from 'lucide-react';
import type { ApiResponse } from '../../kit/api/api.ts';
import { failureText } from '../../kit/api/failure-text.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { formatTimeAgo } from '../../kit/lib/format-time.ts';
import { toastError } from '../../kit/lib/toast.ts';
import { useTeaching } from '../../search/admin/public/use-teaching.ts';
import { buyerQuery, type phraseHistory } from './phrase-history.ts';
import { RowAction } from './row-action.tsx';
import { countedText } from './voice-labels.ts';

interface UnmetRowProps {
  readonly phrase: ApiResponse<'GET /api/admin/voice/summary'>['unmet'][number];
  readonly done: ReturnType<typeof phraseHistory>;
  readonly canWrite: boolean;
  readonly onTeach: () => void;
  readonly onCase: () => void;
}

/** One phrase: how often it had no result, what was done about it and what can be done. */
export const UnmetRow = ({ phrase, done, canWrite, onTeach, onCase }: UnmetRowProps) => {
  const { text, kind, times, last_at } = phrase;
  return (
    <li className="pt-3.5 pb-1.5">
      <p className="leading-snug font-[650] wrap-anywhere">«{text}»</p>
      <p className="mt-0.5 text-nota text-tinta-suave">
        {voiceFlagLabels[kind]} · {countedText(times, 'vez', 'veces')} · la última,{' '}
        {formatTimeAgo(last_at, Date.now())}
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
      {canWrite && (
        <div className="-mx-3 mt-1 flex flex-wrap">
          <RowAction
            icon={Languages}
            label="Enseñar un sinónimo"
            short="Sinónimo"
            of={text}
            onAct={onTeach}
          />
          <RowAction icon={BookmarkPlus} label="Guardar como caso" short="Caso" of={text} onAct={onCase} />
          <RequestFromBuyer text={text} isRequested={done.isRequested} />
        </div>
      )}
    </li>
  );
};

const RequestFromBuyer = ({
  text,
  isRequested,
}: {
  readonly text: string;
  readonly isRequested: boolean;
}) => {
  const { requestFromBuyer } = useTeaching();
  const { isSending, submit } = useSubmit({
    fields: [],
    send: () => requestFromBuyer(buyerQuery(text), ''),
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
      isOff={isRequested || isSending}
      onAct={submit}
    />
  );
};
