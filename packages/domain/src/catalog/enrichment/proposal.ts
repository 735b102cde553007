/** What a proposal would change of a product. */
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
  /** What the field would be; null: a question, which a person answers in the record. */
  readonly value: unknown;
  readonly source: ProposalSource;
  /** In words: which food, which products, which searches. */
  readonly because: string;
  /** Another one once its source says something else: what was refused returns only then. */
  readonly sourceKey: string;
  /** 0 to 1, before anybody has decided anything. */
  readonly confidence: number;
}

/** Allergens are never one person's, nor a program's. */
export const needsSecondApproval = (field: ProposedField): boolean => field === 'allergen_info';

/** How many decisions weigh as much as what was believed beforehand. */
const PRIOR_WEIGHT = 8;

/**
 * How likely a proposal is right, by what was believed of it and what became of others of its source and field: after
 * eight decisions both weigh alike.
 */
export const calibratedConfidence = (
  prior: number,
  { accepted, refused }: { readonly accepted: number; readonly refused: number },
): number => (prior * PRIOR_WEIGHT + accepted) / (PRIOR_WEIGHT + accepted + refused);
