import { ApiProblem, OfflineError } from '../../../kit/api/http.ts';
import { toastError } from '../../../kit/lib/toast.ts';

const TOO_SLOW = 'La generación tardó demasiado. Intenta con un plan más pequeño (menos días o comidas).';
const TOO_MANY = 'Demasiadas solicitudes. Intenta nuevamente en unos minutos.';
const NOT_PAID = 'Servicio temporalmente no disponible. Contacta soporte.';
const OTHER = 'Error al generar el plan de comidas';

/** The call succeeded without a plan. */
export class NoPlanError extends Error {}

/** The toast when a plan couldn't be made: the specification's texts (section 8), to the letter. */
export const planFailureText = (error: unknown): string => {
  if (error instanceof NoPlanError) return 'No se recibieron datos del servidor';
  if (error instanceof OfflineError) return error.waitedInVain ? TOO_SLOW : error.message;
  if (!(error instanceof ApiProblem)) return OTHER;
  const { status, problem } = error;
  if (status === 408) return TOO_SLOW;
  if (status === 429 || problem.type.endsWith('limit_exceeded')) return TOO_MANY;
  if (status === 402 || problem.type.endsWith('payment_required')) return NOT_PAID;
  return problem.detail || OTHER;
};

/** What to do next, shown above the questions; the toast has said why there is no plan. */
export const afterPlanFailure = (error: unknown): string => {
  switch (planFailureText(error)) {
    case TOO_SLOW:
      return 'Tus respuestas siguen aquí. Quita días o comidas y genera el plan otra vez.';
    case TOO_MANY:
      return 'Tus respuestas siguen aquí. Espera unos minutos y genera el plan otra vez.';
    case NOT_PAID:
      return 'Tus respuestas siguen aquí para cuando vuelva el servicio.';
    default:
      return 'Tus respuestas siguen aquí. Genera el plan otra vez o cambia alguna.';
  }
};

/** How long a failure is shown (specification, section 8). */
const SHOWN_MS = 5_000;

export const showPlanError = (error: unknown): void =>
  toastError(planFailureText(error), undefined, SHOWN_MS);
