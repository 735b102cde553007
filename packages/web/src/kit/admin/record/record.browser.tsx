import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiProblem } from '../../api/http.ts';
import { GuardedNavigation, useLeaveGuard } from './leave-guard.tsx';
import type { RecordField } from './record-field.ts';
import { RecordFields } from './record-fields.tsx';
import { RecordForm } from './record-form.tsx';
import { useRecord } from './use-record.ts';
import '../../styles/app.css';
import '../admin.css';

interface Shelf {
  readonly version: number;
  readonly title: string;
  readonly aisle: string;
}

type Name = 'title' | 'aisle';
type Draft = Readonly<Record<Name, string>>;

const fields: readonly RecordField<Name>[] = [
  { kind: 'text', name: 'title', label: 'Nombre', maxLength: 120 },
  { kind: 'text', name: 'aisle', label: 'Pasillo', maxLength: 20, isOptional: true },
];

const refusal = (type: string, errors?: Record<string, string>) =>
  new ApiProblem({ type, title: 'No', status: 409, detail: 'No se guardó.', ...(errors && { errors }) });

/** The server's stored record and its next response. */
let onServer: Shelf;
let sent: unknown[];
let refuseNext: ApiProblem | null;
/** The server's response waits until this is opened. */
let gate: Promise<void>;

interface ShelfPageProps {
  readonly initial: Shelf;
  readonly goesOn: boolean;
  readonly isReadOnly: boolean;
}

const ShelfPage = ({ initial, goesOn, isReadOnly }: ShelfPageProps) => {
  const navigate = useNavigate();
  const [stored, setStored] = useState(initial);
  const record = useRecord<Shelf, Draft>({
    id: 'anaquel:1',
    stored,
    draftOf: ({ title, aisle }) => ({ title, aisle }),
    isDraft: (value): value is Draft => typeof value === 'object' && value !== null && 'aisle' in value,
    send: async ({ draft, changed, version, reason }) => {
      sent.push({ changed, version, reason });
      await gate;
      const refused = refuseNext;
      refuseNext = null;
      if (refused) throw refused;
      if (version !== onServer.version) throw refusal('/problemas/version-vieja');
      const own = Object.fromEntries(changed.map((name) => [name, draft[name]]));
      onServer = { ...onServer, ...own, version: version + 1 };
      return onServer;
    },
    readNewest: async () => ({ stored: onServer, by: 'Ana Vega', at: null }),
    onSaved: (saved) => {
      setStored(saved);
      if (goesOn) void navigate('/otra');
    },
  });
  useLeaveGuard(record.isDirty && !isReadOnly, record.discard);
  return (
    <>
      <Link to="/otra">Otra página</Link>
      <button type="button" onClick={() => setStored(onServer)}>
        Preguntar de nuevo
      </button>
      <RecordForm
        record={record}
        labelOf={(name) => fields.find((field) => field.name === name)?.label ?? name}
        fieldText={(name, draft) => draft[name]}
        isReadOnly={isReadOnly}
      >
        <RecordFields
          fields={fields}
          draft={isReadOnly ? record.before : record.draft}
          issues={record.issues}
          isReadOnly={isReadOnly}
          onEdit={(name, value) => record.edit(name, String(value))}
        />
      </RecordForm>
    </>
  );
};

const show = ({ goesOn = false, isReadOnly = false } = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <GuardedNavigation>
          <Routes>
            <Route path="/otra" element={<Link to="/anaquel">Al anaquel</Link>} />
            <Route path="*" element={<ShelfPage initial={onServer} {...{ goesOn, isReadOnly }} />} />
          </Routes>
        </GuardedNavigation>
      </BrowserRouter>
    </QueryClientProvider>,
  );

beforeEach(() => {
  onServer = { version: 1, title: 'Leche', aisle: '3' };
  sent = [];
  refuseNext = null;
  gate = Promise.resolve();
  history.replaceState(null, '', '/anaquel');
});
afterEach(() => localStorage.clear());

test('only what was typed over is sent, by keyboard', async () => {
  const screen = await show();
  await screen.getByLabelText('Pasillo').fill('4');
  await expect.element(screen.getByText('1 cambio sin guardar')).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText('1 cambio sin guardar')).not.toBeInTheDocument();
  expect(sent).toEqual([{ changed: ['aisle'], version: 1, reason: '' }]);
});

test('a refusal stands beside its field, which gets the focus and keeps what was typed', async () => {
  refuseNext = refusal('/problemas/datos-invalidos', { title: 'Ponle un nombre.' });
  const screen = await show();
  await screen.getByLabelText('Nombre').fill(' ');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(screen.getByText('Ponle un nombre.')).toBeVisible();
  await expect.element(screen.getByLabelText('Nombre')).toHaveFocus();
});

test('a reason is asked for once the server wants one', async () => {
  refuseNext = refusal('/problemas/datos-invalidos', { reason: 'Di por qué.' });
  const screen = await show();
  await screen.getByLabelText('Pasillo').fill('4');
  expect(screen.getByLabelText('¿Por qué?').query()).toBeNull();
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await screen.getByLabelText('¿Por qué?').fill('Lo mudamos');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ changed: ['aisle'], version: 1, reason: 'Lo mudamos' });
});

test('of two who saved, each field is chosen; what only the other changed is taken', async () => {
  const screen = await show();
  await screen.getByLabelText('Nombre').fill('Leche mía');
  onServer = { version: 2, title: 'Leche de Ana', aisle: '9' };
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(screen.getByText(/Ana Vega cambió esto/)).toBeVisible();
  await expect.element(screen.getByLabelText('Pasillo')).toHaveValue('9');
  await expect.element(screen.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
  await screen.getByRole('radio', { name: /Como estaba/ }).click();
  await expect.element(screen.getByLabelText('Nombre')).toHaveValue('Leche');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(() => onServer).toEqual({ version: 3, title: 'Leche', aisle: '9' });
});

test('what is typed while it is being saved stays, to be saved next', async () => {
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const screen = await show();
  await screen.getByLabelText('Pasillo').fill('4');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await screen.getByLabelText('Nombre').fill('Leche fresca');
  open();
  await expect.poll(() => onServer.version).toBe(2);
  await expect.element(screen.getByLabelText('Nombre')).toHaveValue('Leche fresca');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(() => onServer).toEqual({ version: 3, title: 'Leche fresca', aisle: '4' });
});

test('what another save brings beside what is typed is taken in, and the next save goes over it', async () => {
  const screen = await show();
  await screen.getByLabelText('Nombre').fill('Leche mía');
  onServer = { version: 2, title: 'Leche', aisle: '9' };
  await screen.getByRole('button', { name: 'Preguntar de nuevo' }).click();
  await expect.element(screen.getByLabelText('Pasillo')).toHaveValue('9');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(() => onServer).toEqual({ version: 3, title: 'Leche mía', aisle: '9' });
  expect(sent).toEqual([{ changed: ['title'], version: 2, reason: '' }]);
});

test('leaving asks first, and staying loses nothing', async () => {
  const screen = await show();
  await screen.getByLabelText('Pasillo').fill('7');
  await screen.getByRole('link', { name: 'Otra página' }).click();
  await screen.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect.element(screen.getByLabelText('Pasillo')).toHaveValue('7');
  await screen.getByRole('link', { name: 'Otra página' }).click();
  await screen.getByRole('button', { name: 'Salir', exact: true }).click();
  await expect.element(screen.getByRole('link', { name: 'Al anaquel' })).toBeVisible();
});

test('nothing is asked where nothing was typed, or it was taken back', async () => {
  const screen = await show();
  await screen.getByLabelText('Pasillo').fill('7');
  await screen.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(screen.getByLabelText('Pasillo')).toHaveValue('3');
  await screen.getByRole('link', { name: 'Otra página' }).click();
  await expect.element(screen.getByRole('link', { name: 'Al anaquel' })).toBeVisible();
});

test('nothing is asked of whoever has just saved and is taken on', async () => {
  const screen = await show({ goesOn: true });
  await screen.getByLabelText('Pasillo').fill('7');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(screen.getByRole('link', { name: 'Al anaquel' })).toBeVisible();
});

test('who may not change it reads what is stored, without fields and not as an old draft had it', async () => {
  const typed = await show();
  await typed.getByLabelText('Pasillo').fill('7');
  await typed.unmount();
  onServer = { ...onServer, title: '' };
  const screen = await show({ isReadOnly: true });
  await expect.element(screen.getByText('Pasillo', { exact: true })).toBeVisible();
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map((value) => value.textContent),
  ).toEqual(['Sin datos', '3']);
  expect(screen.getByRole('textbox').query()).toBeNull();
  expect(screen.getByRole('button', { name: /Guardar|Descartar/ }).query()).toBeNull();
});
