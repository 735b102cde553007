import { accept, type Result, refuse } from '../kit/result.ts';
import {
  findLine,
  isBagComplete,
  type PickAction,
  type PickBag,
  type PickLine,
  type PickSheet,
  type ShortOutcome,
  unitsLeft,
} from './pick-sheet.ts';
import { isAllowedOutcome } from './short-pick.ts';

export type PickRefusal =
  | { readonly kind: 'unknown-line' }
  /** The action has more units than are left to pick or to decide on. */
  | { readonly kind: 'too-many'; readonly title: string; readonly left: number }
  | { readonly kind: 'not-wished'; readonly title: string }
  | { readonly kind: 'nothing-to-undo' }
  /** The substitute is already in the bag and has to be taken out first. */
  | { readonly kind: 'substitute-in-bag'; readonly title: string }
  | { readonly kind: 'bag-incomplete'; readonly bag: number }
  | { readonly kind: 'bag-ready'; readonly bag: number }
  | { readonly kind: 'bag-gone'; readonly bag: number };

/** A substitute's fields that its new line shows. */
export type SubstituteProduct = Pick<PickLine, 'productId' | 'title' | 'zone' | 'aisle'>;

/**
 * The pick sheet after an action, or why the action is refused. The browser applies actions with it before the server
 * responds, and the server decides with it.
 * @param productOf the product that an outcome names; called only for products in the action
 */
export const applyAction = (
  sheet: PickSheet,
  action: PickAction,
  productOf: (productId: string) => SubstituteProduct | undefined,
): Result<PickSheet, PickRefusal> => {
  const next = applyToSheet(sheet, action, productOf);
  if (!next.ok) return next;
  const actions =
    action.kind === 'undo'
      ? sheet.actions.filter(({ id }) => id !== action.undoes)
      : [...sheet.actions, action];
  return accept({ ...next.value, actions });
};

const applyToSheet = (
  sheet: PickSheet,
  action: PickAction,
  productOf: (productId: string) => SubstituteProduct | undefined,
): Result<PickSheet, PickRefusal> => {
  if (action.kind === 'undo') return undoAction(sheet, action.undoes);
  if (action.kind === 'check') return checkBag(sheet, action.bag);
  const line = findLine(sheet, action.line);
  if (!line) return refuse({ kind: 'unknown-line' });
  const closedBag = closedBagRefusal(sheet, line.bag);
  if (closedBag) return refuse(closedBag);
  const left = action.kind === 'answer' ? line.waiting : unitsLeft(line);
  if (action.units > left) return refuse({ kind: 'too-many', title: line.title, left });
  if (action.kind === 'pick') return accept(withLine(sheet, { ...line, picked: line.picked + action.units }));
  if (!isAllowedOutcome(line.wish, action.outcome.kind))
    return refuse({ kind: 'not-wished', title: line.title });
  const shortened =
    action.kind === 'short'
      ? withLine(sheet, {
          ...line,
          due: line.due - action.units,
          waiting: line.waiting + unitsAwaitingReply(action),
        })
      : withLine(sheet, { ...line, waiting: line.waiting - action.units });
  return action.outcome.kind === 'substitute'
    ? withSubstitute(shortened, line, { ...action, outcome: action.outcome }, productOf)
    : accept(shortened);
};

const unitsAwaitingReply = ({
  units,
  outcome,
}: {
  readonly units: number;
  readonly outcome: ShortOutcome;
}): number => (outcome.kind === 'ask' ? units : 0);

const withSubstitute = (
  sheet: PickSheet,
  missing: PickLine,
  action: { readonly id: string; readonly units: number; readonly outcome: { readonly productId: string } },
  productOf: (productId: string) => SubstituteProduct | undefined,
): Result<PickSheet, PickRefusal> => {
  const product = productOf(action.outcome.productId);
  if (!product || product.productId === missing.productId)
    return refuse({ kind: 'not-wished', title: missing.title });
  const root = missing.standsFor ?? missing.key;
  const existing = substituteLine(sheet, root, product.productId, missing.isFree);
  if (existing) {
    const broughtBy = [...existing.broughtBy, action.id];
    return accept(withLine(sheet, { ...existing, due: existing.due + action.units, broughtBy }));
  }
  const line: PickLine = {
    ...missing,
    ...product,
    key: action.id,
    broughtBy: [],
    due: action.units,
    picked: 0,
    waiting: 0,
    standsFor: root,
  };
  return accept(uncheckedBag({ ...sheet, lines: [...sheet.lines, line] }, line.bag));
};

/** Adds units to the substitute's line, or creates it: each product has one line per line that it substitutes. */
const substituteLine = (
  { lines }: PickSheet,
  root: string,
  productId: string,
  isFree: boolean,
): PickLine | undefined =>
  lines.find((line) => line.standsFor === root && line.productId === productId && line.isFree === isFree);

const undoAction = (sheet: PickSheet, id: string): Result<PickSheet, PickRefusal> => {
  const action = sheet.actions.find((each) => each.id === id);
  if (!action || action.kind === 'undo') return refuse({ kind: 'nothing-to-undo' });
  if (action.kind === 'check') return accept(uncheckedBag(sheet, action.bag));
  const line = findLine(sheet, action.line);
  if (!line) return refuse({ kind: 'nothing-to-undo' });
  const closedBag = closedBagRefusal(sheet, line.bag);
  if (closedBag) return refuse(closedBag);
  if (action.kind === 'pick') return revertLine(sheet, line, { picked: line.picked - action.units });
  const withoutSubstituteUnits = withoutSubstitute(sheet, action);
  if (!withoutSubstituteUnits.ok) return withoutSubstituteUnits;
  return action.kind === 'answer'
    ? revertLine(withoutSubstituteUnits.value, line, { waiting: line.waiting + action.units })
    : revertLine(withoutSubstituteUnits.value, line, {
        due: line.due + action.units,
        waiting: line.waiting - unitsAwaitingReply(action),
      });
};

const revertLine = (
  sheet: PickSheet,
  line: PickLine,
  values: Partial<Pick<PickLine, 'due' | 'picked' | 'waiting'>>,
): Result<PickSheet, PickRefusal> => {
  const next = { ...line, ...values };
  // The customer's reply was recorded since then, or another user changed the line.
  if (next.waiting < 0 || next.picked < 0) return refuse({ kind: 'nothing-to-undo' });
  return accept(withLine(sheet, next));
};

const withoutSubstitute = (
  sheet: PickSheet,
  { id, units, outcome }: { readonly id: string; readonly units: number; readonly outcome: ShortOutcome },
): Result<PickSheet, PickRefusal> => {
  const substitute = outcome.kind === 'substitute' ? findLine(sheet, id) : undefined;
  if (!substitute) return accept(sheet);
  if (substitute.due - units < substitute.picked)
    return refuse({ kind: 'substitute-in-bag', title: substitute.title });
  return accept(withLine(sheet, { ...substitute, due: substitute.due - units }));
};

const checkBag = (sheet: PickSheet, bag: number): Result<PickSheet, PickRefusal> => {
  const closedBag = closedBagRefusal(sheet, bag);
  if (closedBag) return refuse(closedBag);
  if (!isBagComplete(sheet, bag)) return refuse({ kind: 'bag-incomplete', bag });
  return accept(withBag(sheet, bag, { isChecked: true }));
};

const closedBagRefusal = ({ bags }: PickSheet, number: number): PickRefusal | null => {
  const bag = bags.find((each) => each.number === number);
  if (bag?.state === 'picking') return null;
  return { kind: bag?.state === 'ready' ? 'bag-ready' : 'bag-gone', bag: number };
};

/** Clears a bag's check, since its contents changed. */
const withLine = (sheet: PickSheet, line: PickLine): PickSheet =>
  uncheckedBag(
    { ...sheet, lines: sheet.lines.map((each) => (each.key === line.key ? line : each)) },
    line.bag,
  );

const uncheckedBag = (sheet: PickSheet, number: number): PickSheet =>
  withBag(sheet, number, { isChecked: false });

const withBag = (sheet: PickSheet, number: number, values: Partial<PickBag>): PickSheet => ({
  ...sheet,
  bags: sheet.bags.map((bag) => (bag.number === number ? { ...bag, ...values } : bag)),
});
