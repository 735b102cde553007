import type { Entry } from '@nutricion/domain/voice/session/voice-session';
import { Check, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';

/** The result of a tool; it can be undone for some seconds. */
export const ReceiptEntry = ({
  entry,
  onUndo,
}: {
  readonly entry: Extract<Entry, { kind: 'receipt' }>;
  readonly onUndo: () => void;
}) => {
  const secondsLeft = useSecondsUntil(entry.undoUntilMs);
  return (
    <div className="flex items-center gap-3 rounded-ficha bg-rocio py-2 pr-2 pl-4">
      {entry.isUndone ? (
        <Undo2 size={20} aria-hidden="true" className="flex-none text-tinta-suave" />
      ) : (
        <Check size={20} strokeWidth={2.6} aria-hidden="true" className="flex-none text-verde" />
      )}
      <p className="min-w-0 flex-1 py-1.5 leading-snug font-semibold text-verde-hondo">
        {entry.isUndone ? (
          <>
            <s>{entry.text}</s> Deshecho.
          </>
        ) : (
          entry.text
        )}
      </p>
      {!entry.isUndone && entry.changes.length > 0 && secondsLeft > 0 && (
        <button
          type="button"
          onClick={onUndo}
          className="min-h-11 flex-none rounded-control bg-papel px-3.5 text-ui font-[650] text-verde-hondo inset-ring-[1.5px] inset-ring-borde-control"
        >
          Deshacer <span aria-hidden="true">{secondsLeft}</span>
        </button>
      )}
    </div>
  );
};

const useSecondsUntil = (untilMs: number): number => {
  const [nowMs, setNowMs] = useState(Date.now);
  const isOver = nowMs >= untilMs;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNowMs(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1_000));
};
