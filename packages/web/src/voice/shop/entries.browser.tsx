import { newSession } from '@nutricion/domain/voice/session/session-parts';
import type { Entry } from '@nutricion/domain/voice/session/voice-session';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { Entries } from './entries.tsx';
import type { VoiceController } from './voice-controller.ts';

const lines = (name: string) =>
  Array.from({ length: 12 }, (_, at): Entry => {
    const undo = { changes: [], undoUntilMs: 0, isUndone: false };
    return { kind: 'receipt', id: `${name}-${at}`, text: `${name} ${at}`, ...undo };
  });
const earlier: Entry = { kind: 'customer', id: 'saludo', text: 'hola' } as Entry;
const request: Entry = { kind: 'customer', id: 'pregunta', text: 'muéstrame leche' } as Entry;
const answer: Entry = { kind: 'assistant', id: 'respuesta', text: 'Encontré doce.' } as Entry;
const question: Entry = { kind: 'question', id: 'confirma', text: '¿Lo agrego?', state: 'open' };

const openConversation = (entries: readonly Entry[]) =>
  openScreen(
    <section aria-label="Ventana" style={{ height: 300, overflow: 'auto' }}>
      <Entries
        view={{
          session: { ...newSession('sesion'), entries },
          toolResults: new Map(),
          products: new Map(),
        }}
        controller={{} as VoiceController}
        partial=""
        assistantPartial=""
        isBusy={false}
      />
    </section>,
  );

const isInSight = (element: Element): boolean => {
  const frame = page.getByRole('region', { name: 'Ventana' }).element().getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return top >= frame.top - 1 && bottom <= frame.bottom + 1;
};

test('the answer stays in sight above a long list', async () => {
  await openConversation([earlier, ...lines('antes'), request, answer, ...lines('después')]);
  await expect.poll(() => isInSight(page.getByText('Encontré doce.').element())).toBe(true);
});

test('a question stands in sight with its buttons, below a long list too', async () => {
  await openConversation([request, answer, ...lines('después'), question]);
  await expect.poll(() => isInSight(page.getByText('¿Lo agrego?').element())).toBe(true);
  for (const name of ['Sí', 'No'])
    expect(isInSight(page.getByRole('button', { name, exact: true }).element())).toBe(true);
});
