import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { stepTimers } from './step-timers.ts';

const labels = (step: string) => stepTimers(step).map(({ label }) => label);
const minutes = (step: string) => stepTimers(step).map(({ seconds }) => seconds / 60);

describe('the waits in a cooking step', () => {
  test('are read in words and in figures', () => {
    const rows: readonly [string, string[], number[]][] = [
      ['Tapa y cocina 15 minutos a fuego lento.', ['15 minutos'], [15]],
      ['Sofríe el sofrito tres minutos, hasta que huela rico.', ['3 minutos'], [3]],
      ['Deja reposar un minuto y sirve.', ['1 minuto'], [1]],
      ['Mueve despacio de 3 a 4 minutos.', ['3 a 4 minutos'], [3]],
      ['Cocina el pollo tres o cuatro minutos por cada lado.', ['3 a 4 minutos'], [3]],
      ['Hierve con la sal de diez a doce minutos.', ['10 a 12 minutos'], [10]],
      ['Cocina 1½ minuto a potencia alta.', ['1½ minutos'], [1.5]],
      ['Calienta de 1 a 1½ minuto más.', ['1 a 1½ minutos'], [1]],
      ['Tapa y cocina un minuto y medio.', ['1½ minutos'], [1.5]],
      ['Deja en la nevera media hora.', ['30 minutos'], [30]],
      ['Deja reposar dos minutos antes de servir.', ['2 minutos'], [2]],
      ['Enfría una hora y tapa.', ['1 hora'], [60]],
      ['Cuando hierva, cocina 75 minutos a fuego lento.', ['75 minutos'], [75]],
      ['Hornea cuarenta y cinco minutos.', ['45 minutos'], [45]],
      ['Hornea Treinta y un minutos.', ['31 minutos'], [31]],
      ['Hierve once minutos, luego veinticinco minutos.', ['11 minutos', '25 minutos'], [11, 25]],
      ['Cocina veintiún minutos o dieciseis minutos.', ['21 minutos', '16 minutos'], [21, 16]],
      ['Cocina de treinta a treinta y cinco minutos.', ['30 a 35 minutos'], [30]],
      ['Cocina entre 5 y 10 minutos.', ['5 a 10 minutos'], [5]],
      ['Cocina 10-15 minutos, o 20 – 25 minutos.', ['10 a 15 minutos', '20 a 25 minutos'], [10, 20]],
      ['Calienta 1.5 minutos, luego 2,5 minutos.', ['1½ minutos', '2½ minutos'], [1.5, 2.5]],
      ['Calienta 2 ½ minutos, luego 3 1/2 minutos.', ['2½ minutos', '3½ minutos'], [2.5, 3.5]],
      ['Calienta 1/2 hora.', ['30 minutos'], [30]],
      ['Hornea una hora y cuarto.', ['1¼ horas'], [75]],
      ['Déjalo tres cuartos de hora.', ['¾ hora'], [45]],
      ['Hornea treintaicinco minutos.', ['35 minutos'], [35]],
    ];
    expect(rows.map(([step]) => [step, labels(step), minutes(step)])).toEqual(rows);
  });

  it('come in their order, each once', () => {
    expect(labels('Dora cuatro minutos, voltea, cocina 4 minutos más y deja reposar cinco minutos.')).toEqual(
      ['4 minutos', '5 minutos'],
    );
  });

  test('leave out what is no wait of this step', () => {
    const rows: readonly [string, string][] = [
      ['a limit', 'Guárdalas en la nevera antes de dos horas.'],
      ['a limit', 'Con mayonesa no debe pasar dos horas fuera de la nevera.'],
      ['what is done beforehand', 'Saca el queso crema 15 minutos antes para que se ablande.'],
      ['a remark', 'Guarda en la nevera; sabe mejor después de una hora.'],
      ['a rhythm', 'Mueve cada dos minutos.'],
      ['seconds', 'Caliéntala 30 segundos a potencia alta.'],
      ['a night in the refrigerator', 'Congela por lo menos 6 horas.'],
      ['the end of another wait', 'Destapa los últimos cinco minutos.'],
      ['longer than a timer runs', 'Hornea ciento veinte minutos.'],
      ['longer than a timer runs', 'Cura doscientos treinta y cinco minutos.'],
      ['longer than a timer runs', 'Deja 1.000 minutos, o 1,000 minutos.'],
      ['a time of day', 'Míralo a las 10:30 minutos más o menos.'],
      ['no time at all', 'Echa 2 tazas de agua y mueve.'],
      ['a word that only contains one', 'Sirve con minutas de maíz, algunas horasca.'],
    ];
    expect(rows.filter(([, step]) => stepTimers(step).length > 0)).toEqual([]);
  });

  it('are found wherever a number of minutes stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.boolean(), (amount, more) => {
        const step = `Tapa y cocina ${amount} minuto${amount === 1 ? '' : 's'}${more ? ' más' : ''}.`;
        expect(minutes(step)).toEqual([amount]);
      }),
    );
  });

  it('are none or positive, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (step) => {
        for (const { seconds } of stepTimers(step)) expect(seconds).toBeGreaterThan(0);
      }),
    );
  });
});
