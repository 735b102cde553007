import type { AccountTables } from './tables/accounts.ts';
import type { CatalogTables } from './tables/catalog.ts';
import type { CounterTables } from './tables/counter.ts';
import type { DeliveryTables } from './tables/deliveries.ts';
import type { HouseholdTables } from './tables/household.ts';
import type { ImageTables } from './tables/images.ts';
import type { LotTables } from './tables/lots.ts';
import type { NutritionTables } from './tables/nutrition.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PickingTables } from './tables/picking.ts';
import type { PrintingTables } from './tables/printing.ts';
import type { ProductTables } from './tables/products.ts';
import type { ReceiptTables } from './tables/receipts.ts';
import type { ReportTables } from './tables/reports.ts';
import type { VoiceTables } from './tables/voice.ts';

/** The tables as queries see them; the migrations beside this file are the definition. */
export interface Schema
  extends AccountTables,
    CatalogTables,
    CounterTables,
    DeliveryTables,
    HouseholdTables,
    ImageTables,
    LotTables,
    NutritionTables,
    OrderTables,
    PickingTables,
    PaymentTables,
    PrintingTables,
    ProductTables,
    ReceiptTables,
    ReportTables,
    VoiceTables {}
