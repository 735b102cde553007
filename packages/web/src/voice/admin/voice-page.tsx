import type { VoiceSessionRowJson } from '@nutricion/contract/voice/voice-insights';
import { inputModes, voiceFlagLabels, voiceFlags } from '@nutricion/domain/voice/session-flags';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AdminList } from '../../kit/admin/list/admin-list.tsx';
import { type ListCodec, oneOf, useListAddress } from '../../kit/admin/list/list-address.ts';
import type { ListDeclaration, ListFilter, ListView } from '../../kit/admin/list/list-types.ts';
import { casesQuery, readAllSessions, sessionsQuery, summaryQuery } from './api.ts';
import { CasesView } from './cases-view.tsx';
import { sessionColumns } from './session-columns.tsx';
import { UnmetView } from './unmet-view.tsx';
import { useDays } from './use-days.ts';
import { countedText, inputModeLabels, whenText } from './voice-labels.ts';

const codec: ListCodec = { aviso: oneOf(voiceFlags), via: oneOf(inputModes) };
const sessionsView = { vista: 'sesiones' };

/** /admin/voice-insights?vista=: what the assistant lacked, its sessions, and the phrases it must understand. */
export const VoicePage = () => {
  const address = useListAddress(codec);
  const { vista, ...values } = address.values;
  const isList = vista === sessionsView.vista;
  const { days } = useDays();
  const query = useQuery({ ...sessionsQuery(values), enabled: isList, placeholderData: keepPreviousData });
  const { data: summary } = useQuery(summaryQuery(days));
  const { data: caseList } = useQuery(casesQuery);
  const failing = caseList?.cases.filter(({ passes }) => !passes).length ?? 0;

  const declaration: ListDeclaration<VoiceSessionRowJson> = {
    id: 'sesiones-de-voz',
    title: 'Voz',
    noun: { one: 'sesión', many: 'sesiones' },
    columns: sessionColumns,
    filters,
    views: viewsOf(caseList?.cases.length, failing),
    whole: sessionsView,
    keyOf: ({ session_id }) => session_id,
    nameOf: ({ started_at }) => `la sesión del ${whenText(started_at)}`,
    versionOf,
    hrefOf: ({ session_id }) => `/admin/voice-insights/${encodeURIComponent(session_id)}`,
    rowActions: [],
    bulkActions: [],
    empty: {
      title: 'Todavía no hay sesiones',
      text: 'Aquí queda cada vez que alguien le habla al asistente, sin su nombre.',
    },
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle={summary && `${countedText(summary.sessions, 'sesión', 'sesiones')} en ${summary.days} días`}
      readAll={() => readAllSessions(values)}
      {...(!isList && { otherBody: vista === 'casos' ? <CasesView /> : <UnmetView /> })}
    />
  );
};

/** A session only ever grows until it ends: each of these makes another number of it. */
const versionOf = ({ calls, flags, is_open }: VoiceSessionRowJson): number =>
  calls * 100 + flags.length * 2 + Number(!is_open);

const filters: readonly ListFilter[] = [
  {
    name: 'aviso',
    label: 'Qué salió mal',
    choices: voiceFlags.map((value) => ({ value, label: voiceFlagLabels[value] })),
  },
  {
    name: 'via',
    label: 'Vía',
    choices: inputModes.map((value) => ({ value, label: inputModeLabels[value] })),
  },
];

const viewsOf = (cases: number | undefined, failing: number): readonly ListView[] => [
  { id: 'falto', label: 'Qué faltó', values: {} },
  { id: 'sesiones', label: 'Sesiones', values: sessionsView },
  {
    id: 'casos',
    label: 'Casos',
    values: { vista: 'casos' },
    count: cases ? String(failing || cases) : undefined,
    isUrgent: failing > 0,
  },
];
