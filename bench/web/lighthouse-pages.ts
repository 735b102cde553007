import lighthouse, { type Result } from 'lighthouse';
import { median } from '../percentile.ts';

/** Medians of several cold loads of one page under Lighthouse's mobile throttling (slow 4G, 4× slower CPU). */
export interface PageFigures {
  readonly name: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
}

const categories = ['performance', 'accessibility', 'best-practices'];

/**
 * Caches and service workers are cleared before each load; session and cart stay.
 * @param port where the browser is reached
 */
export const lighthousePage = async (
  name: string,
  url: string,
  port: number,
  runs: number,
): Promise<PageFigures> => {
  const loads: Result[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await oneLoad(url, port));
  const score = (category: string) =>
    median(loads.map((lhr) => (lhr.categories[category]?.score ?? 0) * 100));
  const audit = (id: string) => median(loads.map((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN));
  return {
    name,
    performance: Math.round(score('performance')),
    accessibility: Math.round(score('accessibility')),
    bestPractices: Math.round(score('best-practices')),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    cls: Math.round(audit('cumulative-layout-shift') * 1000) / 1000,
    tbtMs: Math.round(audit('total-blocking-time')),
  };
};

/** One load; again, in three tries at most, if the trace lacks the navigation's start, as happens on a busy machine. */
const oneLoad = async (url: string, port: number, triesLeft = 3): Promise<Result> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  });
  if (!result) throw new Error(`Lighthouse answered nothing for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && triesLeft > 1) return oneLoad(url, port, triesLeft - 1);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  return lhr;
};
