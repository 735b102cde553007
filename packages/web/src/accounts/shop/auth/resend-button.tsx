import { useEffect, useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { readText, writeText } from '../../../kit/lib/storage.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';

/** The server sends at most one code a minute too (specification, section 9). */
const RESEND_SECONDS = 60;

/** For a longer wait the server's text is shown instead of a countdown. */
const LONGEST_COUNTDOWN_SECONDS = 600;

interface ResendButtonProps {
  readonly send: () => Promise<void>;
  readonly onSent: () => void;
}

/** Sends another code, once a minute. */
export const ResendButton = ({ send, onSent }: ResendButtonProps) => {
  const [isSending, setSending] = useState(false);
  const { secondsLeft, start } = useCountdown();
  const resend = async () => {
    setSending(true);
    try {
      await send();
      start(RESEND_SECONDS);
      onSent();
      toastSuccess('Código reenviado', 'Revisa tu email');
    } catch (error) {
      const wait = error instanceof ApiProblem && error.problem.retryAfterSeconds;
      if (typeof wait === 'number' && wait <= LONGEST_COUNTDOWN_SECONDS) start(wait);
      toastError(failureText(error, 'Error al reenviar código'));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      variant="outline"
      wide
      className="mt-3 tabular-nums"
      loading={isSending}
      disabled={secondsLeft > 0}
      onClick={resend}
    >
      {secondsLeft > 0 ? `Reenviar código en ${secondsLeft} s` : 'Reenviar código'}
    </Button>
  );
};

/** When the next code may be sent, in epoch milliseconds; it outlives a reload, as the server's limit does. */
const ENDS_AT_KEY = 'nutricion-plus-next-code';

/** Counts down in whole seconds from `start`; 0 when it is over. */
const useCountdown = (): {
  readonly secondsLeft: number;
  readonly start: (seconds: number) => void;
} => {
  const [endsAtMs, setEndsAtMs] = useState(() => Number(readText(ENDS_AT_KEY, 'sessionStorage')));
  const [nowMs, setNowMs] = useState(Date.now);
  const isRunning = nowMs < endsAtMs;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    secondsLeft: Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000)),
    start: (seconds) => {
      const now = Date.now();
      setNowMs(now);
      setEndsAtMs(now + seconds * 1000);
      writeText(ENDS_AT_KEY, String(now + seconds * 1000), 'sessionStorage');
    },
  };
};
