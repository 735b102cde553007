import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { promotionTypes } from '@nutricion/domain/catalog/promotion';
import { offerStates } from '@nutricion/domain/offers/offer-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { AdminList } from '../../kit/admin/list/admin-list.tsx';
import { type ListCodec, oneOf, useListAddress } from '../../kit/admin/list/list-address.ts';
import type { ListDeclaration, ListFilter, ListView } from '../../kit/admin/list/list-types.ts';
import type { ApiResponse } from '../../kit/api/api.ts';
import { buttonClass } from '../../kit/ui/button.tsx';
import { offerOverviewQuery, offersQuery, readAllOffers } from './api.ts';
import { IncentiveView } from './incentive-view.tsx';
import { OfferCalendar } from './offer-calendar.tsx';
import { offerColumns } from './offer-columns.tsx';
import { stateLabels, stateViews, typeLabels } from './offer-labels.ts';
import { Simulator } from './simulator.tsx';

const codec: ListCodec = { estado: oneOf(offerStates), clase: oneOf(promotionTypes) };

/** Views other than a list of offers. */
const otherViews: Readonly<Record<string, { readonly label: string; readonly body: ReactNode }>> = {
  calendario: { label: 'Calendario', body: <OfferCalendar /> },
  simulador: { label: 'Simulador', body: <Simulator /> },
  incentivo: { label: 'Incentivo', body: <IncentiveView /> },
};

/** /admin/incentives: offers as list and calendar, the simulator, and the incentive. */
export const OffersPage = () => {
  const address = useListAddress(codec);
  const { vista, ...values } = address.values;
  const other = otherViews[vista ?? ''];
  const navigate = useNavigate();
  const canWrite = usePermission()('offers.write');
  const query = useQuery({ ...offersQuery(values), enabled: !other, placeholderData: keepPreviousData });
  const { data: overview } = useQuery(offerOverviewQuery);

  const declaration: ListDeclaration<AdminOfferJson> = {
    id: 'ofertas',
    title: 'Ofertas e incentivo',
    noun: { one: 'oferta', many: 'ofertas' },
    columns: offerColumns,
    filters,
    views: viewsOf(overview),
    searchLabel: 'Busca por producto o etiqueta',
    keyOf: ({ id }) => id,
    nameOf: ({ badge, product }) => `${badge}, ${product.title}`,
    versionOf: ({ version }) => version,
    hrefOf: ({ id }) => `/admin/incentives/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => void navigate(`/admin/incentives/${id}`) },
      ...(canWrite
        ? [
            {
              label: 'Duplicar',
              icon: Copy,
              act: ({ id }: AdminOfferJson) => void navigate(`/admin/incentives/new?de=${id}`),
            },
          ]
        : []),
    ],
    bulkActions: [],
    empty: {
      title: 'Todavía no hay ofertas',
      text: 'Escoge un producto y escribe la primera. Nace borrador: se ve cuando la publiques.',
    },
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle={overview && subtitle(overview.by_state)}
      readAll={() => readAllOffers(values)}
      actions={
        canWrite && (
          <Link to="/admin/incentives/new" className={buttonClass()}>
            <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
            Oferta nueva
          </Link>
        )
      }
      {...(other && { otherBody: other.body })}
    />
  );
};

const filters: readonly ListFilter[] = [
  {
    name: 'estado',
    label: 'Estado',
    choices: offerStates.map((value) => ({ value, label: stateLabels[value] })),
  },
  {
    name: 'clase',
    label: 'Clase',
    choices: promotionTypes.map((value) => ({ value, label: typeLabels[value] })),
  },
];

type Overview = ApiResponse<'GET /api/admin/offers/overview'>;

const viewsOf = (overview: Overview | undefined): readonly ListView[] => [
  { id: 'todas', label: 'Todas', values: {}, count: overview?.total.toLocaleString('es-PR') },
  ...Object.entries(otherViews).map(([id, { label }]) => ({ id, label, values: { vista: id } })),
  ...(['vigente', 'programada', 'pausada', 'borrador', 'terminada'] as const).map((state) => ({
    id: state,
    label: stateViews[state],
    values: { estado: state },
    count: overview?.by_state[state].toLocaleString('es-PR'),
  })),
];

const subtitle = ({ vigente, programada }: Overview['by_state']): string => {
  const running = vigente === 1 ? '1 oferta vigente' : `${vigente} ofertas vigentes`;
  if (programada === 0) return running;
  return `${running} · ${programada === 1 ? '1 programada' : `${programada} programadas`}`;
};
