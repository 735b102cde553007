import { createHash } from 'node:crypto';
import type { SentMail } from './dev-mailbox.ts';
import { ink } from './layout.ts';
import { html, SafeHtml } from './safe-html.ts';

/** The page with its own content security policy: one script, and mails in frames that run none. */
export const mailboxPage = (mails: readonly SentMail[]): { markup: string; csp: string } => ({
  markup: html`<!doctype html>
<html lang="es-PR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Correo de desarrollo (${mails.length})</title>
<style>${new SafeHtml(styles)}</style>
</head>
<body>
<header><h1>Correo de desarrollo</h1><p>Aquí llega lo que la tienda enviaría. Se guarda hasta que la cierres, los últimos 200.</p></header>
<main>${mails.length === 0 ? html`<p class="empty">Todavía no hay correos. Crea una cuenta o haz un pedido y vuelve a cargar.</p>` : mails.map(mailCard)}</main>
<script>${new SafeHtml(script)}</script>
</body>
</html>`.markup,
  csp: `default-src 'none'; style-src 'unsafe-inline'; script-src '${scriptDigest}'; img-src data: https:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});

const mailCard = (mail: SentMail, index: number): SafeHtml => {
  const code = /\b\d{6}\b/.exec(mail.subject)?.[0];
  return html`<article>
<div class="head"><h2>${mail.subject}</h2>
<p>Para <strong>${mail.to}</strong> · <time datetime="${mail.sentAt.toISOString()}">${whenSent(mail.sentAt)}</time></p>
${code ? html`<button type="button" data-copy="${code}"><span>${code}</span><small>Copiar</small></button>` : ''}</div>
<details${new SafeHtml(index === 0 ? ' open' : '')}><summary>Ver el correo</summary>
<iframe sandbox="" loading="lazy" title="Correo: ${mail.subject}" srcdoc="${mail.html}"></iframe></details>
<details><summary>Texto</summary><pre>${mail.text}</pre></details>
</article>`;
};

const whenSent = (date: Date): string =>
  new Intl.DateTimeFormat('es-PR', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'America/Puerto_Rico',
  }).format(date);

const styles = `
*{box-sizing:border-box}
body{margin:0;background:${ink.ground};color:${ink.text};font:16px/1.5 Figtree,'Segoe UI',system-ui,sans-serif}
header,main{max-width:760px;margin:0 auto;padding:0 16px}
header{padding-top:32px}h1{margin:0;font-size:28px;line-height:1.2}header p{margin:4px 0 20px;color:${ink.soft}}
article{background:${ink.paper};border-radius:20px;padding:20px;margin:0 0 16px;box-shadow:0 1px 2px #0d211812,0 2px 8px #0d21180d}
.head{display:grid;gap:4px 16px;grid-template-columns:1fr auto;align-items:start}
h2{margin:0;font-size:18px;overflow-wrap:anywhere}.head p{margin:0;color:${ink.soft};font-size:14px;grid-column:1;overflow-wrap:anywhere}
button{grid-column:2;grid-row:1/span 2;min-height:48px;padding:4px 16px;border:0;border-radius:14px;background:${ink.dew};color:${ink.deepGreen};font:inherit;cursor:pointer;text-align:center}
button span{display:block;font-size:22px;font-weight:700;letter-spacing:3px}button small{font-size:13px}
button:focus-visible,summary:focus-visible{outline:3px solid ${ink.green};outline-offset:2px}
details{margin-top:12px}summary{min-height:44px;display:flex;align-items:center;cursor:pointer;color:${ink.green};font-weight:600}
iframe{width:100%;height:620px;border:1px solid ${ink.line};border-radius:14px;background:${ink.ground}}
pre{margin:0;padding:16px;border-radius:14px;background:${ink.ground};white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px}
.empty{color:${ink.soft};background:${ink.paper};border-radius:20px;padding:32px;text-align:center}
@media (max-width:480px){.head{grid-template-columns:1fr}button{grid-column:1;grid-row:auto;margin-top:8px}}
`;

const script = `
document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  const label = button.querySelector('small');
  try { await navigator.clipboard.writeText(button.dataset.copy); label.textContent = 'Copiado'; }
  catch { getSelection().selectAllChildren(button.querySelector('span')); label.textContent = 'Cópialo'; }
});
`;

const scriptDigest = `sha256-${createHash('sha256').update(script).digest('base64')}`;
