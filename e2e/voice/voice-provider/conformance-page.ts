import { OpenAIRealtimeWebRTC, RealtimeAgent, RealtimeSession, tool } from '@openai/agents-realtime';

/** What the official client made of a call. */
export interface ConformanceReport {
  readonly eventTypes: string[];
  /** Types of events that the client's own schemas don't know, or whose shape they refuse. */
  readonly unread: string[];
  readonly errors: string[];
  readonly toolArguments: unknown[];
  /** `role: words` of every message that the client holds. */
  history: readonly string[];
}

declare global {
  interface Window {
    readonly report: ConformanceReport;
    /** Opens a session of the official client with one tool. */
    readonly talkTo: (callUrl: string, secret: string) => Promise<void>;
    readonly cutIn: () => void;
    /** Of all that was heard: 0 for silence. */
    readonly heardEnergy: () => Promise<number>;
    readonly hangUp: () => void;
  }
}

const report: ConformanceReport = {
  eventTypes: [],
  unread: [],
  errors: [],
  toolArguments: [],
  history: [],
};

const addProduct = tool({
  name: 'add_product',
  description: 'Adds a product to the cart.',
  strict: false,
  parameters: {
    type: 'object',
    properties: { name: { type: 'string' }, quantity: { type: 'number' } },
    required: ['name', 'quantity'],
    additionalProperties: true,
  },
  execute: (args) => {
    report.toolArguments.push(args);
    return JSON.stringify({ ok: true, said: 'dos leches' });
  },
});

const transport = new OpenAIRealtimeWebRTC();
const agent = new RealtimeAgent({ name: 'tendero', instructions: 'Habla español.', tools: [addProduct] });
const session = new RealtimeSession(agent, { transport, model: 'gpt-realtime-fake' });

const listened = new Set<string>();
transport.on('*', ({ type }) => {
  report.eventTypes.push(type);
  report.unread.push(type);
  if (listened.has(type)) return;
  listened.add(type);
  // An event that passes its schema is told a second time, under its own name.
  const read = () => report.unread.splice(report.unread.lastIndexOf(type), 1);
  transport.on(type as 'connected', read);
});
session.on('error', ({ error }) => report.errors.push(JSON.stringify(error)));
session.on('history_updated', (history) => {
  report.history = history.flatMap((item) =>
    item.type === 'message' ? [`${item.role}: ${wordsOf(item.content)}`] : [],
  );
});

const wordsOf = (content: readonly object[]): string =>
  content.map((part) => ('transcript' in part ? part.transcript : 'text' in part ? part.text : '')).join('');

const heardEnergy = async (): Promise<number> => {
  const stats = await transport.connectionState.peerConnection?.getStats();
  let energy = 0;
  for (const entry of stats?.values() ?? [])
    if (entry.type === 'inbound-rtp') energy += entry.totalAudioEnergy;
  return energy;
};

Object.assign(window, {
  report,
  talkTo: (callUrl: string, secret: string) => session.connect({ apiKey: secret, url: callUrl }),
  cutIn: () => session.interrupt(),
  heardEnergy,
  hangUp: () => session.close(),
});
