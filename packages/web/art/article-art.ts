/**
 * The picture of an article, by its emoji, as a catalogue art value: the emoji of the device differ,
 * and some computers have none. Its picture is at `artUrl(spec)`.
 */
export const articleArt: Readonly<Record<string, string>> = {
  '🥚': 'single:egg',
  '🥤': 'single:cup-with-straw',
  '☕': 'single:hot-beverage',
  '🍲': 'single:pot-of-food',
  '💵': 'single:dollar-banknote',
  '🌙': 'single:crescent-moon',
  '🌅': 'single:sunrise',
  '💧': 'single:droplet',
  '🏷️': 'single:label',
  '🥜': 'single:peanuts',
  '🩺': 'single:stethoscope',
  '🍳': 'single:cooking',
  '🧂': 'single:salt',
  '🍠': 'single:roasted-sweet-potato',
};
