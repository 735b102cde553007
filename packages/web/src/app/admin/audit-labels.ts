import { labelOfField as labelOfProductField } from '../../catalog/admin/products/product-fields.ts';
import { labelOfField as labelOfArticleField } from '../../content/admin/articles/article-draft.ts';
import { registerAuditLabels } from '../../kit/admin/audit/audit-text.ts';
import { limitLabels } from '../../orders/admin/settings/limit-labels.ts';
import { particularLabels } from '../../orders/admin/settings/particular-labels.ts';
import { labelOfField as labelOfRecipeField } from '../../recipes/admin/recipe-fields.ts';

registerAuditLabels({
  fields: { ...particularLabels, ...limitLabels },
  records: { article: labelOfArticleField, product: labelOfProductField, recipe: labelOfRecipeField },
});
