import type { OrderJson } from '@nutricion/contract/orders/orders';
import { placeText } from '@nutricion/domain/fulfilment/attempts';
import { formatDateTime } from '@nutricion/domain/orders/format-date-time';
import { WAITING_LABEL, waitingText } from '@nutricion/domain/orders/order-review-text';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Block } from '../../kit/ui/block.tsx';
import { isWaitingForReview, orderTimeline, statusDetails, type TimelineStep } from './order-timeline.ts';

/** What happened to the order and when; what is to come is grey. */
export const Timeline = ({ order }: { readonly order: OrderJson }) => {
  const steps = orderTimeline(order.history);
  const now = steps.findLastIndex(({ state }) => state !== 'ahead');
  return (
    <Block aria-labelledby="camino">
      <h2 id="camino">Cómo va</h2>
      <ol className="mt-4">
        {steps.map((step, index) => (
          <Step
            key={`${step.status}-${step.at ?? 'luego'}`}
            step={step}
            isLast={index === steps.length - 1}
            now={index === now ? currentDetails(order) : null}
          />
        ))}
      </ol>
    </Block>
  );
};

const dots = {
  done: 'bg-verde text-white',
  current: 'bg-verde text-white ring-4 ring-rocio',
  ahead: 'bg-suelo inset-ring-[1.5px] inset-ring-linea',
};

interface StepProps {
  readonly step: TimelineStep;
  readonly isLast: boolean;
  /** Details of the current status; null on every other step. */
  readonly now: ReturnType<typeof currentDetails> | null;
}

const Step = ({ step, isLast, now }: StepProps) => (
  <li
    className="grid grid-cols-[28px_1fr] gap-x-3.5"
    aria-current={step.state === 'current' ? 'step' : undefined}
  >
    <span aria-hidden="true" className="grid grid-rows-[28px_1fr] justify-items-center">
      <span className={clsx('grid size-7 place-items-center rounded-full', dots[step.state])}>
        {step.state !== 'ahead' && <Check size={16} strokeWidth={3.2} />}
      </span>
      {!isLast && <span className={clsx('min-h-4 w-0.5', step.state === 'done' ? 'bg-verde' : 'bg-linea')} />}
    </span>
    <p className={clsx('pt-0.5 pb-4 leading-snug', step.state === 'ahead' && 'text-tinta-suave')}>
      <b className={clsx(step.state === 'ahead' ? 'font-normal' : 'font-[650]')}>
        {now?.label ?? step.label}
      </b>
      {step.state === 'ahead' && <span className="sr-only"> (pendiente)</span>}
      {now && <span className="block text-ui">{now.detail ?? statusDetails[step.status]}</span>}
      {step.at && <span className="block text-[.875rem] text-tinta-suave">{formatDateTime(step.at)}</span>}
    </p>
  </li>
);

/** What a person's review of the order changes in the words of its status. */
const currentDetails = ({
  status,
  review,
  handover,
}: OrderJson): { readonly label?: string; readonly detail?: string } => {
  // Absent in a response cached before this field existed.
  if (!review) return {};
  if (review.due_at && isWaitingForReview({ status, review: review.state }))
    return { label: WAITING_LABEL, detail: waitingText(review.due_at) };
  if (review.state === 'refused')
    return { detail: `No pudimos confirmarla: ${review.reason ?? ''} ${statusDetails.cancelado}` };
  if (status === 'no_entregado' && handover)
    return { detail: `Fuimos y no pudimos entregarlo. ${placeText(handover.place)}` };
  if (status === 'entregado' && handover?.receiver)
    return { detail: `Lo recibió ${handover.receiver}. Si no sabes quién es, escríbenos.` };
  return {};
};
