/** Labels of the diet tags in the specification's section 9. */
export const dietTagLabels: Readonly<Record<string, string>> = {
  vegan: 'Vegano',
  'gluten-free': 'Sin gluten',
  // FDA defines no "low in sugar": the tag is earned by "sugar free" (21 CFR 101.60(c)(1)), hence its label.
  'low-sugar': 'Sin azúcar',
  'zero-cholesterol': 'Sin colesterol',
  organic: 'Orgánico',
  'alto-en-fibra': 'Alto en fibra',
  'rico-en-vitamina-c': 'Rico en vitamina C',
  'fuente-de-proteina': 'Fuente de proteína',
  'fortalece-huesos': 'Fortalece los huesos',
  'saludable-para-el-corazon': 'Saludable para el corazón',
  'mejora-funcion-cognitiva': 'Mejora la función cognitiva',
  hidratante: 'Hidratante',
  'rico-en-calcio': 'Rico en calcio',
  antioxidante: 'Antioxidante',
  'bajo-en-sodio': 'Bajo en sodio',
  'sin-azucar-anadida': 'Sin azúcar añadida',
  'rico-en-omega-3': 'Rico en omega-3',
};

/** Groups as customers look for them: how they eat, what they want less or more of, and what for. */
export const dietTagGroups: readonly { readonly title: string; readonly tags: readonly string[] }[] = [
  { title: 'Cómo comes', tags: ['vegan', 'gluten-free', 'organic'] },
  {
    title: 'Lo que quieres menos',
    tags: ['bajo-en-sodio', 'low-sugar', 'sin-azucar-anadida', 'zero-cholesterol'],
  },
  {
    title: 'Lo que quieres más',
    tags: ['fuente-de-proteina', 'alto-en-fibra', 'rico-en-calcio', 'rico-en-vitamina-c', 'rico-en-omega-3'],
  },
  {
    title: 'Para qué',
    tags: [
      'hidratante',
      'antioxidante',
      'fortalece-huesos',
      'saludable-para-el-corazon',
      'mejora-funcion-cognitiva',
    ],
  },
];

export const isDietTag = (tag: string): boolean => Object.hasOwn(dietTagLabels, tag);
