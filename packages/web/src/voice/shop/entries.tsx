import { formatUsd } from '@nutricion/domain/kit/money';
import type { Entry } from '@nutricion/domain/voice/session/voice-session';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { ProductRow } from './product-row.tsx';
import { ReceiptEntry } from './receipt-entry.tsx';
import { ToolResultEntry } from './tool-result-entry.tsx';
import type { VoiceController, VoiceView } from './voice-controller.ts';

interface EntriesProps {
  readonly view: VoiceView;
  readonly controller: VoiceController;
  /** Partial speech of customer and assistant. */
  readonly partial: string;
  readonly assistantPartial: string;
  readonly isBusy: boolean;
}

/** The entries, the newest at the bottom. The answer stays in sight above whatever it lists, and a question with its buttons. */
export const Entries = ({ view, controller, partial, assistantPartial, isBusy }: EntriesProps) => {
  const foot = useRef<HTMLDivElement>(null);
  const turn = useRef<HTMLLIElement>(null);
  const { entries } = view.session;
  const count = entries.length;
  const turnAt = entries.findLastIndex(({ kind }) => kind === 'customer');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new comes into sight.
  useEffect(() => {
    foot.current?.scrollIntoView({ block: 'end' });
    const isAsking = entries.at(-1)?.kind === 'question';
    if (!isAsking && partial === '') turn.current?.scrollIntoView({ block: 'nearest' });
  }, [count, partial, assistantPartial]);
  return (
    <>
      <div role="log" aria-label="Conversación">
        <ol className="grid gap-3">
          {entries.map((entry, at) => (
            <li key={entry.id} ref={at === turnAt ? turn : null} className="grid min-w-0">
              <EntryView entry={entry} view={view} controller={controller} />
            </li>
          ))}
        </ol>
      </div>
      {partial && <Bubble isMine>{partial}…</Bubble>}
      {assistantPartial && <Bubble>{assistantPartial}</Bubble>}
      {isBusy && !assistantPartial && <p className="mt-3 text-ui text-tinta-suave">Un momento…</p>}
      <div ref={foot} className="h-1" />
    </>
  );
};

const EntryView = ({
  entry,
  view,
  controller,
}: Pick<EntriesProps, 'view' | 'controller'> & { readonly entry: Entry }) => {
  switch (entry.kind) {
    case 'customer':
      return <Bubble isMine>{entry.text}</Bubble>;
    case 'assistant':
      return <AssistantEntry entry={entry} />;
    case 'receipt':
      return (
        <ReceiptEntry entry={entry} onUndo={() => controller.dispatch({ kind: 'undo', callId: entry.id })} />
      );
    case 'products':
      return (
        <ul className="grid gap-2">
          {entry.products.flatMap(({ id }) => {
            const product = view.products.get(id);
            return product
              ? [
                  <ProductRow
                    key={id}
                    product={product}
                    quantity={entry.quantity}
                    onAdd={() =>
                      controller.dispatch({ kind: 'add', productId: id, quantity: entry.quantity })
                    }
                  />,
                ]
              : [];
          })}
        </ul>
      );
    case 'answer':
      return <ToolResultEntry result={view.toolResults.get(entry.id)} />;
    case 'question':
      return <ConfirmationEntry entry={entry} controller={controller} />;
  }
};

const Bubble = ({
  isMine = false,
  children,
}: {
  readonly isMine?: boolean;
  readonly children: React.ReactNode;
}) => (
  <p
    className={clsx(
      'max-w-full rounded-ficha px-4 py-2.5 leading-snug',
      isMine ? 'justify-self-end bg-verde text-white' : 'justify-self-start bg-suelo',
    )}
  >
    {isMine && <span className="sr-only">Tú: </span>}
    {children}
  </p>
);

/** Text of the assistant's model. It has no effect; if it is untrue, the screen says so. */
const AssistantEntry = ({ entry }: { readonly entry: Extract<Entry, { kind: 'assistant' }> }) => (
  <div className="grid gap-1.5">
    <Bubble>
      {entry.flag === 'claim_without_tool' ? <s>{entry.text}</s> : entry.text}
      {entry.isInterrupted && <span className="text-tinta-suave"> (interrumpida)</span>}
    </Bubble>
    {entry.flag === 'claim_without_tool' && (
      <Correction>Esto no se hizo. Tu carrito está como antes.</Correction>
    )}
    {entry.rightTotalCents !== undefined && (
      <Correction>El total correcto de tu carrito es {formatUsd(entry.rightTotalCents)}.</Correction>
    )}
  </div>
);

const Correction = ({ children }: { readonly children: React.ReactNode }) => (
  <p className="flex items-start gap-2 rounded-control bg-guayaba-tinte px-3 py-2 text-ui font-semibold text-guayaba-tinta">
    <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 flex-none" />
    {children}
  </p>
);

const states = { yes: 'Dijiste que sí.', no: 'Dijiste que no.', late: 'Quedó sin contestar.' } as const;

const ConfirmationEntry = ({
  entry,
  controller,
}: {
  readonly entry: Extract<Entry, { kind: 'question' }>;
  readonly controller: VoiceController;
}) => (
  <div className="rounded-ficha bg-mango-tinte p-4">
    <p className="leading-snug font-[650] text-mango-tinta">{entry.text}</p>
    {entry.state === 'open' ? (
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={() => controller.dispatch({ kind: 'say-yes', questionId: entry.id })}>Sí</Button>
        <Button
          variant="outline"
          onClick={() => controller.dispatch({ kind: 'say-no', questionId: entry.id })}
        >
          No
        </Button>
      </div>
    ) : (
      <p className="mt-1.5 text-ui text-mango-tinta">{states[entry.state]}</p>
    )}
  </div>
);
