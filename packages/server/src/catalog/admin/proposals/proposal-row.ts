import type { Proposal } from '@nutricion/domain/catalog/enrichment/proposal';

/** A proposal as a row of its table. */
export const proposalRow = ({
  productId,
  field,
  value,
  source,
  because,
  sourceKey,
  confidence,
}: Proposal) => ({
  product_id: productId,
  field,
  value: value === null ? null : JSON.stringify(value),
  source,
  because,
  source_key: sourceKey,
  prior: Math.round(confidence * 1000) / 1000,
});
