import type { Problem } from '@nutricion/contract/kit/problem';
import { permissionLabels } from '@nutricion/domain/accounts/permission';
import { REAUTHENTICATION_MINUTES } from '@nutricion/domain/accounts/second-factor';
import { orderLimitProblem } from './order-limit-problem.ts';
import type { Refusal } from './refusal.ts';

/** Turns each refusal into problem+json (RFC 9457). `detail` always says what to do next. */
export const toProblem = (refusal: Refusal): Problem => {
  switch (refusal.kind) {
    case 'invalid-input':
      return {
        ...problem('datos-invalidos', 422, 'Revisa los datos', firstError(refusal.errors)),
        errors: { ...refusal.errors },
      };
    case 'malformed-json':
      return problem('json-invalido', 400, 'No se entendió la solicitud', 'El cuerpo debe ser JSON válido.');
    case 'not-json':
      return problem(
        'solo-json',
        415,
        'Solo JSON',
        'Envía el cuerpo como application/json, sin comprimir, e intenta de nuevo.',
      );
    case 'not-this-file':
      return problem(
        'otro-archivo',
        415,
        'Ese archivo no se toma',
        `Envía el archivo como ${refusal.types.join(' o ')}, sin comprimir, e intenta de nuevo.`,
      );
    case 'headers-too-large':
      return problem(
        'encabezados-grandes',
        431,
        'La solicitud es muy grande',
        'Los encabezados de la solicitud son muy grandes. Borra las cookies de la tienda e intenta de nuevo.',
      );
    case 'malformed-request':
      return problem(
        'pedido-invalido',
        400,
        'No se entendió la solicitud',
        'La solicitud no está bien escrita. Vuelve a abrir la tienda e intenta de nuevo.',
      );
    case 'request-too-slow':
      return problem(
        'pedido-lento',
        408,
        'Tardó demasiado',
        'Tu solicitud no llegó entera a tiempo. Busca mejor señal e intenta de nuevo.',
      );
    case 'client-gone':
      return problem('sin-cliente', 499, 'Se cortó', 'La conexión se cortó. Intenta de nuevo.');
    case 'body-too-large':
      return problem(
        'muy-grande',
        413,
        'La solicitud es muy grande',
        'Envía menos datos e intenta de nuevo.',
      );
    case 'image-refused':
      return problem('foto-no-sirve', 422, 'Esa foto no se puede usar', refusal.detail);
    case 'signed-out':
      return problem('sin-sesion', 401, 'Inicia sesión', 'Tu sesión no es válida. Inicia sesión de nuevo.');
    case 'unverified':
      return problem(
        'sin-verificar',
        403,
        'Verificación Pendiente',
        'Tu cuenta está pendiente de verificación por parte del administrador. Recibirás un correo cuando tu cuenta sea activada.',
      );
    case 'not-permitted':
      return problem(
        'sin-permiso',
        403,
        'Acceso Denegado',
        `Tu rol no incluye «${permissionLabels[refusal.permission]}». Pídeselo a quien administra la tienda.`,
      );
    case 'not-admin':
      return problem(
        'sin-permiso',
        403,
        'Acceso Denegado',
        'No tienes permisos para acceder al panel administrativo.',
      );
    case 'second-factor-missing':
      return problem(
        'falta-segundo-paso',
        403,
        'Falta tu segundo paso',
        'Para administrar hace falta un segundo paso al entrar. Actívalo en tu perfil (/profile), en la sección «Seguridad».',
      );
    case 'reauthenticate':
      return problem(
        'reautenticar',
        403,
        'Confirma que eres tú',
        `Hace más de ${REAUTHENTICATION_MINUTES} minutos que entraste. Confirma tu contraseña y repite el cambio.`,
      );
    case 'not-yours':
      return problem('ajeno', 403, 'Acceso Denegado', 'Solo puedes actuar en tu propia cuenta.');
    case 'not-found':
      return problem('no-existe', 404, 'No encontrado', `No encontramos ${refusal.what}.`);
    case 'too-many-requests':
      return {
        ...problem(
          'demasiados-intentos',
          429,
          'Demasiados intentos',
          `Espera ${retryAfterText(refusal.retryAfterSeconds)} e intenta de nuevo.`,
        ),
        retryAfterSeconds: refusal.retryAfterSeconds,
      };
    case 'account':
      return problem(refusal.type, refusal.status, 'No se pudo completar', refusal.detail);
    case 'idempotency-key-reused':
      return problem(
        'llave-repetida',
        422,
        'Esa llave ya se usó',
        'Esta Idempotency-Key pertenece a otro pedido. Envía una nueva.',
      );
    case 'order-changed':
      return {
        ...problem(
          'orden-cambio',
          409,
          'Tu carrito cambió',
          'Algo cambió desde que armaste tu carrito. Revísalo y confirma de nuevo.',
        ),
        ...refusal.change,
      };
    case 'order-limit':
      return orderLimitProblem(refusal.issue);
    case 'delivery-unavailable':
      return {
        ...problem('entrega-no-disponible', 422, 'Revisa la entrega', refusal.detail),
        errors: { [refusal.field]: refusal.detail },
      };
    case 'stale-version':
      return {
        ...problem(
          'version-vieja',
          409,
          'Alguien lo cambió antes',
          'Otra persona guardó cambios mientras editabas. Vuelve a cargar y repite tu cambio.',
        ),
        ...refusal.change,
      };
    case 'order-moved':
      return {
        ...problem('pedido-movido', 409, 'El pedido cambió', refusal.detail),
        current: refusal.current,
      };
    case 'move-refused':
      return problem('paso-imposible', 422, 'Ese paso no se puede', refusal.detail);
    case 'code-refused':
      return problem('codigo-no-es', 422, 'Ese no es el código', refusal.detail);
    case 'stock-moved':
      return {
        ...problem(
          'inventario-movido',
          409,
          'El inventario se movió',
          'Algo entró o salió desde que lo miraste. Mira qué fue, cuenta otra vez y guarda.',
        ),
        ...refusal.change,
      };
    case 'domain-taken':
      return {
        ...problem('dominio-en-uso', 409, 'Dominio en uso', 'Ese dominio ya pertenece a otro hospital.'),
        errors: { email_domain: 'Ese dominio ya pertenece a otro hospital.' },
      };
    case 'last-admin':
      return problem(
        'ultimo-administrador',
        409,
        'Debe quedar alguien',
        'Es la última persona con rol de administración. Dale el rol a otra antes de quitarlo.',
      );
    case 'wrong-state':
      return problem('estado', 409, 'Así no se puede', refusal.detail);
    case 'voice-refused':
      return {
        ...problem(refusal.type, refusal.status, 'Asistente de voz', refusal.detail),
        ...(refusal.retryAfterSeconds !== undefined && { retryAfterSeconds: refusal.retryAfterSeconds }),
      };
    case 'plan-too-slow':
      return problem(
        'plan-tarda',
        408,
        'Tardó demasiado',
        'La generación tardó demasiado. Intenta con un plan más pequeño (menos días o comidas).',
      );
    case 'plan-limit':
      return {
        ...problem(
          'limit_exceeded',
          429,
          'Demasiadas solicitudes',
          'Demasiadas solicitudes. Intenta nuevamente en unos minutos.',
        ),
        retryAfterSeconds: refusal.retryAfterSeconds,
      };
    case 'payment-away':
      return {
        ...problem('pago-sin-respuesta', 503, 'El pago no contesta', refusal.detail),
        retryAfterSeconds: refusal.retryAfterSeconds,
      };
    case 'plans-waiting':
      return {
        ...problem(
          'planes-en-espera',
          503,
          'Mucha gente planificando',
          'Mucha gente está pidiendo su plan ahora. Intenta de nuevo en un momento.',
        ),
        retryAfterSeconds: refusal.retryAfterSeconds,
      };
    case 'plan-failed':
      return problem('plan', 500, 'Sin plan', 'Error al generar el plan de comidas');
    case 'not-ready':
      return {
        ...problem('no-listo', 503, 'No está listo', 'La tienda está abriendo. Intenta en un momento.'),
        retryAfterSeconds: refusal.retryAfterSeconds,
      };
    case 'database-away':
      return {
        ...problem(
          'sin-base-de-datos',
          503,
          'Volvemos enseguida',
          'La base de datos de la tienda no contesta. Espera unos segundos e intenta de nuevo.',
        ),
        retryAfterSeconds: refusal.retryAfterSeconds,
      };
    case 'busy':
      return {
        ...problem(
          'ocupado',
          503,
          'Mucho movimiento',
          'Hay mucha gente comprando a la vez. Espera un momento e intenta de nuevo.',
        ),
        retryAfterSeconds: refusal.retryAfterSeconds,
      };
    case 'files-away':
      return {
        ...problem(
          'sin-fotos',
          503,
          'Las fotos no contestan',
          'Ahora mismo la tienda no puede guardar ni leer fotos; lo demás sigue igual. Intenta de nuevo en un momento y, si sigue así, avisa a quien cuida el servidor.',
        ),
        retryAfterSeconds: refusal.retryAfterSeconds,
      };
    case 'unexpected':
      return problem('inesperado', 500, 'Algo falló', 'No fue tu culpa. Intenta de nuevo en un momento.');
  }
};

export const problemResponse = (refusal: Refusal): Response => {
  const body = toProblem(refusal);
  const headers = new Headers({ 'content-type': 'application/problem+json; charset=utf-8' });
  if (typeof body.retryAfterSeconds === 'number') headers.set('retry-after', String(body.retryAfterSeconds));
  return new Response(JSON.stringify(body), { status: body.status, headers });
};

const problem = (type: string, status: number, title: string, detail: string): Problem => ({
  type: `/problemas/${type}`,
  title,
  status,
  detail,
});

const firstError = (errors: Readonly<Record<string, string>>): string =>
  Object.values(errors)[0] ?? 'Revisa los datos e intenta de nuevo.';

const retryAfterText = (seconds: number): string => {
  if (seconds >= 5_400) return `${Math.ceil(seconds / 3600)} horas`;
  if (seconds >= 90) return `${Math.ceil(seconds / 60)} minutos`;
  return seconds <= 1 ? '1 segundo' : `${Math.ceil(seconds)} segundos`;
};
