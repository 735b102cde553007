import { isUuid } from '@nutricion/domain/kit/ids';
import { labelOfField as labelOfProductField } from '../../catalog/admin/products/product-fields.ts';
import { labelOfField as labelOfArticleField } from '../../content/admin/articles/article-draft.ts';
import {
  type AuditJson,
  type AuditSubjectPage,
  registerAuditLabels,
} from '../../kit/admin/audit/audit-text.ts';
import { limitLabels } from '../../orders/admin/settings/limit-labels.ts';
import { particularLabels } from '../../orders/admin/settings/particular-labels.ts';
import { labelOfField as labelOfRecipeField } from '../../recipes/admin/recipe-fields.ts';
import { labelOfField as labelOfPurchaseField } from '../../stock/admin/purchases/purchase-draft.ts';
import { labelOfField as labelOfSupplierField } from '../../stock/admin/suppliers/supplier-draft.ts';

const page = (permission: AuditSubjectPage['permission'], path: string): AuditSubjectPage => ({
  permission,
  href: ({ subject_id }) => `${path}${encodeURIComponent(subject_id)}`,
});

/** Deleted users, and those whose address is masked, are found by nothing. */
const userHref = ({ subject_id, before, after }: AuditJson): string | undefined => {
  const snapshot = { ...(before as object | null), ...(after as object | null) };
  const { email, state } = snapshot as { email?: unknown; state?: unknown };
  if (typeof email !== 'string' || email.includes('•')) return undefined;
  const params = new URLSearchParams({
    estado: typeof state === 'string' ? state : 'verificada',
    persona: subject_id,
  });
  return `/admin/users?${params}`;
};

registerAuditLabels({
  fields: { ...particularLabels, ...limitLabels },
  pages: {
    order: page('orders.read', '/admin/orders/'),
    // A charge without an order is named by its provider's reference, and has no page.
    payment: {
      permission: 'payments.read',
      href: ({ subject_id }) => (isUuid(subject_id) ? `/admin/payments/${subject_id}` : undefined),
    },
    day: page('payments.read', '/admin/payments/close?dia='),
    route: page('deliveries.run', '/admin/deliveries/'),
    user: { permission: 'users.read', href: userHref },
    hospital: page('hospitals.read', '/admin/hospitals?hospital='),
    product: page('products.read', '/admin/products/'),
    recall: page('stock.write', '/admin/lots/recalls/'),
    supplier: page('purchases.read', '/admin/suppliers/'),
    purchase: page('purchases.read', '/admin/purchase-orders/'),
    offer: page('offers.read', '/admin/incentives/'),
    recipe: page('recipes.write', '/admin/recipes/'),
    article: page('education.write', '/admin/education/'),
    setting: { permission: 'settings.read', href: () => '/admin/settings' },
    'voice-session': page('voice.read', '/admin/voice-insights/'),
  },
  records: {
    article: labelOfArticleField,
    product: labelOfProductField,
    recipe: labelOfRecipeField,
    supplier: labelOfSupplierField,
    purchase: labelOfPurchaseField,
  },
});
