import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import '../../../kit/admin/admin.css';
import { PaymentMethodChoice } from './payment-method-choice.tsx';

const Choice = () => {
  const [method, setMethod] = useState<OnDeliveryMethod | null>(null);
  return (
    <PaymentMethodChoice {...{ dueCents: 1265, method, setMethod, reference: '', setReference: () => {} }} />
  );
};

test('cash shows the change for a bill, for a typed amount, and what is missing', async () => {
  const screen = await openScreen(<Choice />, { size: PHONE });
  await screen.getByText('Efectivo').click();
  await screen.getByRole('button', { name: '$20', exact: true }).click();
  await expect.element(screen.getByText('Vuelto: $7.35')).toBeVisible();
  await screen.getByLabelText('Otra cantidad').fill('13,00');
  await expect.element(screen.getByText('Vuelto: $0.35')).toBeVisible();
  await screen.getByLabelText('Otra cantidad').fill('12');
  await expect.element(screen.getByText('Faltan $0.65')).toBeVisible();
  await screen.getByText('ATH Móvil').click();
  await expect.element(screen.getByText('¿Con cuánto paga?')).not.toBeInTheDocument();
});
