import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadedRecord } from '../../kit/admin/record/loaded-record.tsx';
import { sessionQuery } from './api.ts';
import { VoiceSession } from './voice-session.tsx';

const list = { path: '/admin/voice-insights?vista=sesiones', label: 'Sesiones de voz' };

/** /admin/voice-insights/{id}: one session, its transcript beside its calls. */
export const VoiceSessionPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(sessionQuery(id));
  return (
    <LoadedRecord query={query} name="Sesión de voz" list={list}>
      {(session) => <VoiceSession key={id} session={session} />}
    </LoadedRecord>
  );
};
