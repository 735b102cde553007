import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';

/** What may go wrong with a payment, by the number of its order. */
export type AthFault =
  | 'no-push'
  | 'byte-order-mark'
  | 'slow'
  | 'cut-before'
  | 'cut-after'
  | 'no-account'
  | 'refund-without-answer'
  | 'refund-refused';

interface AthPayment {
  readonly id: string;
  readonly token: string;
  readonly total: string;
  readonly orderNumber: string;
  readonly paymentId: string;
  readonly endsMs: number;
  phone: string;
  status: 'OPEN' | 'CONFIRM' | 'COMPLETED' | 'CANCEL';
  refundedCents: number;
  reference: string;
}

interface FakeAthOptions {
  readonly port?: number;
  readonly nowMs?: () => number;
}

/** A server that speaks as ATH Móvil's payment button does: the six calls, with states and a clock. */
export const startFakeAth = async ({ port = 0, nowMs = Date.now }: FakeAthOptions = {}) => {
  const payments = new Map<string, AthPayment>();
  const faults = new Map<string, { fault: AthFault; left: number }>();
  const effects: { kind: 'authorization' | 'refund'; orderNumber: string; cents: number }[] = [];

  const consumeFault = (orderNumber: string, ...named: AthFault[]): boolean => {
    const found = faults.get(orderNumber);
    if (!found || !named.includes(found.fault) || found.left === 0) return false;
    found.left -= 1;
    return true;
  };
  const current = (payment: AthPayment): AthPayment => {
    if ((payment.status === 'OPEN' || payment.status === 'CONFIRM') && payment.endsMs <= nowMs())
      payment.status = 'CANCEL';
    return payment;
  };
  const snapshot = (payment: AthPayment) => ({
    ecommerceStatus: current(payment).status,
    ecommerceId: payment.id,
    referenceNumber: payment.reference,
    businessCustomerId: randomUUID(),
    transactionDate: '',
    total: Number(payment.total),
    tax: 0,
    subTotal: Number(payment.total),
    fee: payment.status === 'COMPLETED' ? 0.6 : 0,
    netAmount: 0,
    totalRefundedAmount: payment.refundedCents / 100,
    metadata1: payment.orderNumber,
    metadata2: payment.paymentId,
    items: [],
  });
  const respond = (data: unknown, orderNumber = ''): Response => {
    const mark = consumeFault(orderNumber, 'byte-order-mark') ? '\uFEFF' : '';
    return new Response(mark + JSON.stringify({ status: 'success', data }), { headers: JSON_TYPE });
  };
  const refuse = (errorcode: string, message: string): Response =>
    new Response(JSON.stringify({ status: 'error', message, errorcode, data: null }), {
      headers: JSON_TYPE,
      status: 400,
    });
  const byToken = (context: Context) =>
    [...payments.values()].find(({ token }) => context.req.header('authorization') === `Bearer ${token}`);

  const reportRow = (payment: AthPayment) => ({
    transactionType: 'ECOMMERCE',
    status: 'COMPLETED',
    date: '2026-11-23 09:12:02',
    referenceNumber: payment.reference,
    total: payment.total,
    fee: '0.60',
    totalRefundAmount: (payment.refundedCents / 100).toFixed(2),
    metadata1: payment.orderNumber,
    metadata2: payment.paymentId,
  });
  /** Charges without a payment of the shop. */
  const foreign: object[] = [];

  const app = new Hono();
  app.post('/payment', async (context) => {
    const body = await context.req.json();
    if (consumeFault(body.metadata1, 'cut-before')) return cut(context);
    const payment: AthPayment = {
      id: randomUUID(),
      token: `eyJ${randomUUID()}.eyJ${randomUUID()}.${randomUUID()}`,
      total: body.total,
      orderNumber: body.metadata1,
      paymentId: body.metadata2,
      endsMs: nowMs() + Number(body.timeout) * 1000,
      phone: body.phoneNumber,
      status: 'OPEN',
      refundedCents: 0,
      reference: '',
    };
    if (!(Number(body.total) >= 1 && Number(body.total) <= 1500)) return refuse('BTRA_0001', 'amount');
    if (!/^\d{10}$/.test(body.phoneNumber)) return refuse('BTRA_0007', 'phone');
    if (consumeFault(body.metadata1, 'no-account')) return refuse('BTRA_0007', 'phone');
    payments.set(payment.id, payment);
    return respond({ ecommerceId: payment.id, auth_token: payment.token }, payment.orderNumber);
  });
  app.post('/business/findPayment', async (context) => {
    const payment = payments.get((await context.req.json()).ecommerceId);
    return payment ? respond(snapshot(payment), payment.orderNumber) : refuse('BTRA_0031', 'unknown');
  });
  app.post('/authorization', async (context) => {
    const payment = byToken(context);
    if (!payment) return refuse('token.expired', 'The Token has expired');
    if (consumeFault(payment.orderNumber, 'slow'))
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (consumeFault(payment.orderNumber, 'cut-before')) return cut(context);
    if (current(payment).status === 'CANCEL') return refuse('BTRA_0037', 'cancelled');
    if (payment.status === 'OPEN') return refuse('BTRA_0032', 'not confirmed');
    if (payment.status === 'CONFIRM') {
      payment.status = 'COMPLETED';
      payment.reference = `${Date.now()}-${randomUUID()}`;
      effects.push({
        kind: 'authorization',
        orderNumber: payment.orderNumber,
        cents: Math.round(Number(payment.total) * 100),
      });
    }
    if (consumeFault(payment.orderNumber, 'cut-after')) return cut(context);
    return respond(snapshot(payment), payment.orderNumber);
  });
  app.put('/business/updatePhoneNumber', async (context) => {
    const payment = byToken(context);
    if (!payment) return refuse('token.expired', 'The Token has expired');
    payment.phone = (await context.req.json()).phoneNumber;
    return respond('Update Phone Number');
  });
  app.post('/business/cancel', async (context) => {
    const payment = payments.get((await context.req.json()).ecommerceId);
    if (!payment || current(payment).status !== 'OPEN') return refuse('BTRA_0035', 'unexpected status');
    payment.status = 'CANCEL';
    return respond('Payment Cancelled.');
  });
  app.post('/refund', async (context) => {
    const body = await context.req.json();
    const payment = [...payments.values()].find(({ reference }) => reference === body.referenceNumber);
    if (!payment || body.referenceNumber === '') return refuse('BTRA_0031', 'unknown');
    if (consumeFault(payment.orderNumber, 'refund-refused')) return refuse('BTRA_0030', 'refund failed');
    const cents = Math.round(Number(body.amount) * 100);
    if (payment.refundedCents + cents > Math.round(Number(payment.total) * 100))
      return refuse('BTRA_0030', 'too much');
    payment.refundedCents += cents;
    effects.push({ kind: 'refund', orderNumber: payment.orderNumber, cents });
    if (consumeFault(payment.orderNumber, 'refund-without-answer')) return cut(context);
    return respond({
      refund: { transactionType: 'REFUND', status: 'COMPLETED', refundedAmount: cents / 100 },
    });
  });
  /** Everything that was taken, also by what isn't the payment button. A GET with a body, as it is there. */
  app.get('/transactions/v4/transactionReport', async (context: Context) => {
    let text = '';
    for await (const part of context.env.incoming) text += part;
    if (!JSON.parse(text || '{}').privateToken) return refuse('BTRA_0401', 'token');
    const rows = [...payments.values()].filter(({ status }) => status === 'COMPLETED').map(reportRow);
    return new Response(JSON.stringify([...rows, ...foreign]), { headers: JSON_TYPE });
  });
  /** For whoever develops: the telephone. */
  app.post('/falso/confirmar', (context) => {
    for (const payment of payments.values())
      if (current(payment).status === 'OPEN') payment.status = 'CONFIRM';
    return context.text('Confirmado en todos los teléfonos.\n');
  });

  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => (server.listening ? resolve() : server.once('listening', resolve)));
  const address = server.address();
  const ofPayment = (paymentId: string) =>
    [...payments.values()].find((each) => each.paymentId === paymentId);
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    effects,
    ofPayment,
    /** How often a telephone was asked for an order. */
    requestsOf: (orderNumber: string) =>
      [...payments.values()].filter((each) => each.orderNumber === orderNumber).length,
    breakFor: (orderNumber: string, fault: AthFault, times = 1) =>
      void faults.set(orderNumber, { fault, left: times }),
    clearFaults: (orderNumber: string) => void faults.delete(orderNumber),
    /** The customer says yes on the telephone; nothing where no request reached it. */
    confirm: (paymentId: string): void => {
      const payment = ofPayment(paymentId);
      if (payment && !consumeFault(payment.orderNumber, 'no-push') && current(payment).status === 'OPEN')
        payment.status = 'CONFIRM';
    },
    addForeign: (reference: string, total: string, transactionType = 'ECOMMERCE') =>
      void foreign.push({
        ...{ transactionType, status: 'COMPLETED', date: '2026-11-23 09:12:02' },
        ...{ referenceNumber: reference, total, metadata1: '', metadata2: '' },
      }),
    /** Captures without the shop's request. */
    takeUnseen: (paymentId: string): void => {
      const payment = ofPayment(paymentId);
      if (payment?.status !== 'CONFIRM') return;
      payment.status = 'COMPLETED';
      payment.reference = `${Date.now()}-${randomUUID()}`;
    },
    decline: (paymentId: string): void => {
      const payment = ofPayment(paymentId);
      if (payment && payment.status === 'OPEN') payment.status = 'CANCEL';
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const SLOW_MS = 400;
const JSON_TYPE = { 'content-type': 'application/json' };

/** The connection ends without an answer. */
const cut = (context: Context): Response => {
  context.env.incoming.socket.destroy();
  return new Response(null, { status: 504 });
};
