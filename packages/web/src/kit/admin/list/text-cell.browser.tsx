import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiProblem } from '../../api/http.ts';
import type { CellEdit } from './list-types.ts';
import { TextCell } from './text-cell.tsx';
import '../../styles/app.css';
import '../admin.css';

interface Row {
  readonly name: string;
  readonly price: string;
}

let saved: string[];
let refuseNext: ApiProblem | null;
let newest: Row | null;

const edit: Extract<CellEdit<Row>, { readonly kind: 'text' }> = {
  kind: 'text',
  labelOf: ({ name }) => `Precio de ${name}`,
  textOf: ({ price }) => price,
  inputMode: 'decimal',
  issueOf: (text) => (text === '3,499' ? '¿3499 o 3.499?' : null),
  save: async (row, text, reason) => {
    saved.push(reason ? `${text} (${reason})` : text);
    const refused = refuseNext;
    refuseNext = null;
    if (refused) throw refused;
    return { ...row, price: text };
  },
  conflictOf: () => newest && { row: newest, text: `Ana lo dejó en ${newest.price}.` },
};

const Cells = () => {
  const [rows, setRows] = useState<readonly Row[]>([
    { name: 'Arroz', price: '2.00' },
    { name: 'Leche', price: '3.00' },
  ]);
  return rows.map((row, at) => (
    <p key={row.name}>
      <TextCell
        edit={edit}
        row={row}
        onSaved={(next) => setRows((before) => before.map((other, index) => (index === at ? next : other)))}
      >
        {row.price}
      </TextCell>
    </p>
  ));
};

const problem = (errors: Record<string, string>) =>
  new ApiProblem({ type: '/problemas/datos-invalidos', title: 'No', status: 422, detail: 'Revisa.', errors });

beforeEach(() => {
  saved = [];
  refuseNext = null;
  newest = null;
});

const open = async (name: string) => {
  const screen = await render(<Cells />);
  await screen.getByRole('button', { name: new RegExp(`Precio de ${name}`) }).click();
  return screen;
};

test('Enter saves and gives the focus back; Escape takes back and saves nothing', async () => {
  const screen = await open('Arroz');
  await userEvent.keyboard('2.50{Enter}');
  const cell = screen.getByRole('button', { name: 'Precio de Arroz: 2.50. Cambiar' });
  await expect.element(cell).toHaveFocus();
  await userEvent.keyboard('{Enter}9{Escape}');
  await expect.element(cell).toHaveFocus();
  expect(saved).toEqual(['2.50']);
});

test('Tab saves what was typed and goes on, forth and back', async () => {
  const screen = await open('Arroz');
  await userEvent.keyboard('2.50{Tab}');
  await expect.element(screen.getByRole('button', { name: /Precio de Leche/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}3.10');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Precio de Arroz: 2.50. Cambiar' })).toHaveFocus();
  expect(saved).toEqual(['2.50', '3.10']);
});

test('what is refused stays typed, says why, and asks for the reason that is missing', async () => {
  refuseNext = problem({ reason: 'Cambia más de 25 %: di por qué.' });
  const screen = await open('Arroz');
  await userEvent.keyboard('9{Enter}');
  await expect.element(screen.getByText('Cambia más de 25 %: di por qué.')).toBeVisible();
  await expect.element(screen.getByLabelText('Precio de Arroz')).toHaveValue('9');
  await screen.getByLabelText('¿Por qué?').fill('Escasez');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Precio de Arroz: 9. Cambiar' })).toBeVisible();
  expect(saved).toEqual(['9', '9 (Escasez)']);
});

test('a text that can’t be sent shows why in its cell, and is corrected there', async () => {
  const screen = await open('Arroz');
  await userEvent.keyboard('3,499{Enter}');
  await expect.element(screen.getByText('¿3499 o 3.499?')).toBeVisible();
  expect(saved).toEqual([]);
  await screen.getByLabelText('Precio de Arroz').fill('3.50');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Precio de Arroz: 3.50. Cambiar' })).toBeVisible();
  expect(saved).toEqual(['3.50']);
});

test('somebody who was quicker is named, and one of the two prices is chosen', async () => {
  refuseNext = problem({});
  newest = { name: 'Arroz', price: '7.00' };
  const screen = await open('Arroz');
  await userEvent.keyboard('9{Enter}');
  await expect.element(screen.getByText('Ana lo dejó en 7.00.')).toBeVisible();
  await screen.getByRole('button', { name: 'Dejar lo suyo' }).click();
  await expect.element(screen.getByRole('button', { name: 'Precio de Arroz: 7.00. Cambiar' })).toBeVisible();
});
