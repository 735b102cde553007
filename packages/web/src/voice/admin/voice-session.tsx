import { TRANSCRIPT_RETENTION_DAYS } from '@nutricion/domain/voice/voice-limits';
import { useState } from 'react';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import type { ApiResponse } from '../../kit/api/api.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionMoment } from './session-moment.tsx';
import { sessionMoments } from './session-moments.ts';
import { inputModeLabels, whenText } from './voice-labels.ts';

interface VoiceSessionProps {
  readonly session: ApiResponse<'GET /api/admin/voice/sessions/{id}'>;
}

/** A session and its results. */
export const VoiceSession = ({ session }: VoiceSessionProps) => {
  const { started_at, way, hospital, has_transcript, is_open } = session;
  const canWrite = usePermission()('products.write');
  const [phrase, setPhrase] = useState<string | null>(null);
  const moments = sessionMoments(session);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <PageTitle documentTitle="Sesión de voz · Administración">
          Sesión del {whenText(started_at)}
        </PageTitle>
        {is_open && <Badge tone="good">Abierta</Badge>}
        <p className="w-full text-tinta-suave">
          {[inputModeLabels[way], hospital ?? 'Sin hospital'].join(' · ')}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Block aria-labelledby="lo-que-paso">
          <h2 id="lo-que-paso">Lo que pasó</h2>
          {!has_transcript && (
            <p className="mt-1 text-ui leading-snug text-tinta-suave">
              No dio permiso para guardar lo que dijo, o ya pasaron {TRANSCRIPT_RETENTION_DAYS} días.
            </p>
          )}
          {moments.length === 0 ? (
            <p className="mt-3 text-ui text-tinta-suave">No se usó ninguna herramienta.</p>
          ) : (
            <ol className="mt-2 -mb-3 divide-y divide-linea">
              {moments.map((moment) => (
                <SessionMoment
                  key={
                    moment.line
                      ? `${moment.line.timestamp} ${moment.line.role} ${moment.line.text}`
                      : moment.calls[0]?.call_id
                  }
                  moment={moment}
                  onCase={canWrite ? setPhrase : null}
                />
              ))}
            </ol>
          )}
        </Block>
        <SessionFacts session={session} />
      </div>
      {phrase !== null && <CaseDialog phrase={phrase} onClose={() => setPhrase(null)} />}
    </>
  );
};
