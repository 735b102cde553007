/** Specification, section 7: what the assistant may do, and nothing beyond. None of them places an order. */
export const voiceTools = [
  'search_products',
  'add_to_cart',
  'remove_from_cart',
  'get_cart',
  'add_multiple_to_cart',
  'clear_cart',
  'get_order_history',
  'get_recipes',
] as const;
export type VoiceTool = (typeof voiceTools)[number];

export const isVoiceTool = (name: string): name is VoiceTool =>
  (voiceTools as readonly string[]).includes(name);

export const toolsThatChange = [
  'add_to_cart',
  'remove_from_cart',
  'add_multiple_to_cart',
  'clear_cart',
] as const satisfies readonly VoiceTool[];
export type ChangingTool = (typeof toolsThatChange)[number];

export const changesCart = (tool: VoiceTool): tool is ChangingTool =>
  (toolsThatChange as readonly string[]).includes(tool);
