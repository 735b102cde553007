import { receiptLineMoney, receiptMoney } from '@nutricion/contract/orders/order-money';
import { receiptSavings } from '@nutricion/contract/orders/order-savings';
import type { ReceiptJson } from '@nutricion/contract/payments/receipts';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { formatUsd } from '@nutricion/domain/kit/money';
import { formatDateTimeWithYear } from '@nutricion/domain/orders/format-date-time';
import { receiptMethodText } from '@nutricion/domain/payments/receipt-text';
import { SavingsNote } from '../../cart/public/savings-note.tsx';
import { SummaryRow, SummaryTotal } from '../../cart/public/summary-rows.tsx';
import { Block } from '../../kit/ui/block.tsx';
import './receipt.css';

/** A receipt or credit note with the contents that the law requires. */
export const ReceiptDocument = ({ receipt }: { readonly receipt: ReceiptJson }) => {
  const { subtotalCents, taxStateCents, taxMunicipalCents, totalCents } = receiptMoney.fromJson(receipt);
  const { shop } = receipt;
  return (
    <Block aria-label={receipt.number}>
      <header className="flex flex-wrap justify-between gap-x-8 gap-y-3">
        <p className="min-w-0 leading-snug wrap-anywhere">
          <b className="text-[1.125rem]">{shop.name}</b>
          {shop.address && <span className="block">{shop.address}</span>}
          {shop.phone && <span className="block tabular-nums">{formatPhone(shop.phone)}</span>}
          {shop.merchant_number && (
            <span className="block">Registro de Comerciante {shop.merchant_number}</span>
          )}
        </p>
        <p className="leading-snug tabular-nums md:text-right">
          {receipt.kind === 'recibo' ? 'Recibo' : 'Nota de crédito'} <b>{receipt.number}</b>
          {receipt.refers_to && <span className="block">Cambia el recibo {receipt.refers_to}</span>}
          <span className="block">Pedido {receipt.order_number}</span>
          <span className="block">{formatDateTimeWithYear(receipt.issued_at)}</span>
        </p>
      </header>
      <table className="mt-5 w-full border-t border-linea">
        <caption className="sr-only">
          {receipt.kind === 'recibo' ? 'Lo que se vendió' : 'Lo que se devolvió'}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Precio</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper never change places.
            <Line key={index} line={line} />
          ))}
        </tbody>
      </table>
      <dl className="mt-4">
        <SummaryRow term="Subtotal">{formatUsd(subtotalCents)}</SummaryRow>
        <SummaryRow term="IVU estatal">{formatUsd(taxStateCents)}</SummaryRow>
        <SummaryRow term="IVU municipal">{formatUsd(taxMunicipalCents)}</SummaryRow>
        <SummaryTotal cents={totalCents} />
      </dl>
      {receipt.kind === 'recibo' && (
        <SavingsNote savings={receiptSavings(receipt)} verb="Ahorraste" className="mt-3" />
      )}
      <p className="mt-3 text-ui">
        {receiptMethodText(receipt.kind, receipt.payment_method, receipt.payment_reference)}
      </p>
      <p className="mt-3 text-nota text-tinta-suave">T: paga IVU. {shop.return_policy}</p>
    </Block>
  );
};

const Line = ({ line }: { readonly line: ReceiptJson['lines'][number] }) => {
  const { unitPriceCents, regularPriceCents, totalCents, lessCents } = receiptLineMoney.fromJson(line);
  return (
    <tr className="border-b border-linea align-top">
      <td className="py-2.5 pr-4 leading-snug">
        <b className="font-semibold">{line.title}</b>
        <span className="block text-nota text-tinta-suave tabular-nums">
          {line.came} × {formatUsd(unitPriceCents)} · {line.package_label}
          {regularPriceCents > unitPriceCents && ` · en oferta, antes ${formatUsd(regularPriceCents)}`}
        </span>
        {line.came < line.ordered && (
          <span className="block text-nota">
            {line.came === 0 ? 'No llegó' : `Pediste ${line.ordered}`}
            {lessCents > 0 && `: ${formatUsd(lessCents)} menos`}.
          </span>
        )}
        {line.is_free && <span className="block text-nota">Gratis con tu compra</span>}
        {line.stands_for !== null && <span className="block text-nota">En lugar de {line.stands_for}</span>}
      </td>
      <td className="py-2.5 text-right whitespace-nowrap tabular-nums">
        {formatUsd(totalCents)}
        {line.is_taxed && <abbr title="Paga IVU"> T</abbr>}
      </td>
    </tr>
  );
};
