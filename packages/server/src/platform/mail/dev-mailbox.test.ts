import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createDevMailbox } from './dev-mailbox.ts';
import { openMailer } from './open-mailer.ts';
import { mountDevMailbox } from './routes.ts';

const aMail = (subject: string) => ({
  to: 'ana@hospital.example',
  subject,
  text: 'Hola',
  html: '<p>"Hola"</p>',
});

const aMailbox = () => {
  const mailbox = createDevMailbox();
  const app = new Hono();
  mountDevMailbox(app, { devMailbox: mailbox });
  return { mailbox, app };
};

describe('the mailbox of development', () => {
  it('lists sent mails, newest first', async () => {
    const { mailbox, app } = aMailbox();
    await mailbox.send(aMail('primero'));
    await mailbox.send(aMail('segundo'));
    const response = await app.request('/dev/correo.json');
    expect(await response.json()).toEqual([
      { ...aMail('segundo'), sentAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      { ...aMail('primero'), sentAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  });

  it('stores the last 200', async () => {
    const { mailbox } = aMailbox();
    for (let attempt = 0; attempt < 205; attempt++) await mailbox.send(aMail(`${attempt}`));
    expect(mailbox.mails()).toHaveLength(200);
    expect(mailbox.mails()[0]?.subject).toBe('204');
  });

  it('shows mails in frames that run no scripts', async () => {
    const { mailbox, app } = aMailbox();
    await mailbox.send({ ...aMail('482915 es <b>tu código</b>'), html: '<script>alert(1)</script>"' });
    const response = await app.request('/dev/correo');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(page).toContain('sandbox=""');
    expect(page).toContain('482915 es &lt;b&gt;tu código&lt;/b&gt;');
    expect(page).toContain('data-copy="482915"');
    expect(page.match(/<script>/g)).toHaveLength(1);
  });

  it('does not exist where mails are really sent', async () => {
    const { devMailbox, mailer } = await openMailer({
      smtpUrl: 'smtp://127.0.0.1:2525',
      mailFrom: 'x@y.example',
    });
    mailer.close();
    expect(devMailbox).toBeUndefined();
  });
});
