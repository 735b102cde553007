import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import type { ReportColumn, ReportValue } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import { figuresOf } from './figures.ts';
import { hospitalNames, usersBy, windowName } from './names.ts';
import { type Question, type ReportContent, share } from './question.ts';
import { sumBy, total } from './sum-by.ts';
import { partTable, timeTable } from './tables.ts';

const columns: readonly ReportColumn[] = [
  { id: 'entregados', label: 'Entregados', unit: 'count' },
  { id: 'a-tiempo', label: 'A tiempo', unit: 'count' },
  { id: 'parte', label: '% a tiempo', unit: 'share' },
  { id: 'fallidos', label: 'Intentos fallidos', unit: 'count' },
];

const sums = [sql`f.delivered`, sql`f.on_time`, sql`f.failed`];

const cellsOf = ([delivered = 0, onTime = 0, failed = 0]: readonly number[]): readonly ReportValue[] => [
  delivered,
  onTime,
  share(onTime, delivered),
  failed,
];

/** What was handed over, when, and what couldn't be. */
export const readDeliveries = async (question: Question): Promise<ReportContent> => {
  const { deliveries } = question.days;
  const by = (part: ReturnType<typeof sql>) => sumBy(question, deliveries, part, sums);
  const byDay = await by(sql`f.day`);
  const byPoint = await by(sql`f.delivery_point_id`);
  const hospitalName = await hospitalNames(question);
  return {
    figures: figuresOf(question, total(byDay.values(), sums.length), [
      {
        id: 'entregados',
        label: 'Entregados',
        unit: 'count',
        definition: 'Pedidos entregados en la mano, o por quien se designó, esos días.',
        of: ([delivered]) => delivered,
      },
      {
        id: 'a-tiempo',
        label: 'A tiempo',
        unit: 'share',
        definition: 'De los entregados, los que llegaron antes de que terminara su ventana.',
        of: ([delivered, onTime]) => share(onTime, delivered),
        hasOrders: false,
      },
      {
        id: 'tarde',
        label: 'Tarde',
        unit: 'count',
        definition: 'Entregados después de que terminó su ventana.',
        of: ([delivered = 0, onTime = 0]) => delivered - onTime,
      },
      {
        id: 'fallidos',
        label: 'Intentos fallidos',
        unit: 'count',
        definition: 'Veces que un pedido volvió sin entregarse; el mismo pedido puede contar dos.',
        of: ([, , failed]) => failed,
      },
      {
        id: 'parte-fallida',
        label: 'Fallan',
        unit: 'share',
        definition: 'De todos los intentos, los que no terminaron en una entrega.',
        of: ([delivered = 0, , failed = 0]) => share(failed, delivered + failed),
        hasOrders: false,
      },
    ]),
    tables: [
      timeTable(
        question,
        { id: 'dia', label: 'Entregas por día', definition: 'El día en que se entregó.', columns, cellsOf },
        byDay,
        { width: sums.length },
      ),
      partTable(
        question,
        {
          id: 'ventana',
          label: 'Por ventana',
          definition: 'La ventana para la que era el pedido.',
          heading: 'Ventana',
          columns,
          cellsOf,
          labelOf: windowName,
          order: deliveryWindowIds,
        },
        await by(sql`f.delivery_window`),
      ),
      partTable(
        question,
        {
          id: 'hospital',
          label: 'Por hospital',
          definition: 'El hospital del pedido cuando se hizo.',
          heading: 'Hospital',
          columns,
          cellsOf,
          labelOf: hospitalName,
          people: await usersBy(question, sql`o.hospital_id`),
        },
        await by(sql`f.hospital_id`),
      ),
      partTable(
        question,
        {
          id: 'piso',
          label: 'Por piso',
          definition: 'El lugar de entrega dentro del hospital; a domicilio va aparte.',
          heading: 'Piso',
          columns,
          cellsOf,
          labelOf: await floorNames(question, hospitalName),
          people: await usersBy(question, sql`o.delivery_point_id`),
        },
        byPoint,
      ),
    ],
  };
};

const floorNames = async ({ db }: Question, hospitalName: (id: string) => string) => {
  const points = await db
    .selectFrom('delivery_points')
    .select(['id', 'hospital_id', 'building', 'unit'])
    .execute();
  const names = new Map(
    points.map(({ id, hospital_id, building, unit }) => [
      id as string,
      `${unit}, ${building} · ${hospitalName(hospital_id)}`,
    ]),
  );
  return (id: string) => names.get(id) ?? 'A domicilio';
};
