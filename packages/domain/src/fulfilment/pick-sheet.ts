import type { Zone } from '../catalog/zone.ts';
import type { Substitution } from '../orders/substitution.ts';

/** What happens to missing units. `ask`: the customer decides on the telephone. */
export type ShortOutcome =
  | { readonly kind: 'leave-out' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'substitute'; readonly productId: string };

/** Stored values of `ShortOutcome` and `PickAction`. */
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
 * A picker's action. Its id is made on the device, so that sending it twice counts once. `line` is the key of a
 * `PickLine`.
 */
export type PickAction = { readonly id: string } & (
  | { readonly kind: 'pick'; readonly line: string; readonly units: number }
  | { readonly kind: 'short'; readonly line: string; readonly units: number; readonly outcome: ShortOutcome }
  /** The result of calling the customer, also if they couldn't be reached. */
  | {
      readonly kind: 'answer';
      readonly line: string;
      readonly units: number;
      readonly outcome: Exclude<ShortOutcome, { kind: 'ask' }>;
    }
  | { readonly kind: 'undo'; readonly undoes: string }
  /** The bag was checked again and is complete. */
  | { readonly kind: 'check'; readonly bag: number }
);

/** A line of an order in the batch. */
export interface PickLine {
  /**
   * The line's id in the database; for a substitute that isn't sent to the server yet, the id of the action that
   * added it.
   */
  readonly key: string;
  /** Ids of the actions that added it as a substitute; they are accepted as its key too. */
  readonly broughtBy: readonly string[];
  readonly bag: number;
  readonly productId: string;
  readonly title: string;
  readonly zone: Zone;
  readonly aisle: string | null;
  /** Units that the customer is to receive, without those reported missing. */
  readonly due: number;
  /** Units in the bag. */
  readonly picked: number;
  /** Missing units that the customer still has to decide on; not counted in `due`. */
  readonly waiting: number;
  readonly wish: Substitution;
  readonly isFree: boolean;
  /** The key of the line that this one substitutes. */
  readonly standsFor: string | null;
}

export interface PickBag {
  readonly number: number;
  readonly isChecked: boolean;
  /** `gone`: the order was cancelled, or another user changed its status. */
  readonly state: 'picking' | 'ready' | 'gone';
}

/** A batch as its picker sees it. */
export interface PickSheet {
  readonly bags: readonly PickBag[];
  readonly lines: readonly PickLine[];
  /** Actions that weren't undone, oldest first. */
  readonly actions: readonly PickAction[];
}

/** A stored line; `picked` and `waiting` are computed from the actions. */
export type PickSheetRow = Omit<PickLine, 'picked' | 'waiting'>;

/** Builds the pick sheet of a batch from its stored rows. */
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

/** Units still to pick; 0 if picked units were cancelled afterwards. */
export const unitsLeft = ({ due, picked }: Pick<PickLine, 'due' | 'picked'>): number =>
  Math.max(0, due - picked);

export const findLine = ({ lines }: PickSheet, key: string): PickLine | undefined =>
  lines.find((line) => line.key === key || line.broughtBy.includes(key));

export const linesOfBag = ({ lines }: PickSheet, bag: number): readonly PickLine[] =>
  lines.filter((line) => line.bag === bag);

/** Whether every line has exactly the units due, and no customer has to be called. */
export const isBagComplete = (sheet: PickSheet, bag: number): boolean =>
  linesOfBag(sheet, bag).every(({ due, picked, waiting }) => due === picked && waiting === 0);
