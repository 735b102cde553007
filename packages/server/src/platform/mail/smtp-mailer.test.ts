import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(() => done()));
});

/** A real SMTP server in this process; it requires `login` if given. */
const aMailServer = async (login?: { user: string; password: string }) => {
  const received: { from: string; to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(new Error('535 no')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nadie@') ? done(new Error('550 no such user')) : done(),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.server.address() as AddressInfo;
  return { received, port };
};

const aMail = {
  to: 'ana@hospital.example',
  subject: '482915 es tu código',
  text: 'Añade el código',
  html: '<p>Ñame</p>',
};
const from = 'Nutrición Plus <no-responder@nutricion-plus.example>';

describe('createSmtpMailer', () => {
  it('delivers text and HTML with the shop as sender', async () => {
    const { received, port } = await aMailServer();
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from);
    await mailer.send(aMail);
    mailer.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      from: 'no-responder@nutricion-plus.example',
      to: ['ana@hospital.example'],
    });
    const source = received[0]?.source ?? '';
    expect(source).toMatch(/multipart\/alternative/);
    expect(source).toMatch(/text\/plain; charset=utf-8/);
    expect(source).toMatch(/text\/html; charset=utf-8/);
    expect(source).toContain('=?UTF-8?');
    expect(source).toMatch(/auto-submitted: auto-generated/i);
  });

  it('signs in with user and password of the URL', async () => {
    const { received, port } = await aMailServer({ user: 'tienda', password: 'c/ve secreta' });
    const mailer = createSmtpMailer(`smtp://tienda:c%2Fve%20secreta@127.0.0.1:${port}`, from);
    await mailer.send(aMail);
    mailer.close();
    expect(received).toHaveLength(1);
  });

  it('throws if the server refuses the mail or can’t be reached', async () => {
    const { port } = await aMailServer();
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from);
    await expect(mailer.send({ ...aMail, to: 'nadie@hospital.example' })).rejects.toThrow();
    mailer.close();
    const lost = createSmtpMailer('smtp://127.0.0.1:1', from);
    await expect(lost.send(aMail)).rejects.toThrow();
    lost.close();
  });
});
