import type { AccountTables } from '../../accounts/tables/accounts.ts';
import type { HouseholdTables } from '../../accounts/tables/household.ts';
import type { CatalogTables } from '../../catalog/tables/catalog.ts';
import type { ProductTables } from '../../catalog/tables/products.ts';
import type { ContentTables } from '../../content/tables.ts';
import type { DeliveryTables } from '../../fulfilment/tables/deliveries.ts';
import type { PickingTables } from '../../fulfilment/tables/picking.ts';
import type { PrintingTables } from '../../fulfilment/tables/printing.ts';
import type { CounterTables } from '../../orders/tables/counter.ts';
import type { OrderTables } from '../../orders/tables/orders.ts';
import type { PaymentTables } from '../../payments/tables/payments.ts';
import type { ReceiptTables } from '../../payments/tables/receipts.ts';
import type { PlanTables } from '../../plans/tables.ts';
import type { RecipeTables } from '../../recipes/tables.ts';
import type { ReportTables } from '../../reports/tables.ts';
import type { LotTables } from '../../stock/tables.ts';
import type { VoiceTables } from '../../voice/tables.ts';
import type { BackupTables } from '../backup/tables.ts';

/** The tables as queries see them; the migrations beside this file are the definition. */
export interface Schema
  extends AccountTables,
    BackupTables,
    CatalogTables,
    ContentTables,
    CounterTables,
    DeliveryTables,
    HouseholdTables,
    LotTables,
    OrderTables,
    PickingTables,
    PlanTables,
    PaymentTables,
    PrintingTables,
    ProductTables,
    ReceiptTables,
    RecipeTables,
    ReportTables,
    VoiceTables {}
