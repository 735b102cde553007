import { html, type SafeHtml } from './safe-html.ts';

/** The shop's colours, copied from the web's tokens: mail programs don't support variables. */
export const ink = {
  green: '#00734A',
  deepGreen: '#003F2B',
  dew: '#EEF8F1',
  sprout: '#8FE0A6',
  ground: '#F4F7F4',
  paper: '#FFFFFF',
  text: '#0D2118',
  soft: '#4B5D54',
  line: '#DBE4DE',
  mango: '#FFF1D0',
  mangoText: '#6B4300',
} as const;

const titleFont = "'Familjen Grotesk','Trebuchet MS',Arial,sans-serif";
const textFont = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Tables and inline styles, which mail programs render alike. `preheader` is the preview text in an inbox. */
export const mailPage = (page: {
  readonly preheader: string;
  readonly title: string;
  readonly body: readonly SafeHtml[];
}): string =>
  html`<!doctype html>
<html lang="es-PR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${page.title}</title>
<style>@media (max-width:480px){.np-card{padding:24px 20px!important}.np-edge{padding-left:20px!important;padding-right:20px!important}.np-title{font-size:26px!important}.np-code{font-size:36px!important;letter-spacing:6px!important}}</style>
</head>
<body style="margin:0;padding:0;background:${ink.ground};color:${ink.text};font-family:${textFont};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${page.preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ink.ground}"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="np-edge" bgcolor="${ink.deepGreen}" style="background:${ink.deepGreen};border-radius:20px 20px 0 0;padding:20px 32px;font-family:${titleFont};font-size:20px;font-weight:700;color:${ink.paper}">Nutrición&nbsp;<span style="color:${ink.sprout}">Plus</span></td></tr>
<tr><td class="np-card" bgcolor="${ink.paper}" style="background:${ink.paper};border-radius:0 0 20px 20px;padding:32px;font-size:16px;line-height:1.55">
<h1 class="np-title" style="margin:0 0 12px;font-family:${titleFont};font-size:30px;line-height:1.15;font-weight:700;color:${ink.text}">${page.title}</h1>
${page.body}
</td></tr>
<tr><td class="np-edge" style="padding:20px 32px 0;font-size:13px;line-height:1.5;color:${ink.soft}">Nutrición Plus · Asociación de Hospitales de Puerto Rico<br>Este correo lo envía la tienda; nadie lee las respuestas.</td></tr>
</table></td></tr></table>
</body>
</html>`.markup;

export const paragraph = (text: string | SafeHtml): SafeHtml => html`<p style="margin:0 0 16px">${text}</p>`;

export const note = (text: string | SafeHtml): SafeHtml =>
  html`<p style="margin:16px 0 0;font-size:14px;line-height:1.5;color:${ink.soft}">${text}</p>`;

/** Six digits large enough to read from a distance and to copy with a double tap. */
export const codeBlock = (code: string): SafeHtml =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td align="center" bgcolor="${ink.dew}" style="background:${ink.dew};border-radius:14px;padding:22px 8px"><span class="np-code" style="font-family:${titleFont};font-size:42px;line-height:1;font-weight:700;letter-spacing:8px;color:${ink.deepGreen};font-variant-numeric:tabular-nums">${code}</span></td></tr></table>`;

export const button = (label: string, url: string): SafeHtml =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 4px"><tr><td bgcolor="${ink.green}" style="background:${ink.green};border-radius:14px"><a href="${url}" style="display:inline-block;padding:14px 26px;font-size:16px;font-weight:600;color:${ink.paper};text-decoration:none">${label}</a></td></tr></table>`;

/** A box of figures: what each counts, its value, and how it changed. */
export const figureBox = (
  figures: readonly { readonly label: string; readonly value: string; readonly change: string | null }[],
): SafeHtml =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;background:${ink.dew};border-radius:14px"><tr><td bgcolor="${ink.dew}" style="border-radius:14px;padding:8px 20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${figures.map(
    ({ label, value, change }, index) =>
      html`<tr><td style="padding:10px 12px 10px 0;${index > 0 ? `border-top:1px solid ${ink.line};` : ''}font-size:15px;line-height:1.35;color:${ink.soft}">${label}</td><td align="right" style="padding:10px 0;${index > 0 ? `border-top:1px solid ${ink.line};` : ''}line-height:1.35;white-space:nowrap"><div style="font-size:18px;font-weight:700;color:${ink.deepGreen};font-variant-numeric:tabular-nums">${value}</div>${change === null ? '' : html`<div style="font-size:13px;color:${ink.soft}">${change}</div>`}</td></tr>`,
  )}</table></td></tr></table>`;

/** A box of facts: label above, value below. */
export const factBox = (facts: readonly (readonly [label: string, value: string])[]): SafeHtml =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;background:${ink.dew};border-radius:14px"><tr><td bgcolor="${ink.dew}" style="border-radius:14px;padding:16px 20px">${facts.map(
    ([label, value], index) =>
      html`<div style="${index > 0 ? 'margin-top:12px' : ''}"><div style="font-size:13px;color:${ink.soft}">${label}</div><div style="font-weight:600">${value}</div></div>`,
  )}</td></tr></table>`;
