import type { Page } from '@playwright/test';
import { median } from '../percentile.ts';

const SLOWDOWN = 4;
const LONG_FRAME_MS = 50;

/** As text: what the compiler adds to a function doesn't exist in the page. */
const recordFrames = `
  window.frameTimes = [];
  requestAnimationFrame(function tick(timeMs) {
    window.frameTimes.push(timeMs);
    requestAnimationFrame(tick);
  });
`;

declare global {
  interface Window {
    frameTimes?: number[];
  }
}

export interface ScrollFigures {
  readonly frames: number;
  readonly medianMs: number;
  readonly worstMs: number;
  readonly over50Ms: number;
}

/** Frame times while a finger drags the home page from top to end, with the CPU slowed four times. */
export const measureScrolling = async (page: Page): Promise<ScrollFigures> => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(recordFrames);
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -distance,
    speed: 1_500,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  const times = await page.evaluate(() => window.frameTimes ?? []);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    frames: gaps.length,
    medianMs: Math.round(median(gaps)),
    worstMs: Math.round(Math.max(...gaps)),
    over50Ms: gaps.filter((gap) => gap > LONG_FRAME_MS).length,
  };
};
