import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../kit/random.ts';
import { checkCode, codeRefusalText, handoverCode, MAX_WRONG_CODES } from './handover-code.ts';

describe('handover code', () => {
  it('has four digits, with leading zeros', () => {
    expect(handoverCode(() => 0)).toBe('0000');
    expect(handoverCode(() => 0.0042)).toBe('0042');
    expect(handoverCode(() => 0.999_999)).toBe('9999');
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(handoverCode(mulberry32(seed))).toMatch(/^\d{4}$/);
      }),
    );
  });

  it('is accepted only if it matches exactly', () => {
    expect(checkCode({ code: '0420', wrongTries: 0 }, '0420')).toMatchObject({ ok: true });
    expect(checkCode({ code: '0420', wrongTries: 0 }, '420')).toMatchObject({ ok: false });
    expect(checkCode({ code: '0420', wrongTries: 1 }, '0421')).toMatchObject({
      refusal: { kind: 'code-wrong', left: 3 },
    });
  });

  it('is refused after five wrong codes, even if it is right', () => {
    expect(checkCode({ code: '0420', wrongTries: MAX_WRONG_CODES - 1 }, '0420')).toMatchObject({ ok: true });
    expect(checkCode({ code: '0420', wrongTries: MAX_WRONG_CODES }, '0420')).toMatchObject({
      refusal: { kind: 'code-locked' },
    });
  });

  it('has refusal texts with the next step and without the code', () => {
    expect(codeRefusalText({ kind: 'code-wrong', left: 1 })).toContain('Queda 1 intento');
    expect(codeRefusalText({ kind: 'code-wrong', left: 0 })).toContain('foto');
    expect(codeRefusalText({ kind: 'code-locked' })).toContain('foto');
  });
});
