import type { UserState } from '../api.ts';

/** In the order of the tabs. */
export const states: readonly UserState[] = [
  'pendiente',
  'verificada',
  'sin-codigo',
  'rechazada',
  'desactivada',
];

export const stateLabels: Record<
  UserState,
  { readonly one: string; readonly many: string; readonly none: string }
> = {
  pendiente: { one: 'Por verificar', many: 'Por verificar', none: 'Nadie espera por ti' },
  verificada: { one: 'Verificada', many: 'Verificadas', none: 'Todavía no hay cuentas verificadas' },
  'sin-codigo': { one: 'Sin código', many: 'Sin código', none: 'Todas entraron su código' },
  rechazada: { one: 'Rechazada', many: 'Rechazadas', none: 'No hay cuentas rechazadas' },
  desactivada: { one: 'Desactivada', many: 'Desactivadas', none: 'No hay cuentas desactivadas' },
};
