import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import { clsx } from 'clsx';
import { CalendarDays, Ellipsis, History, MapPin, Pencil, ReceiptText, Users } from 'lucide-react';
import { useNavigate } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/ui/menu.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { Switch } from '../../../kit/ui/switch.tsx';

interface HospitalListProps {
  readonly hospitals: readonly AdminHospitalJson[];
  /** The hospital whose toggle waits for the server. */
  readonly togglingId: string | null;
  readonly onEdit: (hospital: AdminHospitalJson) => void;
  readonly onHistory: (hospital: AdminHospitalJson) => void;
  readonly onToggle: (hospital: AdminHospitalJson, isActive: boolean) => void;
}

const rowClass =
  'grid gap-3 px-4 py-4 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1fr)_60px_44px] md:items-center md:gap-5 md:px-5 md:py-2';

const boxClass = 'flex flex-col gap-3 md:gap-0 md:divide-y md:divide-linea';

/** Rows on a desktop, cards on a phone; the name opens the form. */
export const HospitalList = ({ hospitals, ...actions }: HospitalListProps) => (
  <section aria-label="Lista de hospitales" className="overflow-hidden md:rounded-bloque md:bg-papel">
    <ListHead />
    <ul className={boxClass}>
      {hospitals.map((hospital) => (
        <HospitalRow key={hospital.id} hospital={hospital} {...actions} />
      ))}
    </ul>
  </section>
);

interface HospitalRowProps extends Omit<HospitalListProps, 'hospitals'> {
  readonly hospital: AdminHospitalJson;
}

const HospitalRow = ({ hospital, togglingId, onEdit, onHistory, onToggle }: HospitalRowProps) => {
  const hasPermission = usePermission();
  const navigate = useNavigate();
  const canWrite = hasPermission('hospitals.write');
  return (
    <li className={clsx(rowClass, 'relative min-h-[64px] rounded-ficha bg-papel md:rounded-none')}>
      <div className="min-w-0 max-md:pr-11">
        <button
          type="button"
          onClick={() => onEdit(hospital)}
          className={clsx(
            'min-h-6 text-left leading-tight font-semibold wrap-anywhere hover:underline max-md:after:absolute max-md:after:inset-x-0 max-md:after:top-0 max-md:after:bottom-14',
            !hospital.is_active && 'text-tinta-suave',
          )}
        >
          {hospital.name}
        </button>
        <p className="text-nota wrap-anywhere text-tinta-suave">@{hospital.email_domain}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui">
        <Users size={18} strokeWidth={2.1} aria-hidden="true" className="text-tinta-suave md:hidden" />
        <span>
          <span className="num">{hospital.people}</span> {hospital.people === 1 ? 'persona' : 'personas'}
        </span>
        {hospital.waiting > 0 && (
          <Badge tone="needs-you">
            {hospital.waiting} {hospital.waiting === 1 ? 'espera' : 'esperan'}
          </Badge>
        )}
      </p>
      <p className="flex items-center gap-2 text-ui">
        <MapPin size={18} strokeWidth={2.1} aria-hidden="true" className="text-tinta-suave md:hidden" />
        <span>{pointsText(hospital)}</span>
      </p>
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className="text-ui md:hidden">
          {hospital.is_active ? 'Acepta registros' : 'No acepta registros'}
        </span>
        {canWrite ? (
          <Switch
            checked={hospital.is_active}
            label={`${hospital.name}: acepta registros`}
            disabled={togglingId === hospital.id}
            onChange={(isActive) => onToggle(hospital, isActive)}
          />
        ) : (
          <span className="text-ui max-md:sr-only">{hospital.is_active ? 'Sí' : 'No'}</span>
        )}
      </div>
      <Menu
        trigger={
          <IconButton
            label={`Más sobre ${hospital.name}`}
            className="max-md:absolute max-md:top-2.5 max-md:right-2"
          >
            <Ellipsis size={20} strokeWidth={2.4} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => navigate(`/admin/hospitals/${hospital.id}/days`)}>
          <CalendarDays size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
          Días y horarios
        </MenuItem>
        {hasPermission('orders.read') && (
          <MenuItem onSelect={() => navigate(`/admin/orders?hospital=${hospital.id}`)}>
            <ReceiptText size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
            Sus pedidos
          </MenuItem>
        )}
        {canWrite && (
          <MenuItem onSelect={() => onEdit(hospital)}>
            <Pencil size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
            Editar
          </MenuItem>
        )}
        {hasPermission('audit.read') && (
          <MenuItem onSelect={() => onHistory(hospital)}>
            <History size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
            Historial
          </MenuItem>
        )}
      </Menu>
    </li>
  );
};

const pointsText = ({ delivery_points: points }: AdminHospitalJson): string => {
  if (points.length === 0) return 'Sin lugares de entrega';
  const buildings = new Set(points.map(({ building }) => building)).size;
  const places = points.length === 1 ? '1 lugar' : `${points.length} lugares`;
  return buildings === 1 ? `${places} en 1 edificio` : `${places} en ${buildings} edificios`;
};

const ListHead = () => (
  <div
    aria-hidden="true"
    className={clsx(
      rowClass,
      'hidden min-h-12 border-linea text-nota font-semibold text-tinta-suave md:grid md:border-b',
    )}
  >
    <span>Hospital</span>
    <span>Verificadas</span>
    <span>Lugares de entrega</span>
    <span>Activo</span>
    <span />
  </div>
);

export const HospitalListSkeleton = () => (
  <div className="md:rounded-bloque md:bg-papel">
    <ListHead />
    <div className={boxClass}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div
          key={row}
          className={clsx(rowClass, 'min-h-[64px] rounded-ficha bg-papel md:rounded-none md:bg-transparent')}
        >
          <span className="flex flex-col gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </span>
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-8 w-[52px] rounded-full" />
          <span />
        </div>
      ))}
    </div>
  </div>
);
