/**
 * Who waits for a planner's thread: people in a ring, each with their own tickets in the order they came. Whoever
 * has a plan running is passed over, and goes to the end of the ring when it ends: so one plan of a person runs
 * at a time, and nobody's first waits for more than one of anybody else's.
 */
export interface FairQueue<Ticket> {
  /** Who is next stands first. Nobody is in it without a ticket. */
  readonly ring: readonly { readonly userId: string; readonly tickets: readonly Ticket[] }[];
  readonly running: readonly string[];
}

export interface QueueRules {
  /** Plans at once, of all people together. */
  readonly threads: number;
  /** How many a person may have waiting beside the one that runs. */
  readonly waitingPerUser: number;
}

export const emptyQueue: FairQueue<never> = { ring: [], running: [] };

/** With one ticket more, or null when this person has as many waiting as anybody may. */
export const enqueue = <Ticket>(
  queue: FairQueue<Ticket>,
  userId: string,
  ticket: Ticket,
  { waitingPerUser }: QueueRules,
): FairQueue<Ticket> | null => {
  const mine = queue.ring.find((place) => place.userId === userId);
  // The one that would start at once doesn't wait.
  const allowed = waitingPerUser + (queue.running.includes(userId) ? 0 : 1);
  if ((mine?.tickets.length ?? 0) >= allowed) return null;
  if (!mine) return { ...queue, ring: [...queue.ring, { userId, tickets: [ticket] }] };
  return {
    ...queue,
    ring: queue.ring.map((place) =>
      place === mine ? { userId, tickets: [...place.tickets, ticket] } : place,
    ),
  };
};

/** The ticket that starts now and the queue after it; null while every thread works or all who wait have a plan running. */
export const startNext = <Ticket>(
  queue: FairQueue<Ticket>,
  { threads }: QueueRules,
): { readonly queue: FairQueue<Ticket>; readonly userId: string; readonly ticket: Ticket } | null => {
  if (queue.running.length >= threads) return null;
  const next = queue.ring.find(({ userId }) => !queue.running.includes(userId));
  const [ticket, ...later] = next?.tickets ?? [];
  if (!next || ticket === undefined) return null;
  const { userId } = next;
  const ring = queue.ring
    .map((place) => (place === next ? { userId, tickets: later } : place))
    .filter(({ tickets }) => tickets.length > 0);
  return { queue: { ring, running: [...queue.running, userId] }, userId, ticket };
};

/** A person's plan has ended: what they have waiting goes behind everybody who waits. */
export const endRunning = <Ticket>(queue: FairQueue<Ticket>, userId: string): FairQueue<Ticket> => ({
  ring: [
    ...queue.ring.filter((place) => place.userId !== userId),
    ...queue.ring.filter((place) => place.userId === userId),
  ],
  running: queue.running.filter((other) => other !== userId),
});

/** Without a ticket whose owner went away; one that has started, or is unknown, changes nothing. */
export const leaveQueue = <Ticket>(queue: FairQueue<Ticket>, ticket: Ticket): FairQueue<Ticket> => ({
  ...queue,
  ring: queue.ring
    .map((place) =>
      place.tickets.includes(ticket)
        ? { ...place, tickets: place.tickets.filter((other) => other !== ticket) }
        : place,
    )
    .filter(({ tickets }) => tickets.length > 0),
});

/** How many plans end before a new ticket of this person starts, at most: their own, and by turns as many of each other's and one. */
export const plansAhead = <Ticket>({ ring, running }: FairQueue<Ticket>, userId: string): number => {
  const plansOf = (user: string): number =>
    (ring.find((place) => place.userId === user)?.tickets.length ?? 0) + (running.includes(user) ? 1 : 0);
  const mine = plansOf(userId);
  const users = new Set([...ring.map((place) => place.userId), ...running]);
  users.delete(userId);
  return mine + [...users].reduce((sum, other) => sum + Math.min(plansOf(other), mine + 1), 0);
};
