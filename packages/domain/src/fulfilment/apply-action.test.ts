import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAction, type SubstituteProduct } from './apply-action.ts';
import { isBagComplete, type PickAction, type PickSheet } from './pick-sheet.ts';
import { aBag, aLine, aSheet } from './picking.builders.ts';

const other: SubstituteProduct = { productId: 'otro', title: 'Otro arroz', zone: 'seco', aisle: '1' };
const productOf = (id: string) => (id === 'otro' ? other : undefined);
const after = (sheet: PickSheet, ...actions: readonly PickAction[]): PickSheet =>
  actions.reduce((now, action) => {
    const next = applyAction(now, action, productOf);
    if (!next.ok) throw new Error(next.refusal.kind);
    return next.value;
  }, sheet);
const refusalOf = (sheet: PickSheet, action: PickAction) => {
  const next = applyAction(sheet, action, productOf);
  return next.ok ? null : next.refusal;
};

const pick = (units: number, id = 'p', line = '1'): PickAction => ({ id, kind: 'pick', line, units });
const short = (
  units: number,
  outcome: Extract<PickAction, { kind: 'short' }>['outcome'] = { kind: 'leave-out' },
  id = 's',
): PickAction => ({ id, kind: 'short', line: '1', units, outcome });
const withOther = { kind: 'substitute', productId: 'otro' } as const;

describe('picking a line', () => {
  it('adds units to the bag and refuses more than are missing', () => {
    const sheet = after(aSheet([aLine()]), pick(2));
    expect(sheet.lines[0]).toMatchObject({ due: 3, picked: 2 });
    expect(refusalOf(sheet, pick(2, 'q'))).toEqual({ kind: 'too-many', title: 'Arroz', left: 1 });
  });

  it('refuses a line that isn’t in the batch', () => {
    expect(refusalOf(aSheet([aLine()]), pick(1, 'p', '9'))).toEqual({ kind: 'unknown-line' });
  });

  it('refuses a bag whose order is ready or cancelled', () => {
    const lines = [aLine()];
    const ready = aSheet(lines, { bags: [aBag(1, { state: 'ready' })] });
    expect(refusalOf(ready, pick(1))).toEqual({ kind: 'bag-ready', bag: 1 });
    const gone = aSheet(lines, { bags: [aBag(1, { state: 'gone' })] });
    expect(refusalOf(gone, pick(1))).toEqual({ kind: 'bag-gone', bag: 1 });
  });

  it('undoes an action by its id, once', () => {
    const undo: PickAction = { id: 'u', kind: 'undo', undoes: 'p' };
    const sheet = after(aSheet([aLine()]), pick(2), undo);
    expect(sheet.lines[0]).toMatchObject({ picked: 0 });
    expect(refusalOf(sheet, { ...undo, id: 'v' })).toEqual({ kind: 'nothing-to-undo' });
  });

  it('clears the check of the bag', () => {
    const sheet = after(aSheet([aLine()]), pick(3), { id: 'c', kind: 'check', bag: 1 });
    expect(sheet.bags[0]?.isChecked).toBe(true);
    const undone = after(sheet, { id: 'u', kind: 'undo', undoes: 'p' });
    expect(undone.bags[0]?.isChecked).toBe(false);
  });
});

describe('a short pick', () => {
  it('completes the bag without the missing units', () => {
    const sheet = after(aSheet([aLine()]), pick(2), short(1));
    expect(isBagComplete(sheet, 1)).toBe(true);
  });

  it('accepts only outcomes that the customer chose', () => {
    const outcomes = [{ kind: 'leave-out' }, { kind: 'ask' }, withOther] as const;
    const allowed = (['best-match', 'call-me', 'none'] as const).map((wish) =>
      outcomes.filter((outcome) => refusalOf(aSheet([aLine({ wish })]), short(1, outcome)) === null),
    );
    expect(allowed.map((list) => list.map(({ kind }) => kind))).toEqual([
      ['leave-out', 'substitute'],
      ['leave-out', 'ask', 'substitute'],
      ['leave-out'],
    ]);
  });

  it('adds a line for a substitute, with the action’s id as its key', () => {
    const sheet = after(aSheet([aLine()]), short(2, withOther), pick(2, 'q', 's'));
    expect(sheet.lines).toMatchObject([
      { key: '1', due: 1 },
      { key: 's', due: 2, picked: 2, standsFor: '1', productId: 'otro' },
    ]);
  });

  it('adds units to the existing line of the same substitute', () => {
    const sheet = after(aSheet([aLine()]), short(1, withOther), short(1, withOther, 't'), pick(2, 'q', 't'));
    expect(sheet.lines).toMatchObject([{ key: '1' }, { key: 's', broughtBy: ['t'], due: 2, picked: 2 }]);
  });

  it('keeps the bag incomplete until the customer has replied', () => {
    const pending = after(aSheet([aLine({ wish: 'call-me' })]), pick(2), short(1, { kind: 'ask' }));
    expect(isBagComplete(pending, 1)).toBe(false);
    const replied = after(pending, {
      id: 'a',
      kind: 'answer',
      line: '1',
      units: 1,
      outcome: { kind: 'leave-out' },
    });
    expect(isBagComplete(replied, 1)).toBe(true);
  });

  it('refuses the missing product as its own substitute', () => {
    const same = { kind: 'substitute', productId: 'otro' } as const;
    expect(refusalOf(aSheet([aLine({ productId: 'otro' })]), short(1, same))).toMatchObject({
      kind: 'not-wished',
    });
  });

  it('is undone with its substitute, and refused while that is in the bag', () => {
    const undo: PickAction = { id: 'u', kind: 'undo', undoes: 's' };
    const brought = after(aSheet([aLine()]), short(2, withOther));
    expect(after(brought, undo).lines).toMatchObject([{ due: 3 }, { due: 0 }]);
    expect(refusalOf(after(brought, pick(1, 'q', 's')), undo)).toEqual({
      kind: 'substitute-in-bag',
      title: 'Otro arroz',
    });
  });
});

describe('checking a bag', () => {
  it('refuses an incomplete bag', () => {
    const check: PickAction = { id: 'c', kind: 'check', bag: 1 };
    expect(refusalOf(aSheet([aLine()]), check)).toEqual({ kind: 'bag-incomplete', bag: 1 });
    expect(after(aSheet([aLine()]), pick(3), check).bags[0]?.isChecked).toBe(true);
  });
});

const anAction = fc.record({
  kind: fc.constantFrom('pick', 'short', 'answer', 'undo', 'check'),
  units: fc.integer({ min: 1, max: 3 }),
  outcome: fc.constantFrom({ kind: 'leave-out' }, { kind: 'ask' }, withOther),
  of: fc.nat(20),
});

it('keeps after random actions picked <= due <= ordered, and undoing all restores the start', () => {
  fc.assert(
    fc.property(fc.array(anAction, { maxLength: 25 }), (taps) => {
      const start = aSheet([aLine({ wish: 'call-me' }), aLine({ key: '2', bag: 2, wish: 'best-match' })]);
      let sheet = start;
      for (const [place, tap] of taps.entries()) {
        const named = sheet.lines[tap.of % sheet.lines.length];
        const undoes = sheet.actions[tap.of % Math.max(1, sheet.actions.length)]?.id ?? '';
        const action = {
          ...tap,
          id: `t${place}`,
          line: named?.key,
          undoes,
          bag: named?.bag,
        } as unknown as PickAction;
        const next = applyAction(sheet, action, productOf);
        if (next.ok) sheet = next.value;
        for (const line of sheet.lines) {
          expect(line.picked).toBeGreaterThanOrEqual(0);
          expect(line.picked).toBeLessThanOrEqual(line.due);
          expect(line.waiting).toBeGreaterThanOrEqual(0);
        }
        for (const bag of [1, 2]) {
          const units = sheet.lines
            .filter((line) => line.bag === bag)
            .reduce((sum, { due, waiting }) => sum + due + waiting, 0);
          expect(units).toBeLessThanOrEqual(3);
        }
      }
      for (const { id } of sheet.actions.toReversed())
        sheet = after(sheet, { id: `u${id}`, kind: 'undo', undoes: id });
      const units = (lines: PickSheet['lines']) => lines.filter(({ due }) => due > 0);
      expect(units(sheet.lines)).toEqual(start.lines);
    }),
  );
});
