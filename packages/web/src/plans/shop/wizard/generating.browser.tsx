import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aRefusal, noResponse, offline, type Responses } from '../../../testing/open-screen.tsx';
import { openPlannerAt } from '../open-planner.builders.ts';

const GENERATE = 'POST /api/functions/generate-meal-plan';
type GenerateResponse = Required<Responses>[typeof GENERATE];

const TOO_SLOW = 'La generación tardó demasiado. Intenta con un plan más pequeño (menos días o comidas).';
const answers = {
  days: 9,
  mealsPerDay: 3,
  people: 1,
  dietaryPreferences: [],
  goals: [],
  budget: '100-200',
  allergies: ['peanuts'],
} as const;

const generate = async (response: GenerateResponse) => {
  const planner = await openPlannerAt({ answers }, { responses: { [GENERATE]: response } });
  await planner.getByRole('button', { name: 'Generar Plan' }).click();
  return planner;
};

const toast = page.getByRole('region', { name: /^Avisos/ });

afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, GenerateResponse, string]>([
  ['no data', {} as never, 'No se recibieron datos del servidor'],
  ['a plan that takes too long', aRefusal(408, 'Tardó'), TOO_SLOW],
  [
    'too many plans',
    aRefusal(429, 'Muchas', { type: '/problemas/limit_exceeded' }),
    'Demasiadas solicitudes. Intenta nuevamente en unos minutos.',
  ],
  [
    'an account that isn’t paid',
    aRefusal(402, 'Sin pago', { type: '/problemas/payment_required' }),
    'Servicio temporalmente no disponible. Contacta soporte.',
  ],
  [
    'a refusal with words of its own',
    aRefusal(409, 'Con esas respuestas no hay plan.'),
    'Con esas respuestas no hay plan.',
  ],
  ['no network', offline, 'No hay conexión. Revisa tu red e intenta de nuevo.'],
])('%s has its words, and loses no answer', async (_, response, text) => {
  const planner = await generate(response);
  await expect.element(toast.getByText(text)).toBeVisible();
  // The failure is shown once; the next step is above the question.
  expect(planner.getByText(text).all()).toHaveLength(1);
  await expect.element(planner.getByText('Tus respuestas siguen aquí')).toBeVisible();
  await expect.element(planner.getByRole('checkbox', { name: 'Maní' })).toBeChecked();
  await expect.element(planner.getByText('9 días · 3 comidas al día · 1 persona · $100-200')).toBeVisible();
});

test('a toast of a failure stands five seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await generate({} as never);
  const text = toast.getByText('No se recibieron datos del servidor');
  await expect.element(text).toBeVisible();
  await vi.advanceTimersByTimeAsync(4_900);
  await expect.element(text).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(text).not.toBeInTheDocument();
});

test('both sentences of the wait stand from the first moment, and waiting can be stopped', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const planner = await generate(noResponse);
  await expect.element(planner.getByText('Analizando 200+ productos')).toBeVisible();
  await expect.element(planner.getByText('20 a 30 segundos')).toBeVisible();
  await planner.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(planner.getByRole('button', { name: 'Generar Plan' })).toBeVisible();
});

test('a server that never answers is given up in the end', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const planner = await generate(noResponse);
  await expect.element(planner.getByText('Analizando 200+ productos')).toBeVisible();
  await vi.advanceTimersByTimeAsync(46_000);
  await expect.element(toast.getByText(TOO_SLOW)).toBeVisible();
});
