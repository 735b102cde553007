import type { Locator, Page } from '@playwright/test';
import { median, percentile } from '../percentile.ts';

const TURNS = 30;
const PHRASES = ['busca arroz', '¿qué hay en mi carrito?', 'recetas con pollo', 'mis pedidos'];

/** Milliseconds from the end of what was said until it is answered, on the screen and aloud. */
export interface VoiceSpeed {
  readonly name: string;
  readonly medianMs: number;
  readonly p95Ms: number;
}

declare global {
  interface Window {
    hearIt?: (text: string) => void;
    spokenAt?: number | undefined;
  }
}

/** A browser that hears what it is told and notes when it begins to speak: the recogniser's own time isn't the shop's. */
const withHearing = () => {
  class Recognizer extends EventTarget {
    start() {
      window.hearIt = (transcript) => {
        const results = [Object.assign([{ transcript }], { isFinal: true })];
        this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
      };
    }
    stop() {
      this.dispatchEvent(new Event('end'));
    }
    abort() {
      this.stop();
    }
  }
  Object.assign(window, { SpeechRecognition: Recognizer });
  const voice = { lang: 'es-MX', localService: true, name: 'Voz' };
  const speak = (utterance: EventTarget) => {
    window.spokenAt ??= performance.now();
    setTimeout(() => utterance.dispatchEvent(new Event('end')), 50);
  };
  Object.defineProperty(window, 'speechSynthesis', {
    value: { getVoices: () => [voice], cancel: () => {}, speak },
  });
  Object.assign(window, {
    SpeechSynthesisUtterance: class extends EventTarget {
      voice: unknown;
      lang = '';
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  });
};

/** What a customer waits for in the dialog, in the browser, one phrase after another. */
export const measureVoice = async (page: Page): Promise<readonly VoiceSpeed[]> => {
  // The compiler names functions by a helper that the page doesn't have.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.addInitScript(withHearing);
  const dialog = await openAssistant(page);
  await dialog.getByRole('checkbox', { name: 'Manos libres' }).check();
  await dialog.getByRole('button', { name: 'Encender el micrófono' }).click();
  await page.getByRole('button', { name: 'Está bien, quiero hablar' }).click();
  await dialog.getByText('Te escucho').waitFor();
  const heard: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const phrase = PHRASES[turn % PHRASES.length] ?? '';
    // It doesn't listen while it speaks.
    await dialog.getByText('Te escucho').waitFor();
    heard.push(
      await page.evaluate(async (text) => {
        window.spokenAt = undefined;
        const began = performance.now();
        window.hearIt?.(text);
        while (window.spokenAt === undefined && performance.now() - began < 5_000)
          await new Promise((resolve) => setTimeout(resolve, 1));
        return (window.spokenAt ?? Number.NaN) - began;
      }, phrase),
    );
    await page.waitForTimeout(200);
  }
  const quiet = await openAssistant(page);
  await quiet.getByRole('checkbox', { name: 'En silencio' }).check();
  const typed: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await quiet.getByLabel('Escribe lo que necesitas').fill(PHRASES[turn % PHRASES.length] ?? '');
    typed.push(await timeTyped(page));
    await page.waitForTimeout(200);
  }
  return [
    speed('typed, until the answer stands on the screen', typed),
    speed('said, until the first sound', heard),
  ];
};

const openAssistant = async (page: Page): Promise<Locator> => {
  await page.goto('/education');
  await page.getByRole('button', { name: 'Herramientas' }).click();
  await page.getByRole('menuitem', { name: 'Asistente de voz' }).click();
  return page.getByRole('dialog', { name: 'Asistente de voz' });
};

/** From the tap on "Enviar" until an entry follows the customer's own and is painted. */
const timeTyped = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[role=dialog] [aria-label=Enviar]');
    const log = document.querySelector('[role=dialog] [role=log] ol');
    const before = log?.children.length ?? 0;
    const began = performance.now();
    button?.click();
    while ((log?.children.length ?? 0) < before + 2 && performance.now() - began < 5_000)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - began;
  });

const speed = (name: string, times: readonly number[]): VoiceSpeed => ({
  name,
  medianMs: Math.round(median(times)),
  p95Ms: Math.round(percentile(times, 95)),
});
