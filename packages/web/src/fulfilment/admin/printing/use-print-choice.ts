import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import { type PrintKind, printKinds } from '@nutricion/domain/fulfilment/printing';
import { useState } from 'react';

/** What is printed of these orders: kinds of documents, with or without prices, and only those not printed yet. */
export const usePrintChoice = (orders: readonly PrintedOrderJson[]) => {
  const [kinds, setKinds] = useState<readonly PrintKind[]>(printKinds);
  const [hasPrices, setPrices] = useState(true);
  const [wantsAll, setAll] = useState(false);
  const missing = (kind: PrintKind) => orders.filter((order) => !isPrinted(order, kind));
  const isAllPrinted = kinds.every((kind) => missing(kind).length === 0);
  const printed = (kind: PrintKind): readonly PrintedOrderJson[] => {
    if (!kinds.includes(kind)) return [];
    if (wantsAll || missing(kind).length === orders.length) return orders;
    // The route sheet lists all stops, so one new stop means printing it again with all of them.
    return kind === 'route' ? (missing(kind).length > 0 ? orders : []) : missing(kind);
  };
  return {
    kinds,
    toggleKind: (kind: PrintKind) =>
      setKinds(kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind]),
    hasPrices,
    setPrices,
    wantsAll,
    setAll,
    isAllPrinted,
    isSomePrinted: kinds.some((kind) => missing(kind).length < orders.length),
    of: { label: printed('label'), slip: printed('slip'), route: printed('route') },
  };
};

const isPrinted = ({ prints }: PrintedOrderJson, kind: PrintKind): boolean =>
  prints.some((print) => print.kind === kind);
