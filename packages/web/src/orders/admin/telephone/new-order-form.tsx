import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { addToCart } from '@nutricion/domain/cart/cart';
import { priceCart } from '@nutricion/domain/cart/price-cart';
import { formatUsd } from '@nutricion/domain/kit/money';
import { substitutionChoices } from '@nutricion/domain/orders/substitution';
import { type FormEvent, useEffect, useRef } from 'react';
import { SlotPicker } from '../../../fulfilment/public/slot-picker.tsx';
import { useIssueFocus } from '../../../kit/admin/use-issue-focus.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { toastNote } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { Basket } from './basket.tsx';
import { ContactFields, PlaceFields } from './place-fields.tsx';
import { ProductSearch } from './product-search.tsx';
import { useTelephoneOrder } from './use-telephone-order.ts';

interface NewOrderFormProps {
  readonly clerkId: string;
  readonly customerId: string;
  readonly options: ApiResponse<'GET /api/admin/customers/{id}/checkout'>;
  readonly onStale: () => unknown;
}

/** An order for the customer on the telephone: products, place, window and contact on one page, placed by Ctrl+Enter. */
export const NewOrderForm = (props: NewOrderFormProps) => {
  const { options } = props;
  const order = useTelephoneOrder(props);
  const { cart, draft, errors, notices, settings, isUnanswered, isSending } = order;
  const priced = priceCart(cart, settings);
  const searchInput = useRef<HTMLInputElement>(null);
  useEffect(() => searchInput.current?.focus(), []);
  const form = useRef<HTMLFormElement>(null);
  useIssueFocus(form, errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    order.submit();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        order.submit();
      }}
    >
      <fieldset
        disabled={isUnanswered || isSending}
        className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]"
      >
        <Block aria-labelledby="que-pide">
          <h2 id="que-pide" className="mb-3">
            Qué pide
          </h2>
          <ProductSearch
            input={searchInput}
            onAdd={(product, units) => {
              const added = addToCart(cart, productToSellable(product), units);
              if (added.ok) order.changeCart(added.value);
              else toastNote(`No hay más de ${product.title}`, 'Ya están todas las que quedan en el pedido.');
              searchInput.current?.focus();
            }}
          />
          <div className="mt-4">
            <Basket cart={cart} priced={priced} nowMs={settings.nowMs} onChange={order.changeCart} />
          </div>
        </Block>
        <div className="grid min-w-0 gap-4">
          <Block aria-labelledby="adonde">
            <h2 id="adonde" className="mb-3">
              Adónde y a quién
            </h2>
            <PlaceFields draft={draft} options={options} errors={errors} onChange={order.change} />
            <div className="mt-4 grid gap-4">
              <ContactFields draft={draft} errors={errors} onChange={order.change} />
              <Field label="Si algo se agota al prepararlo">
                <Select
                  value={draft.substitution}
                  onChange={({ target }) => order.change({ substitution: target.value })}
                >
                  {substitutionChoices.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
          </Block>
          <Block aria-labelledby="cuando">
            <h2 id="cuando" className="mb-3">
              Cuándo
            </h2>
            <SlotPicker days={options.days} picked={draft} errors={errors} onPick={order.change} />
          </Block>
        </div>
      </fieldset>
      <div className="sticky bottom-0 z-10 mt-4 rounded-t-bloque bg-papel p-4 shadow-3">
        {notices.length > 0 && (
          <div
            role="alert"
            className="mb-3 rounded-ficha bg-mango-tinte px-4 py-3 text-ui font-semibold text-mango-tinta"
          >
            {notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-sm:hidden text-ui text-tinta-suave">
            Paga al recibir. Repítele el total y la hora antes de ponerlo (Ctrl + Enter).
          </p>
          <Button type="submit" size="lg" loading={isSending} className="tabular-nums max-sm:w-full">
            {isUnanswered ? 'Intentar otra vez' : `Poner el pedido · ${formatUsd(priced.totalCents)}`}
          </Button>
        </div>
      </div>
    </form>
  );
};
