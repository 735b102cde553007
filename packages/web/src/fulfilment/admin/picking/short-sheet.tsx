import type { PickSubstituteJson } from '@nutricion/contract/fulfilment/picking';
import type { PickStop } from '@nutricion/domain/fulfilment/pick-path';
import { type PickLine, unitsLeft } from '@nutricion/domain/fulfilment/pick-sheet';
import type { Substitution } from '@nutricion/domain/orders/substitution';
import { useState } from 'react';
import { haptic } from '../../../kit/lib/haptics.ts';
import { QuantityStepper } from '../../../kit/ui/quantity-stepper.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { CustomerCall } from './customer-call.tsx';
import { SkipItem } from './skip-item.tsx';
import { SubstituteCards } from './substitute-cards.tsx';
import { type BatchView, recordActions } from './use-batch.ts';

interface ShortSheetProps {
  readonly stop: PickStop;
  readonly batchView: BatchView;
  readonly onClose: () => void;
}

/** The product is out of stock: the customer's choice at checkout decides what can be done. */
export const ShortSheet = ({ stop, batchView, onClose }: ShortSheetProps) => {
  const open = stop.parts.filter((part) => unitsLeft(part) > 0);
  // The last bag is the one for which the shelf ran out.
  const [key, setKey] = useState(open.at(-1)?.key);
  const part = open.find((each) => each.key === key) ?? open.at(-1);
  const [chosenUnits, setUnits] = useState<number | null>(null);
  if (!part) return null;
  const left = unitsLeft(part);
  const units = Math.min(chosenUnits ?? left, left);
  const finish = (outcome: Outcome) => {
    recordActions({ kind: 'short', line: part.key, units, outcome });
    haptic('remove');
    onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Falta ${stop.title}`}
      description={substitutionText(part)}
    >
      {open.length > 1 && (
        <fieldset className="mb-4">
          <legend className="mb-2 text-ui font-[650]">¿En qué bolsa?</legend>
          <div className="grid grid-cols-2 gap-2">
            {open.map((each) => (
              <RadioCard
                key={each.key}
                name="bolsa"
                title={`Bolsa ${each.bag}`}
                detail={partText(each)}
                checked={each === part}
                onChange={() => {
                  setKey(each.key);
                  setUnits(null);
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      {left > 1 && (
        <div className="mb-5 flex items-center justify-between gap-4">
          <p className="font-[650]">
            ¿Cuántas faltan? <span className="font-normal text-tinta-suave">de {left}</span>
          </p>
          <QuantityStepper
            quantity={units}
            onChange={setUnits}
            min={1}
            max={left}
            name={stop.title}
            className="w-36"
          />
        </div>
      )}
      <Choices part={part} units={units} batchView={batchView} onFinish={finish} />
    </Sheet>
  );
};

type Outcome = { kind: 'leave-out' } | { kind: 'ask' } | { kind: 'substitute'; productId: string };

interface ChoicesProps {
  readonly part: PickLine;
  readonly units: number;
  readonly batchView: BatchView;
  readonly onFinish: (outcome: Outcome) => void;
}

const Choices = ({ part, units, batchView, onFinish }: ChoicesProps) => {
  const choices = choicesOf(part, batchView);
  const skip = <SkipItem units={units} isFree={part.isFree} onSkip={() => onFinish({ kind: 'leave-out' })} />;
  if (part.wish === 'none') return skip;
  const cards = (
    <SubstituteCards
      choices={choices}
      units={units}
      from={part}
      onChoose={(productId) => onFinish({ kind: 'substitute', productId })}
    />
  );
  if (part.wish === 'best-match')
    return (
      <>
        {cards}
        {skip}
      </>
    );
  return (
    <CustomerCall
      contact={batchView.batch.bags.find(({ number }) => number === part.bag)?.contact ?? null}
      onNoReply={() => onFinish({ kind: 'ask' })}
    >
      {cards}
      {skip}
    </CustomerCall>
  );
};

/** The units that the customer ordered of the line, without those missing now. */
export const choicesOf = (part: PickLine, { batch, sheet }: BatchView): readonly PickSubstituteJson[] => {
  const keys = [part.key, part.standsFor];
  const missing = new Set(
    sheet.lines
      .filter(
        (line) => line.key === part.key || line.standsFor === part.standsFor || line.key === part.standsFor,
      )
      .map(({ productId }) => productId),
  );
  const offered = keys.flatMap((key) => batch.substitutes.find(({ line }) => line === key) ?? [])[0];
  return (offered?.choices ?? []).filter(
    ({ product_id }) => part.standsFor === null || !missing.has(product_id),
  );
};

const partText = (part: PickLine): string => {
  const left = unitsLeft(part);
  return `${left === 1 ? '1 unidad' : `${left} unidades`}${part.isFree ? ', gratis' : ''}`;
};

/** The customer's choice as shown to the picker. */
const substitutions: Record<Substitution, string> = {
  'best-match': 'Quiere que lo cambies por lo más parecido.',
  'call-me': 'Quiere que le llames.',
  none: 'Quiere que lo dejes fuera.',
};

const substitutionText = ({ wish, bag }: PickLine): string => `Bolsa ${bag}. ${substitutions[wish]}`;
