import { explainReport } from '@nutricion/domain/reports/explain-report';
import { type Period, shortPeriodText } from '@nutricion/domain/reports/period';
import { type Report, reportLabels } from '@nutricion/domain/reports/report';
import { changeText, valueText } from '@nutricion/domain/reports/report-values';
import { button, figureBox, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';

interface WeeklyReport {
  readonly to: string;
  /** The most important first, all of one week. */
  readonly reports: readonly Report[];
  readonly period: Period;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** What a week brought, in the sentences that the reports themselves begin with. */
export const weeklyReportMail = ({ to, reports, period, publicUrl }: WeeklyReport): Mail => {
  const title = `Semana del ${shortPeriodText(period)}`;
  const mailed = new Set<string>();
  const sections = reports.map((report, index) => {
    // Holidays, the week before and a figure of two reports are told once, not in each report.
    const own = index === 0 ? report : { ...report, specialDays: [] };
    const sentences = explainReport(own, { isBeforeNamed: index > 0 }).map(({ text }) => text);
    const news = sentences.filter((text) => !mailed.has(text));
    for (const text of sentences) mailed.add(text);
    return {
      label: reportLabels[report.name],
      sentences: news.length > 0 ? news : sentences,
      url: `${publicUrl}/admin/reports?reporte=${report.name}&desde=${period.from}&hasta=${period.to}`,
    };
  });
  const offUrl = `${publicUrl}/admin/my-mail`;
  const why = 'Te escribimos porque pediste este correo. Llega los lunes.';
  const [lead] = reports[0]?.figures ?? [];
  const leadText = lead && lead.value !== null ? `: ${valueText(lead.value, lead.unit)} en ventas` : '';
  return {
    to,
    subject: `${title}${leadText}`,
    text: [
      title,
      ...sections.map(({ label, sentences, url }) => [label, ...sentences, url].join('\n')),
      `${why} Para apagarlo: ${offUrl}`,
      'Nutrición Plus\n',
    ].join('\n\n'),
    html: mailPage({
      preheader: sections[0]?.sentences[0] ?? '',
      title,
      body: [
        figureBox(
          reports.flatMap(({ figures: [figure] }) =>
            figure
              ? [
                  {
                    label: figure.label,
                    value: valueText(figure.value, figure.unit),
                    change: changeText(figure.value, figure.before, figure.unit),
                  },
                ]
              : [],
          ),
        ),
        ...sections.flatMap(({ label, sentences, url }) => [
          html`<h2 style="margin:24px 0 8px;font-size:20px;line-height:1.2">${label}</h2>`,
          ...sentences.map((each) => paragraph(each)),
          html`<p style="margin:0 0 16px"><a href="${url}" style="color:#00734A;font-weight:600">Ver el reporte de ${label}</a></p>`,
        ]),
        button('Abrir los reportes', sections[0]?.url ?? publicUrl),
        note(html`${why} <a href="${offUrl}" style="color:#00734A">Apagarlo</a>.`),
      ],
    }),
  };
};
