import { audit } from './axe.ts';
import { isLongRun } from './long-run.ts';
import { sitDown, sittingNames, sittings } from './screen-list.ts';
import { prepareShop, type ScreenWorld } from './screen-world.ts';
import { leaveShot, showShot } from './shot.ts';
import { test } from './story.ts';

/** One of each kind: what `npm test` looks at; `npm run test:long` looks at every screen and state of the list. */
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

let world: Promise<ScreenWorld> | undefined;

test.describe.configure({ timeout: 600_000 });

/** No violation of WCAG 2.2 AA that axe sees, on each screen and state, at this project's width. */
for (const name of sittingNames)
  test(`screens of ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    world ??= prepareShop();
    const sitting = sittings(await world)[name];
    const shots = sitting.shots.filter((shot) => isLongRun || quick.has(shot.name));
    test.skip(shots.length === 0, 'nothing of it in a quick run');
    await sitDown(page, sitting);
    for (const shot of shots)
      await test.step(shot.name, async () => {
        await showShot(page, shot);
        await audit(page, shot.name);
        await leaveShot(page);
      });
  });
