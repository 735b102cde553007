import { anyRule, aPromotion } from '@nutricion/domain/cart/cart.builders';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promotionFromJson, promotionToJson } from './promotion.ts';
import { promotionSchema } from './promotion-schema.ts';

test('a promotion is the same after conversion to JSON and back', () => {
  fc.assert(
    fc.property(anyRule, fc.option(fc.string()), (rule, badgeText) => {
      const promotion = aPromotion(rule, { badgeText });
      const sent = JSON.parse(JSON.stringify(promotionToJson(promotion)));
      expect(promotionFromJson(promotionSchema.parse(sent))).toEqual(promotion);
    }),
  );
});
