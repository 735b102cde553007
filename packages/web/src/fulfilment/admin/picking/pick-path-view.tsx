import { type PickStop, pickPathOf } from '@nutricion/domain/fulfilment/pick-path';
import { findLine, type PickSheet, unitsLeft } from '@nutricion/domain/fulfilment/pick-sheet';
import { clsx } from 'clsx';
import { Check, OctagonX, ScanBarcode, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import { FootBar } from '../../../kit/admin/sending/foot-bar.tsx';
import { useScanner } from '../../../kit/admin/use-scanner.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { haptic } from '../../../kit/lib/haptics.ts';
import { toastNote } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { ColdMark, placeText } from '../../../stock/admin/public/place-tag.tsx';
import { readScan } from './read-scan.ts';
import { ShortSheet } from './short-sheet.tsx';
import { StopCard } from './stop-card.tsx';
import { UnknownCode } from './unknown-code.tsx';
import { type BatchView, recordActions } from './use-batch.ts';

interface PickPathViewProps {
  readonly batchView: BatchView;
  readonly onCheck: () => void;
}

/** The pick path, one product at a time. */
export const PickPathView = ({ batchView, onCheck }: PickPathViewProps) => {
  const { sheet, products } = batchView;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isShort, setShort] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [scannedText, setScannedText] = useState<string | null>(null);
  const openBagNumbers = new Set(
    sheet.bags.filter(({ state }) => state === 'picking').map(({ number }) => number),
  );
  const stops = pickPathOf(sheet.lines.filter(({ bag }) => openBagNumbers.has(bag)));
  const remainingStops = stops.filter(({ left }) => left > 0);
  const current = remainingStops.find(({ productId }) => productId === chosenId) ?? remainingStops[0];
  const pickAll = (stop: PickStop) => {
    setWrong(null);
    setScannedText(null);
    recordActions(
      ...stop.parts.flatMap((part) => {
        const units = unitsLeft(part);
        return units > 0 ? [{ kind: 'pick' as const, line: part.key, units }] : [];
      }),
    );
    haptic('add');
    announce(`${stop.title}: ${stop.left} en las bolsas`);
  };
  useScanner((code) => {
    const result = readScan(code, stops, products, current);
    setUnknown(result.kind === 'unknown' ? result.gtin : null);
    if (result.kind !== 'pick') {
      haptic('error');
      setScannedText(null);
      setWrong(result.kind === 'wrong' ? result.text : null);
      return;
    }
    setWrong(null);
    haptic('add');
    recordActions({ kind: 'pick', line: result.line, units: 1 });
    setChosenId(result.productId);
    setScannedText(`1 en la bolsa ${result.bag}: ${result.title}`);
  });
  const undo = (
    <Button
      variant="outline"
      size="lg"
      className="w-14 flex-none px-0!"
      aria-label="Deshacer lo último"
      disabled={sheet.actions.length === 0}
      onClick={() => undoLast(sheet)}
    >
      <Undo2 size={24} strokeWidth={2.3} aria-hidden="true" />
    </Button>
  );
  if (!current)
    return (
      <>
        <EmptyState title="Recorrido completo">
          Ya no falta nada del anaquel. Mira cada bolsa una vez más antes de dejarla lista.
        </EmptyState>
        <FootBar>
          {undo}
          <Button size="lg" className="flex-1" onClick={onCheck}>
            Revisar las bolsas
          </Button>
        </FootBar>
      </>
    );
  const root = findLine(sheet, current.parts[0]?.standsFor ?? '');
  return (
    <>
      {unknown !== null && (
        <UnknownCode
          key={unknown}
          gtin={unknown}
          stop={current}
          onTaught={() => {
            setUnknown(null);
            const part = current.parts.find((each) => unitsLeft(each) > 0);
            if (part) recordActions({ kind: 'pick', line: part.key, units: 1 });
            setScannedText(part ? `1 en la bolsa ${part.bag}: ${current.title}` : null);
          }}
          onClose={() => setUnknown(null)}
        />
      )}
      {wrong !== null && <WrongProduct text={wrong} onClose={() => setWrong(null)} />}
      <ScannedNote text={scannedText} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px]">
        <StopCard stop={current} product={products.get(current.productId)} standsFor={root?.title ?? null} />
        <NextStops stops={stops} current={current} batchView={batchView} onChoose={setChosenId} />
      </div>
      <FootBar>
        {undo}
        <Button variant="outline" size="lg" onClick={() => setShort(true)}>
          Falta
        </Button>
        <Button size="lg" className="min-w-0 flex-1" onClick={() => pickAll(current)}>
          <Check size={24} strokeWidth={2.8} aria-hidden="true" className="flex-none" />
          {current.left === 1 ? 'Puesto' : `Puestos los ${current.left}`}
        </Button>
      </FootBar>
      {isShort && <ShortSheet stop={current} batchView={batchView} onClose={() => setShort(false)} />}
    </>
  );
};

/** The last scan: product and bag. Large, because a picker with a scanner looks at the screen only briefly. */
const ScannedNote = ({ text }: { readonly text: string | null }) => (
  <div role="status">
    {text !== null && (
      <p className="mb-3 flex min-h-11 items-center gap-2 rounded-ficha bg-rocio px-4 py-2 font-[650] text-verde-hondo">
        <ScanBarcode size={22} strokeWidth={2.3} aria-hidden="true" className="flex-none" />
        {text}
      </p>
    )}
  </div>
);

interface NextStopsProps {
  readonly stops: readonly PickStop[];
  readonly current: PickStop;
  readonly batchView: BatchView;
  readonly onChoose: (productId: string) => void;
}

/** The next stops and the finished ones; a tap goes to one. */
const NextStops = ({ stops, current, batchView, onChoose }: NextStopsProps) => {
  const others = stops.filter((stop) => stop.left > 0 && stop !== current);
  const done = stops.length - stops.filter(({ left }) => left > 0).length;
  if (others.length === 0 && done === 0) return null;
  return (
    <section aria-label="Lo que sigue">
      <h3 className="px-1 text-ui text-tinta-suave">
        {others.length === 0 ? 'Es lo último' : 'Después'}
        {done > 0 && ` · ${done === 1 ? '1 hecho' : `${done} hechos`}`}
      </h3>
      <ul className="mt-1.5 grid gap-1.5">
        {others.map((stop) => {
          const product = batchView.products.get(stop.productId);
          return (
            <li key={stop.productId}>
              <button
                type="button"
                onClick={() => onChoose(stop.productId)}
                className={clsx(
                  'flex min-h-16 w-full items-center gap-3 rounded-ficha bg-papel px-3 py-2 text-left',
                  'transition-colors duration-rapido hover:bg-rocio-2',
                )}
              >
                <ProductArt
                  src={product?.imageUrl ?? ''}
                  alt=""
                  categoryId={product?.categoryId ?? null}
                  className="w-12 flex-none rounded-control!"
                />
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-1 text-ui font-[650]">{stop.title}</span>
                  <span className="flex items-center gap-1 text-nota text-tinta-suave">
                    <ColdMark zone={stop.zone} />
                    {placeText(stop)}
                  </span>
                </span>
                <b className="num flex-none text-[1.25rem]">{stop.left}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** Undoes the last action that counts, with a toast that names it. */
const undoLast = (sheet: PickSheet): void => {
  const last = sheet.actions.at(-1);
  if (!last || last.kind === 'undo') return;
  recordActions({ kind: 'undo', undoes: last.id });
  haptic('remove');
  const title = 'line' in last ? findLine(sheet, last.line)?.title : undefined;
  const what =
    last.kind === 'check'
      ? `Revisa otra vez la bolsa ${last.bag}`
      : last.kind === 'pick'
        ? `Saca ${last.units} de la bolsa ${findLine(sheet, last.line)?.bag}`
        : 'Vuelve a buscarlo';
  toastNote('Deshecho', title ? `${what}: ${title}` : what);
  announce(title ? `Deshecho. ${what}: ${title}` : `Deshecho. ${what}`);
};

/** The scanned product isn't in the batch; a large warning, since the picker may not be looking at the screen. */
const WrongProduct = ({ text, onClose }: { readonly text: string; readonly onClose: () => void }) => (
  <div role="alert" className="mb-3 flex items-center gap-3 rounded-ficha bg-guayaba p-4 text-white">
    <OctagonX size={36} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
    <p className="min-w-0 flex-1 font-[650] leading-snug wrap-anywhere">{text}</p>
    <Button variant="white" size="sm" onClick={onClose}>
      Ya
    </Button>
  </div>
);
