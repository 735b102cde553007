import { expect, test } from 'vitest';
import { callAllowance, callLimitText } from './call-limits.ts';

const usage = {
  starts: 0,
  waitSeconds: 0,
  secondsToday: 0,
  shopSecondsThisMonth: 0,
  shopMonthlyMinutes: 3_000,
};

test('a call lasts ten minutes, or what is left of the day and of the month', () => {
  expect(callAllowance(usage)).toEqual({ ok: true, value: 600 });
  expect(callAllowance({ ...usage, secondsToday: 25 * 60 })).toEqual({ ok: true, value: 300 });
  expect(callAllowance({ ...usage, shopSecondsThisMonth: 2_999 * 60 })).toEqual({ ok: true, value: 60 });
});

test('each limit says what to do instead', () => {
  const textOf = (parts: Partial<typeof usage>) => {
    const allowed = callAllowance({ ...usage, ...parts });
    return allowed.ok ? '' : callLimitText(allowed.refusal);
  };
  expect(textOf({ starts: 9, waitSeconds: 100 })).toBe('');
  expect(textOf({ starts: 10, waitSeconds: 100 })).toBe(
    'Empezaste 10 llamadas en una hora. Espera 2 minutos para hablar, o escríbelo aquí mismo.',
  );
  expect(textOf({ secondsToday: 30 * 60 })).toContain('Ya hablaste tus 30 minutos de hoy.');
  expect(textOf({ shopSecondsThisMonth: 3_000 * 60 })).toContain('minutos de voz de este mes');
});
