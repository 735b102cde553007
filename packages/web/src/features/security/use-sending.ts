import { useState } from 'react';
import { logError } from '../../lib/log.ts';
import { failureText, fieldFaults } from '../../shared/api/failure-text.ts';

/** Sends once at a time; what was refused is said beside its field, or above the form. */
export const useSending = (field: 'password' | 'code') => {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const clear = () => {
    setError(undefined);
    setFailure(null);
  };
  const send = async (act: () => Promise<void>) => {
    if (isSending) return;
    clear();
    setSending(true);
    try {
      await act();
    } catch (thrown) {
      logError('Error setting up the second factor', thrown);
      const ofField = fieldFaults(thrown)[field];
      if (ofField) setError(ofField);
      else setFailure(failureText(thrown));
    } finally {
      setSending(false);
    }
  };
  return { isSending, error, failure, send, clear };
};
