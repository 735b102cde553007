import { expect, it } from 'vitest';
import { gtinOf } from './barcode.ts';

// Examples of check digits from GS1's definition, and codes of well-known packages.
it.each([
  ['an EAN-13', '4006381333931', '04006381333931'],
  ['a UPC-A', '036000291452', '00036000291452'],
  ['the same UPC-A read as an EAN-13', '0036000291452', '00036000291452'],
  ['an EAN-8', '73513537', '00000073513537'],
  ['a GTIN-14', '10614141000415', '10614141000415'],
  ['spaces around it', ' 4006381333931 ', '04006381333931'],
])('reads %s', (_, scanned, gtin) => expect(gtinOf(scanned)).toBe(gtin));

it.each(['4006381333932', '400638133393', '12345', '', 'arroz-grano-mediano', '４００６３８１３３３９３１'])(
  'takes «%s» for none',
  (scanned) => expect(gtinOf(scanned)).toBeNull(),
);
