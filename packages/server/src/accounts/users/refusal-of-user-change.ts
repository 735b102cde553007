import type { UserChangeRefusal } from '@nutricion/domain/accounts/user';
import type { Refusal } from '../../platform/http/refusal.ts';

/** Tells the administrator why a change is refused and what to do instead. */
export const refusalOfUserChange = (refusal: UserChangeRefusal): Refusal => {
  switch (refusal.kind) {
    case 'last-admin':
      return { kind: 'last-admin' };
    case 'email-unproven':
      return {
        kind: 'wrong-state',
        detail: 'Todavía no ha entrado el código de su correo. Cuando lo haga, la podrás verificar.',
      };
    case 'already':
      return {
        kind: 'wrong-state',
        detail: `Esta cuenta ya está ${refusal.state}. Otra persona pudo hacerlo antes.`,
      };
    case 'verified-already':
      return {
        kind: 'wrong-state',
        detail: 'Esta cuenta ya está verificada. Si no debe entrar, desactívala.',
      };
    case 'not-verified':
      return { kind: 'wrong-state', detail: 'Solo se puede con una cuenta verificada. Verifícala primero.' };
  }
};
