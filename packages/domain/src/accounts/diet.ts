/** The diets of the specification's section 9. "None" is an empty list. */
export const diets = [
  { id: 'vegetarian', label: 'Vegetariana' },
  { id: 'low-carb', label: 'Baja en carbohidratos' },
  { id: 'high-protein', label: 'Alta en proteína' },
  { id: 'dairy-free', label: 'Sin lácteos' },
] as const;

export type DietId = (typeof diets)[number]['id'];
