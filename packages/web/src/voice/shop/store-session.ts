import type { TranscriptLineJson, VoiceSessionBody } from '@nutricion/contract/voice/voice-sessions';
import type { Entry, VoiceSession } from '@nutricion/domain/voice/session/voice-session';
import { FLUSH_AFTER_MS } from '@nutricion/domain/voice/voice-limits';
import { saveSession } from './api.ts';
import { storeSession } from './voice-storage.ts';

/** Stores a session's record: a second after it last changed, at its end, and when the page is left. */
export const storeSessionRecord = (sessionNow: () => VoiceSession) => {
  const beganMs = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasCustomerEntries = false;

  const write = async (isLast: boolean): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const session = sessionNow();
    // A session without a phrase isn't stored.
    if (!hasCustomerEntries) return;
    storeSession({ id: session.id, atMs: beganMs, done: receiptTextsIn(session) });
    const body = recordOf(session, Math.round((Date.now() - beganMs) / 1_000), isLast);
    try {
      await saveSession(body, isLast);
    } catch {
      // The server's own log of tools has what counts.
    }
  };
  const onPageHide = () => void write(true);
  window.addEventListener('pagehide', onPageHide);

  return {
    scheduleWrite: () => {
      hasCustomerEntries ||= sessionNow().entries.some(({ kind }) => kind !== 'assistant');
      timer ??= setTimeout(() => void write(false), FLUSH_AFTER_MS);
    },
    close: () => {
      window.removeEventListener('pagehide', onPageHide);
      void write(true);
    },
  };
};

const receiptTextsIn = ({ entries }: VoiceSession): readonly string[] =>
  entries.flatMap((entry) =>
    entry.kind === 'receipt' ? [entry.isUndone ? `${entry.text} (deshecho)` : entry.text] : [],
  );

const recordOf = (session: VoiceSession, seconds: number, isLast: boolean): VoiceSessionBody => ({
  session_id: session.id,
  way: session.way,
  transcripts: session.entries.flatMap(lineOf).slice(-500),
  duration_seconds: seconds,
  undone: [...session.undone],
  flags: [...new Set(session.flags)],
  ...(isLast && { ended: true }),
});

const lineOf = (entry: Entry): readonly TranscriptLineJson[] => {
  if (entry.kind !== 'customer' && entry.kind !== 'assistant') return [];
  return [
    {
      role: entry.kind === 'customer' ? 'user' : 'assistant',
      text: entry.text.slice(0, 2_000),
      timestamp: new Date(entry.atMs).toISOString(),
      ...(entry.kind === 'customer' && entry.callIds.length > 0 && { call_ids: [...entry.callIds] }),
      ...(entry.kind === 'assistant' && entry.isInterrupted && { interrupted: true }),
      ...(entry.flag && { flag: entry.flag }),
    },
  ];
};
