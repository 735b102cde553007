import type { Zone } from '../catalog/zone.ts';
import type { Substitution } from '../orders/substitution.ts';

/** What becomes of units that the shelf doesn't have. `ask`: the customer says when they are reached. */
export type ShortOutcome =
  | { readonly kind: 'leave-out' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'substitute'; readonly productId: string };

/** The words of `ShortOutcome` and of `PickAction`, as they are kept. */
export const shortOutcomes = [
  'leave-out',
  'ask',
  'substitute',
] as const satisfies readonly ShortOutcome['kind'][];
export const pickActionKinds = [
  'pick',
  'short',
  'answer',
  'undo',
  'check',
] as const satisfies readonly PickAction['kind'][];

/**
 * One thing that a picker did. Its id is made where it was done, so that it may be sent twice. A `line` is named by its
 * key: see `PickLine`.
 */
export type PickAction = { readonly id: string } & (
  | { readonly kind: 'pick'; readonly line: string; readonly units: number }
  | { readonly kind: 'short'; readonly line: string; readonly units: number; readonly outcome: ShortOutcome }
  /** The customer was reached, or gave no sign. */
  | {
      readonly kind: 'answer';
      readonly line: string;
      readonly units: number;
      readonly outcome: Exclude<ShortOutcome, { kind: 'ask' }>;
    }
  | { readonly kind: 'undo'; readonly undoes: string }
  /** The bag was looked through once more, and holds what it should. */
  | { readonly kind: 'check'; readonly bag: number }
);

/** A line of an order in the batch. */
export interface PickLine {
  /** A number of the shop's; of a substitute that the shop doesn't know yet, the id of the action that brought it. */
  readonly key: string;
  /** The actions that brought it, by whose ids it may be named too. */
  readonly broughtBy: readonly string[];
  readonly bag: number;
  readonly productId: string;
  readonly title: string;
  readonly zone: Zone;
  readonly aisle: string | null;
  /** Units that the customer gets, as far as is known. */
  readonly due: number;
  /** Of them in the bag. */
  readonly picked: number;
  /** Units beside those that are missing, about which the customer is yet to be asked. */
  readonly waiting: number;
  readonly wish: Substitution;
  readonly isFree: boolean;
  /** The key of the line that this one stands in for. */
  readonly standsFor: string | null;
}

export interface PickBag {
  readonly number: number;
  readonly isChecked: boolean;
  /** `gone`: cancelled, or moved on by somebody else. */
  readonly state: 'picking' | 'ready' | 'gone';
}

/** A batch as its picker sees it. */
export interface PickSheet {
  readonly bags: readonly PickBag[];
  readonly lines: readonly PickLine[];
  /** What was done and stands, oldest first. */
  readonly actions: readonly PickAction[];
}

/** A line as the shop keeps it; how far it is picked is told by the actions. */
export type PickSheetRow = Omit<PickLine, 'picked' | 'waiting'>;

/** The batch out of what is kept of it. */
export const pickSheet = (
  bags: readonly PickBag[],
  rows: readonly PickSheetRow[],
  actions: readonly PickAction[],
): PickSheet => ({
  bags,
  actions,
  lines: rows.map((line) => {
    const own = actions.filter((action) => 'line' in action && action.line === line.key);
    const unitsOf = (isCounted: (action: PickAction) => boolean) =>
      own.filter(isCounted).reduce((sum, action) => sum + ('units' in action ? action.units : 0), 0);
    return {
      ...line,
      picked: unitsOf(({ kind }) => kind === 'pick'),
      waiting:
        unitsOf((action) => action.kind === 'short' && action.outcome.kind === 'ask') -
        unitsOf(({ kind }) => kind === 'answer'),
    };
  }),
});

/** Units still on the shelf; none where what was picked was cancelled afterwards. */
export const unitsLeft = ({ due, picked }: Pick<PickLine, 'due' | 'picked'>): number =>
  Math.max(0, due - picked);

export const findLine = ({ lines }: PickSheet, key: string): PickLine | undefined =>
  lines.find((line) => line.key === key || line.broughtBy.includes(key));

export const linesOfBag = ({ lines }: PickSheet, bag: number): readonly PickLine[] =>
  lines.filter((line) => line.bag === bag);

/** Nothing left on a shelf for it, nothing too much in it, and nobody to be asked. */
export const isBagComplete = (sheet: PickSheet, bag: number): boolean =>
  linesOfBag(sheet, bag).every(({ due, picked, waiting }) => due === picked && waiting === 0);
