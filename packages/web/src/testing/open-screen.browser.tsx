import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { useSession } from '../accounts/public/session.ts';
import { call } from '../kit/api/api.ts';
import { aRefusal, openScreen } from './open-screen.tsx';

const Popular = () => {
  const session = useSession();
  const { data, error } = useQuery({
    queryKey: ['popular'],
    queryFn: () => call('GET /api/products/suggest', { query: { q: 'arr' } }),
    retry: false,
  });
  return (
    <p>
      {session.status === 'signed-in' && session.user.name} {JSON.stringify(data)} {error?.message}
    </p>
  );
};

test('a screen sees who is signed in, and the response of the test', async () => {
  const screen = await openScreen(<Popular />, {
    responses: { 'GET /api/products/suggest': { suggestions: ['arroz'] } as never },
  });
  await expect.element(screen.getByText('Enfermera de Prueba {"suggestions":["arroz"]}')).toBeVisible();
  expect(screen.sent('GET /api/products/suggest')).toMatchObject([{ query: { q: 'arr' } }]);
});

test('a refusal is one', async () => {
  const screen = await openScreen(<Popular />, {
    responses: { 'GET /api/products/suggest': aRefusal(403, 'No puedes.') },
  });
  await expect.element(screen.getByText('No puedes.')).toBeVisible();
});
