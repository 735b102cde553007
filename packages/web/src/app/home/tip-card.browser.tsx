import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { TipCard } from './tip-card.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

/** With something else to point at and to focus. */
const openTips = async () => {
  const screen = await openScreen(
    <>
      <TipCard />
      <button type="button">Otra cosa</button>
    </>,
  );
  await leave();
  return screen;
};

const tips = page.getByRole('region', { name: 'Consejos de bienestar' });
const heading = tips.getByRole('heading');
const spoken = page.getByRole('status');
const button = (name: string) => page.getByRole('button', { name });
/** Neither pointed at nor focused. */
const leave = (): Promise<void> => userEvent.click(button('Otra cosa'));

test('ten tips, another every ten seconds, in silence', async () => {
  await openTips();
  const seen = new Set<string>();
  for (let turn = 1; turn <= 10; turn += 1) {
    await expect.element(tips).toHaveTextContent(`${turn} de 10`);
    seen.add(heading.element().textContent ?? '');
    vi.advanceTimersByTime(10_000);
  }
  expect(seen.size).toBe(10);
  await expect.element(tips).toHaveTextContent('1 de 10');
  expect(spoken.element().textContent).toBe('');
});

test('a tip that somebody asks for is read out', async () => {
  await openTips();
  await button('Consejo anterior').click();
  await expect.element(tips).toHaveTextContent('10 de 10');
  await expect.element(spoken).toHaveTextContent('Consejo 10 de 10. Compara por onza.');
  await button('Consejo siguiente').click();
  await expect.element(spoken).toHaveTextContent('Consejo 1 de 10. De madrugada, merienda.');
});

test('a paused tip stays, and leads to its article', async () => {
  await openTips();
  await button('Pausar los consejos').click();
  await leave();
  await expect.element(button('Reanudar los consejos')).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(tips).toHaveTextContent('1 de 10');
  await tips.getByRole('link', { name: /Leer más/ }).click();
  expect(location.pathname).toBe('/education/comer-en-turno-de-noche');
});
