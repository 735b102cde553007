import { audit } from './axe.ts';
import { isLongRun } from './long-run.ts';
import { prepareScreenFixture, type ScreenFixture } from './screen-fixture.ts';
import { leaveState, showState } from './screen-state.ts';
import { signedInRunNames, signedInRuns, signInForRun } from './signed-in-runs.ts';
import { test } from './story.ts';

/** One of each kind: what `npm test` looks at on a telephone; `npm run test:long` looks at all others, at both widths. */
const quick = new Set([
  ...['auth-login-fault', 'auth-register', 'guard-pending', 'home-error', 'cart-empty', 'home', 'category'],
  ...['card-states', 'product', 'search-filtered', 'search-overlay-results', 'mini-cart', 'cart'],
  ...[
    'checkout-faults',
    'order',
    'planner-plan',
    'recipe',
    'profile-data',
    'admin-orders',
    'admin-users-menu',
  ],
]);

/** Runs of many screens are divided, so that no worker is left alone with one of them at the end. */
const partsInLongRun: Readonly<Record<string, number>> = {
  'a shopper': 2,
  'the planner': 3,
  administration: 3,
};
const partsOf = (name: string): number => (isLongRun ? (partsInLongRun[name] ?? 1) : 1);

const parts = signedInRunNames.flatMap((name) =>
  Array.from({ length: partsOf(name) }, (_, part) => ({ name, part })),
);

let fixture: Promise<ScreenFixture> | undefined;

test.describe.configure({ timeout: 600_000 });

/** No violation of WCAG 2.2 AA that axe sees, on each screen and state, at this project's width. */
for (const { name, part } of parts)
  test(`screens of ${name}, part ${part + 1}`, async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    fixture ??= prepareScreenFixture();
    const run = signedInRuns(await fixture)[name];
    const states = run.states
      .filter((state) => (isLongRun && !isMobile) || isLongRun !== quick.has(state.name))
      // In a row: some states go on from the one before.
      .filter((_, index, all) => Math.floor((index * partsOf(name)) / all.length) === part);
    test.skip(states.length === 0, 'nothing of it in this run');
    await signInForRun(page, run);
    for (const state of states)
      await test.step(state.name, async () => {
        await showState(page, state);
        await audit(page, state.name);
        await leaveState(page);
      });
  });
