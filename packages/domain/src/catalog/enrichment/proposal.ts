/** Fields of a product that a proposal can change. */
export const proposedFields = [
  'nutrition',
  'detected_subcategory',
  'tags',
  'allergen_info',
  'price',
  'pasteurization',
  'description',
  'barcode',
] as const;
export type ProposedField = (typeof proposedFields)[number];

/** Where a proposal comes from. */
export const proposalSources = [
  'usda',
  'parecidos',
  'busquedas',
  'texto',
  'precio',
  'ventas',
  'modelo',
] as const;
export type ProposalSource = (typeof proposalSources)[number];

export const sourceLabels: Record<ProposalSource, string> = {
  usda: 'USDA SR28',
  parecidos: 'Productos parecidos',
  busquedas: 'Lo que la gente busca',
  texto: 'Su propio texto',
  precio: 'Precios de su clase',
  ventas: 'Lo que más se vende',
  modelo: 'Modelo de lenguaje',
};

export const proposalStates = ['espera', 'segunda', 'aceptada', 'rechazada'] as const;
export type ProposalState = (typeof proposalStates)[number];

export interface Proposal {
  readonly productId: string;
  readonly field: ProposedField;
  /** The proposed value; null for a question that a person answers in the product's record. */
  readonly value: unknown;
  readonly source: ProposalSource;
  /** The reason in Spanish: which food, which products, which searches. */
  readonly because: string;
  /** Changes with the data behind the proposal, so that a refused one is proposed again only with new data. */
  readonly sourceKey: string;
  /** 0 to 1, before any proposal of this kind was decided. */
  readonly confidence: number;
}

/** Allergens need two people. */
export const needsSecondApproval = (field: ProposedField): boolean => field === 'allergen_info';

/** Number of decisions that weigh as much as the prior confidence. */
const PRIOR_WEIGHT = 8;

/**
 * The likelihood that a proposal is right, from its prior confidence and the decisions about others of the same source and field. After eight
 * decisions both weigh the same.
 */
export const calibratedConfidence = (
  prior: number,
  { accepted, refused }: { readonly accepted: number; readonly refused: number },
): number => (prior * PRIOR_WEIGHT + accepted) / (PRIOR_WEIGHT + accepted + refused);
