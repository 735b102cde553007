import { expect, test } from 'vitest';
import { aPromotion } from '../cart/cart.builders.ts';
import { puertoRicoDayStartMs } from '../kit/puerto-rico-time.ts';
import { dayEndMs, formatOfferEnd, formatOfferStart } from './format-offer-days.ts';
import { offerState } from './offer-state.ts';

const now = Date.parse('2026-11-23T12:00:00-04:00');

test('an offer until Saturday runs the whole of Saturday in Puerto Rico', () => {
  const offer = aPromotion(
    { type: 'bogo' },
    { startsAtMs: puertoRicoDayStartMs('2026-11-23'), endsAtMs: dayEndMs('2026-11-28') },
  );
  const at = (moment: string) => offerState(offer, Date.parse(moment));
  expect(at('2026-11-22T23:59:59.999-04:00')).toBe('programada');
  expect(at('2026-11-23T00:00:00.000-04:00')).toBe('vigente');
  expect(at('2026-11-28T23:59:59.999-04:00')).toBe('vigente');
  expect(at('2026-11-29T00:00:00.000-04:00')).toBe('terminada');
});

test.each([
  [dayEndMs('2026-11-28'), 'hasta el sábado 28 de noviembre, a las 11:59 p. m.'],
  [dayEndMs('2027-01-01'), 'hasta el viernes 1 de enero de 2027, a las 11:59 p. m.'],
  [Date.parse('2026-12-07T13:05:00-04:00'), 'hasta el lunes 7 de diciembre, a la 1:05 p. m.'],
])('the end %i reads "%s"', (endsAtMs, text) => {
  expect(formatOfferEnd(endsAtMs, now).replaceAll(/\s/g, ' ')).toBe(text);
});

test('a start at midnight has no time', () => {
  expect(formatOfferStart(puertoRicoDayStartMs('2026-11-23'), now)).toBe('desde el lunes 23 de noviembre');
  expect(formatOfferStart(Date.parse('2026-11-23T10:30:00-04:00'), now).replaceAll(/\s/g, ' ')).toBe(
    'desde el lunes 23 de noviembre, a las 10:30 a. m.',
  );
});
