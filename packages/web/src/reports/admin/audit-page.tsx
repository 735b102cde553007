import { auditSubjects } from '@nutricion/contract/kit/audit';
import { roleLabels, roles } from '@nutricion/domain/accounts/role';
import { isUuid } from '@nutricion/domain/kit/ids';
import { formatShortDateTime } from '@nutricion/domain/orders/format-date-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ExternalLink, History } from 'lucide-react';
import { useNavigate } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { AuditChanges } from '../../kit/admin/audit/audit-list.tsx';
import { auditActorsQuery, auditPageQuery, readWholeAudit } from '../../kit/admin/audit/audit-query.ts';
import {
  type AuditJson,
  auditActions,
  auditDetails,
  auditHref,
  auditSentence,
  auditSubjectLabels,
} from '../../kit/admin/audit/audit-text.ts';
import { AdminList } from '../../kit/admin/list/admin-list.tsx';
import { type ListCodec, matchingPattern, oneOf, useListAddress } from '../../kit/admin/list/list-address.ts';
import type { ListColumn, ListDeclaration, ListFilter, ListView } from '../../kit/admin/list/list-types.ts';

const day = matchingPattern(/^\d{4}-\d{2}-\d{2}$/);

const codec: ListCodec = {
  sobre: oneOf(auditSubjects),
  de: (text) => text.slice(0, 64) || undefined,
  persona: (text) => (isUuid(text) ? text : undefined),
  rol: oneOf(roles),
  accion: oneOf(auditActions.map(([action]) => action)),
  desde: day,
  hasta: day,
};

/** /admin/audit: who changed what and when, in sentences that lead to what was changed. */
export const AuditPage = () => {
  const address = useListAddress(codec);
  const navigate = useNavigate();
  const hasPermission = usePermission();
  const { values } = address;
  const query = useQuery({ ...auditPageQuery(values), placeholderData: keepPreviousData });
  const { data: people } = useQuery(auditActorsQuery);
  const hrefOf = (entry: AuditJson) => auditHref(entry, hasPermission);
  const subjectName = query.data?.rows[0] && auditSentence(query.data.rows[0]).subject;
  const declaration: ListDeclaration<AuditJson> = {
    id: 'cambios',
    title: 'Quién cambió qué',
    noun: { one: 'cambio', many: 'cambios' },
    columns,
    filters: filters(people?.actors ?? [], values.de, subjectName),
    views,
    searchLabel: 'Busca por nombre, NP, correo o razón',
    keyOf: ({ id }) => String(id),
    nameOf: (entry) => sentence(entry),
    versionOf: () => 1,
    hrefOf,
    rowActions: [
      {
        label: 'Abrir',
        icon: ExternalLink,
        isFor: (entry) => hrefOf(entry) !== undefined,
        act: (entry) => void navigate(hrefOf(entry) ?? ''),
      },
      {
        label: 'Ver todo lo que cambió de esto',
        icon: History,
        act: ({ subject_type, subject_id }) => address.open({ sobre: subject_type, de: subject_id }),
      },
    ],
    bulkActions: [],
    empty: {
      title: 'Todavía no hay cambios',
      text: 'Lo que se cambie desde la administración quedará escrito aquí: quién, qué y cuándo.',
    },
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle="Lo último primero"
      readAll={() => readWholeAudit(values)}
    />
  );
};

const sentence = (entry: AuditJson): string => {
  const { actionText, subject } = auditSentence(entry);
  return `${actionText} ${subject}`;
};

const changesText = (entry: AuditJson): string =>
  auditDetails(entry)
    .map(({ label, before, after }) => `${label}: ${[before, after].filter(Boolean).join(' → ')}`)
    .join('; ');

const columns: readonly ListColumn<AuditJson>[] = [
  {
    id: 'que',
    label: 'Qué',
    isFixed: true,
    isLong: true,
    cell: (entry) => <span className="first-letter:uppercase">{sentence(entry)}</span>,
    text: sentence,
  },
  {
    id: 'quien',
    label: 'Quién',
    cell: (entry) => <span className="font-semibold">{auditSentence(entry).actor}</span>,
    text: (entry) => auditSentence(entry).actor,
  },
  {
    id: 'cuando',
    label: 'Cuándo',
    cell: ({ created_at }) => (
      <time dateTime={created_at} className="md:whitespace-nowrap">
        {formatShortDateTime(created_at)}
      </time>
    ),
    text: ({ created_at }) => created_at,
  },
  {
    id: 'cambio',
    label: 'Antes y después',
    isLong: true,
    cell: (entry) => <AuditChanges entry={entry} />,
    text: changesText,
  },
  {
    id: 'razon',
    label: 'Razón',
    isLong: true,
    cell: ({ reason }) =>
      reason && <span className="text-nota wrap-anywhere text-tinta-suave">«{reason}»</span>,
    text: ({ reason }) => reason ?? '',
  },
];

const filters = (
  actors: readonly { readonly id: string; readonly full_name: string }[],
  subjectId: string | undefined,
  subjectName: string | undefined,
): readonly ListFilter[] => [
  {
    name: 'persona',
    label: 'Quién',
    choices: actors.map(({ id, full_name }) => ({ value: id, label: full_name })),
    textOf: () => 'Otra persona',
  },
  {
    name: 'rol',
    label: 'Rol de quien cambió',
    choices: roles.map((role) => ({ value: role, label: roleLabels[role] })),
  },
  {
    name: 'sobre',
    label: 'Sobre',
    choices: auditSubjects.map((subject) => ({ value: subject, label: auditSubjectLabels[subject] })),
  },
  {
    name: 'accion',
    label: 'Qué hizo',
    choices: auditActions.map(([value, label]) => ({ value, label })),
  },
  { name: 'desde', label: 'Desde', choices: 'day' },
  { name: 'hasta', label: 'Hasta', choices: 'day' },
  // Only by a link from a record: nobody types an id.
  ...(subjectId
    ? [{ name: 'de', label: 'De', choices: [], textOf: () => subjectName ?? 'Un registro' }]
    : []),
];

const views: readonly ListView[] = [
  { id: 'todos', label: 'Todos', values: {} },
  ...(['order', 'payment', 'user', 'product', 'hospital', 'setting'] as const).map((subject) => ({
    id: subject,
    label: auditSubjectLabels[subject],
    values: { sobre: subject },
  })),
];
