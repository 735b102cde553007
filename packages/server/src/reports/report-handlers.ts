import { reportToJson } from '@nutricion/contract/reports/report-money';
import type { reportEndpoints } from '@nutricion/contract/reports/reports';
import { accept } from '@nutricion/domain/kit/result';
import { type ReportName, reportNames } from '@nutricion/domain/reports/report';
import { FileResponse, type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';
import { readReportOrders } from './orders/read-report-orders.ts';
import { type ReportDependencies, readReport } from './read-report.ts';
import { reportFile } from './report-file.ts';

export const mountReports: MountFeature<ReportDependencies> = (app, shop) =>
  mount(app, shop.authenticate, reportHandlers(shop));

/** Reports on sales, incentive, waste, searches and substitutions. */
export const reportHandlers = (deps: ReportDependencies): Handlers<keyof typeof reportEndpoints> => ({
  'GET /api/admin/reports/{name}': async ({ params: { name: requested }, query }) => {
    const isFile = requested.endsWith('.csv');
    const name = reportNames.find((each) => requested === each || requested === `${each}.csv`) as ReportName;
    const report = reportToJson(await readReport(deps, name, query, isFile));
    if (!isFile) return accept(report);
    const fileName = `${name}-${query.from}-${query.to}.csv`;
    return accept(new FileResponse(fileName, reportFile(report)));
  },

  'GET /api/admin/reports/{name}/orders': async ({ params, query }) =>
    accept(await readReportOrders(deps, params.name, query)),
});
