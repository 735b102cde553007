import type { VoiceSessionRowJson } from '@nutricion/contract/voice/voice-insights';
import { spokenMoney } from '@nutricion/contract/voice/voice-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { voiceFlagLabels } from '@nutricion/domain/voice/session-flags';
import type { ListColumn } from '../../kit/admin/list/list-types.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { SessionFlags } from './session-flags.tsx';
import { countedText, durationText, inputModeLabels, whenText } from './voice-labels.ts';

/** Columns of the session list; of the customer only the hospital. */
export const sessionColumns: readonly ListColumn<VoiceSessionRowJson>[] = [
  {
    id: 'cuando',
    label: 'Cuándo',
    isFixed: true,
    cell: ({ started_at }) => whenText(started_at),
    text: ({ started_at }) => started_at,
  },
  {
    id: 'via',
    label: 'Vía',
    cell: ({ way, is_open }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 min-[900px]:whitespace-nowrap">
        {inputModeLabels[way]}
        {is_open && <Badge tone="good">Abierta</Badge>}
      </span>
    ),
    text: ({ way }) => inputModeLabels[way],
  },
  {
    id: 'hospital',
    label: 'Hospital',
    cell: ({ hospital }) => (
      <span className={`block min-[900px]:min-w-24 ${hospital ? '' : 'text-tinta-suave'}`}>
        {hospital ?? 'Sin hospital'}
      </span>
    ),
    text: ({ hospital }) => hospital ?? '',
  },
  {
    id: 'duracion',
    label: 'Duración',
    isNumber: true,
    cell: (session) => (
      <>
        {durationText(session.duration_seconds)}
        {/* On a card a number alone says nothing. */}
        <span className="text-tinta-suave min-[900px]:hidden"> · {doneText(session)}</span>
      </>
    ),
    text: ({ duration_seconds }) => duration_seconds,
  },
  {
    id: 'herramientas',
    label: 'Herramientas',
    isNumber: true,
    onCard: 'hidden',
    cell: ({ calls }) => calls,
    text: ({ calls }) => calls,
  },
  {
    id: 'unidades',
    label: 'Unidades',
    isNumber: true,
    onCard: 'hidden',
    cell: ({ units_added }) => units_added,
    text: ({ units_added }) => units_added,
  },
  {
    id: 'total',
    label: 'Total',
    isNumber: true,
    onCard: 'corner',
    cell: (session) => totalText(session),
    text: ({ total }) => total,
  },
  {
    id: 'avisos',
    label: 'Qué salió mal',
    isLong: true,
    cell: ({ flags }) =>
      flags.length > 0 ? (
        <span className="block min-[900px]:min-w-44">
          <SessionFlags flags={flags} />
        </span>
      ) : (
        <span className="text-tinta-suave max-[899px]:hidden">—</span>
      ),
    text: ({ flags }) => flags.map((flag) => voiceFlagLabels[flag]).join('. '),
  },
];

/** "3 herramientas, 2 unidades". */
export const doneText = ({
  calls,
  units_added,
}: Pick<VoiceSessionRowJson, 'calls' | 'units_added'>): string =>
  `${countedText(calls, 'herramienta', 'herramientas')}, ${countedText(units_added, 'unidad', 'unidades')}`;

export const totalText = (session: Pick<VoiceSessionRowJson, 'total'>): string =>
  formatUsd(spokenMoney.fromJson(session).totalCents);
