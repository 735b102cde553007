import { describe, expect, it } from 'vitest';
import { changedParams, matchingPattern, oneOf, someOf, valuesOf } from './list-address.ts';

const codec = {
  estado: someOf(['listo', 'en_ruta']),
  pago: oneOf(['pagado']),
  dia: matchingPattern(/^\d{4}-\d\d-\d\d$/),
};

describe('the address of a list', () => {
  it('is read for what it can mean, and for nothing else', () => {
    const typed = 'estado=listo,robado,en_ruta&pago=nunca&dia=ayer&q=%20Ana%20&otra=1';
    expect(valuesOf(new URLSearchParams(typed), codec)).toEqual({ estado: 'listo,en_ruta', q: 'Ana' });
    expect(valuesOf(new URLSearchParams('estado=&q='), codec)).toEqual({});
  });

  it('begins at the first page whenever something changes', () => {
    const before = new URLSearchParams('estado=listo&despues=abc&q=Ana');
    expect(`${changedParams(before, { estado: undefined, pago: 'pagado' })}`).toBe('q=Ana&pago=pagado');
    expect(`${changedParams(before, { despues: 'def' })}`).toBe('estado=listo&q=Ana&despues=def');
  });
});
