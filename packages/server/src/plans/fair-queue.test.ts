import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyQueue,
  endRunning,
  enqueue,
  type FairQueue,
  leaveQueue,
  plansAhead,
  type QueueRules,
  startNext,
} from './fair-queue.ts';

const rules: QueueRules = { threads: 1, waitingPerUser: 3 };

/** A queue with these requests in order: "a", "a", "b". Requests over the limit are left out. */
const queueOf = (people: string, some: QueueRules = rules): FairQueue<string> =>
  [...people].reduce<FairQueue<string>>(
    (queue, user, index) => enqueue(queue, user, `${user}${index}`, some) ?? queue,
    emptyQueue,
  );

/** Who is served, in order, when each plan ends before the next begins. */
const served = (queue: FairQueue<string>): string[] => {
  const [running] = queue.running;
  if (running) return served(endRunning(queue, running));
  const started = startNext(queue, rules);
  return started ? [started.ticket, ...served(started.queue)] : [];
};

/** After any mixture of asking and of plans that start and end, on one thread. */
const history = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '>'), { maxLength: 60 }).map((steps) =>
  steps.reduce<FairQueue<string>>((queue, step, index) => {
    if (step !== '>') return enqueue(queue, step, `${step}${index}`, rules) ?? queue;
    const [running] = queue.running;
    if (running) return endRunning(queue, running);
    return startNext(queue, rules)?.queue ?? queue;
  }, emptyQueue),
);

describe('who waits for a thread', () => {
  it('is served by turns, one plan each, and each person in her own order', () => {
    expect(served(queueOf('aaabbc'))).toEqual(['a0', 'b3', 'c5', 'a1', 'b4', 'a2']);
  });

  it('has one plan running at most, though threads are free', () => {
    const two = { ...rules, threads: 2 };
    const first = startNext(queueOf('aa'), two);
    expect(first?.ticket).toBe('a0');
    expect(first && startNext(first.queue, two)).toBeNull();
    const joined = first && enqueue(first.queue, 'b', 'b', two);
    expect(joined && startNext(joined, two)?.ticket).toBe('b');
  });

  it('may have one running and so many waiting, and is refused beyond', () => {
    expect(enqueue(queueOf('aaaa'), 'a', 'fifth', rules)).toBeNull();
    const running = startNext(queueOf('aaaa'), rules)?.queue ?? emptyQueue;
    expect(enqueue(running, 'a', 'fifth', rules)).toBeNull();
    expect(enqueue(running, 'b', 'b', rules)).not.toBeNull();
    const ended = startNext(endRunning(running, 'a'), rules)?.queue ?? emptyQueue;
    expect(enqueue(ended, 'a', 'fifth', rules)).not.toBeNull();
  });

  it('gives her place back when she goes away', () => {
    expect(served(leaveQueue(queueOf('aab'), 'a0'))).toEqual(['a1', 'b2']);
    expect(leaveQueue(queueOf('a'), 'a0').ring).toEqual([]);
    expect(leaveQueue(queueOf('ab'), 'unknown')).toEqual(queueOf('ab'));
  });

  it('never waits for more than one plan of anybody else, the one that runs included', () => {
    fc.assert(
      fc.property(history, (queue) => {
        const order = served(enqueue(queue, 'z', 'mine', rules) ?? queue);
        const owners = [
          ...queue.running,
          ...order.slice(0, order.indexOf('mine')).map((ticket) => ticket[0]),
        ];
        expect(new Set(owners).size).toBe(owners.length);
      }),
    );
  });

  it('waits for no more plans than she is told', () => {
    fc.assert(
      fc.property(history, fc.constantFrom('a', 'b', 'z'), (queue, user) => {
        const joined = enqueue(queue, user, 'mine', rules);
        if (!joined) return;
        const waited = queue.running.length + served(joined).indexOf('mine');
        expect(waited).toBeLessThanOrEqual(plansAhead(queue, user));
      }),
    );
  });

  it('is served once, unless she left, and nobody stays in the queue', () => {
    fc.assert(
      fc.property(history, fc.nat(39), (queue, leaving) => {
        const tickets = queue.ring.flatMap((place) => place.tickets);
        const gone = tickets[leaving % Math.max(1, tickets.length)];
        const expected = tickets.filter((ticket) => ticket !== gone).sort();
        expect(served(gone ? leaveQueue(queue, gone) : queue).sort()).toEqual(expected);
      }),
    );
  });
});
