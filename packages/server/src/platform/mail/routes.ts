import type { Hono } from 'hono';
import type { DevMailbox } from './dev-mailbox.ts';
import { mailboxPage } from './page.ts';

interface DevMailboxDependencies {
  /** Absent if mails are really sent. */
  readonly devMailbox?: DevMailbox | undefined;
}

/** `/dev/correo` and `/dev/correo.json`: the mails that development stores instead of sending. */
export const mountDevMailbox = (app: Hono, { devMailbox: mailbox }: DevMailboxDependencies): void => {
  if (!mailbox) return;
  app.get('/dev/correo.json', (context) => {
    context.header('cache-control', 'no-store');
    return context.json(mailbox.mails());
  });
  app.get('/dev/correo', (context) => {
    const { markup, csp } = mailboxPage(mailbox.mails());
    return context.html(markup, 200, {
      'cache-control': 'no-store',
      'content-security-policy': csp,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
};
