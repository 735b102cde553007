import type { AdminOfferJson, SimulatedLineJson } from '@nutricion/contract/offers/admin-offers';
import { orderItemMoney, simulatedMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResponse } from '../../kit/api/api.ts';
import { failureText } from '../../kit/api/failure-text.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { QuantityStepper } from '../../kit/ui/quantity-stepper.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { type SimulateBody, simulationQuery } from './api.ts';
import { checkDraft, formOfDraft, type OfferDraft } from './offer-draft.ts';
import { ProductPicker } from './public/product-picker.tsx';

interface SimulatorProps {
  /** The offer being edited; it counts as if it were published. */
  readonly offer?: AdminOfferJson;
  readonly draft?: OfferDraft;
}

interface Line {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
}

/** A cart on a day, priced by the rules of orders, with the reason for each line's price. */
export const Simulator = ({ offer, draft }: SimulatorProps) => {
  const [nowMs] = useState(() => Date.now());
  const [lines, setLines] = useState<readonly Line[]>(
    offer ? [{ id: offer.product.id, title: offer.product.title, quantity: 3 }] : [],
  );
  const [typedDay, setTypedDay] = useState<string | null>(null);
  const isValid = offer && draft ? checkDraft(draft, offer, nowMs).ok : false;
  const today = puertoRicoDate(nowMs);
  const begins = draft ? String(draft.starts_on) : today;
  const day = typedDay ?? (begins > today ? begins : today);
  const body: SimulateBody = {
    lines: lines.map(({ id, quantity }) => ({ product_id: id, quantity })),
    day,
    ...(offer &&
      draft &&
      isValid && {
        offer: {
          ...formOfDraft(draft),
          product_id: offer.product.id,
          id: offer.version > 0 ? offer.id : null,
        },
      }),
  };
  const { data, error } = useQuery({
    ...simulationQuery(body),
    enabled: lines.length > 0 && day !== '',
    placeholderData: keepPreviousData,
  });
  const setQuantity = (id: string, quantity: number) =>
    setLines(
      lines.flatMap((line) => (line.id === id ? (quantity > 0 ? [{ ...line, quantity }] : []) : [line])),
    );
  return (
    <Block aria-labelledby="simulador">
      <h2 id="simulador" className="text-h3">
        Simulador
      </h2>
      <p className="mt-1 mb-4 text-ui text-tinta-suave">
        {offer
          ? 'Pruébala con un carrito: se cobra como si ya estuviera publicada.'
          : 'Arma un carrito y mira qué se cobraría ese día, con las ofertas publicadas.'}
      </p>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_13rem]">
        <div>
          <ProductPicker
            label="Añade un producto"
            without={lines.map(({ id }) => id)}
            onPick={({ id, title }) => setLines([...lines, { id, title, quantity: 1 }])}
          />
        </div>
        <Field label="El día">
          <TextInput type="date" value={day} onChange={(event) => setTypedDay(event.target.value)} />
        </Field>
      </div>
      {error && lines.length > 0 && (
        <p role="alert" className="mt-4 text-ui font-semibold text-guayaba-tinta">
          {failureText(error)}
        </p>
      )}
      {lines.length === 0 ? (
        <p className="mt-5 rounded-ficha bg-suelo px-4 py-5 text-center text-ui text-tinta-suave">
          El carrito está vacío.
        </p>
      ) : (
        <ul aria-label="Carrito de prueba" className="mt-5 divide-y divide-linea border-t border-linea">
          {lines.map((line) => (
            <SimulatedLine
              key={line.id}
              line={line}
              priced={data?.lines.find(({ product_id }) => product_id === line.id)}
              onQuantity={(quantity) => setQuantity(line.id, quantity)}
            />
          ))}
        </ul>
      )}
      {data && lines.length > 0 && <Totals simulated={data} />}
    </Block>
  );
};

interface SimulatedLineProps {
  readonly line: Line;
  readonly priced: SimulatedLineJson | undefined;
  readonly onQuantity: (quantity: number) => void;
}

const MAX_QUANTITY = 999;

const SimulatedLine = ({ line, priced, onQuantity }: SimulatedLineProps) => {
  const totalCents = priced && orderItemMoney.fromJson(priced).totalCents;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_8rem_6rem]">
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p className="leading-snug font-semibold wrap-anywhere">{line.title}</p>
        {priced?.badge && (
          <Chip tone="offer" className="mt-1.5">
            {priced.badge}
          </Chip>
        )}
        <ul className="mt-1.5 grid gap-0.5 text-nota text-tinta-suave">
          {priced?.why.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      </div>
      <QuantityStepper
        quantity={line.quantity}
        max={MAX_QUANTITY}
        name={line.title}
        onChange={onQuantity}
        className="w-32"
      />
      <p className="num flex h-11 items-center justify-end text-[1.25rem] font-bold">
        {totalCents === undefined ? '…' : formatUsd(totalCents)}
      </p>
    </li>
  );
};

type Simulated = ApiResponse<'POST /api/admin/offers/simulate'>;

const Totals = ({ simulated }: { readonly simulated: Simulated }) => {
  const { subtotalCents, taxCents, totalCents, savedCents } = simulatedMoney.fromJson(simulated);
  const sums: readonly (readonly [string, number])[] = [
    ['Subtotal', subtotalCents],
    ['IVU', taxCents],
    ['Total', totalCents],
  ];
  return (
    <div aria-live="polite" className="mt-1 rounded-ficha bg-suelo p-4">
      <dl className="grid gap-1.5">
        {sums.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4 last:text-[1.125rem] last:font-[650]">
            <dt>{label}</dt>
            <dd className="num">{formatUsd(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-nota text-tinta-suave">
        {savedCents ? `Ahorra ${formatUsd(savedCents)} contra el precio regular. ` : ''}
        {simulated.incentive}
      </p>
    </div>
  );
};
