import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { NutritionSection } from '../../catalog/admin/products/nutrition-section.tsx';
import { PriceHistory } from '../../catalog/admin/products/price-history.tsx';
import { ProductAside } from '../../catalog/admin/products/product-aside.tsx';
import {
  dataFields,
  fieldNamed,
  labelOfField,
  priceFields,
} from '../../catalog/admin/products/product-fields.ts';
import { ProductHead } from '../../catalog/admin/products/product-head.tsx';
import { ProductHistory } from '../../catalog/admin/products/product-history.tsx';
import {
  type SectionId,
  sectionIds,
  sectionLabels,
  sectionsWithIssues,
} from '../../catalog/admin/products/product-sections.ts';
import { SimilarNotice } from '../../catalog/admin/products/similar-notice.tsx';
import { type ProductRecord, useProductRecord } from '../../catalog/admin/products/use-product-record.ts';
import { PhotoManager } from '../../content/admin/images/photo-manager.tsx';
import { useLeaveGuard } from '../../kit/admin/record/leave-guard.tsx';
import { type FieldValue, formatFieldValue } from '../../kit/admin/record/record-field.ts';
import { RecordFields } from '../../kit/admin/record/record-fields.tsx';
import { RecordForm } from '../../kit/admin/record/record-form.tsx';
import { panelId, RecordTabs, tabId, useSection } from '../../kit/admin/record/record-tabs.tsx';
import { useIssueFocus } from '../../kit/admin/use-issue-focus.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { stockProductQuery } from '../../stock/admin/api.ts';
import { Barcodes } from '../../stock/admin/barcodes.tsx';
import { Ledger } from '../../stock/admin/ledger.tsx';
import { Lots, StockOnHand } from '../../stock/admin/stock-on-hand.tsx';
import { MarginSection } from './margin-section.tsx';
import { OffersSection } from './offers-section.tsx';
import { RecipesWithProduct } from './recipes-with-product.tsx';
import { usePurchaseFields } from './use-purchase-fields.ts';

interface ProductEditorProps {
  readonly product: AdminProductJson;
  /** Initial values of a copy, compared with an empty product. */
  readonly copied?: AdminProductJson;
  /** Called with the id of a created product, to navigate to its own address. */
  readonly onCreated?: (id: string) => void;
}

const newSections: readonly SectionId[] = ['datos', 'precio', 'nutricion'];

/** The form of a product in tabs, with its visibility beside them. */
export const ProductEditor = ({ product, copied, onCreated }: ProductEditorProps) => {
  const isNew = onCreated !== undefined;
  const hasPermission = usePermission();
  const isReadOnly = !hasPermission('products.write');
  const [otherTitle, setOtherTitle] = useState<string | null>(null);
  const record = useProductRecord(product, onCreated ?? null, copied, otherTitle);
  const { issues, edit } = record;
  // A draft from before the right to change was lost isn't what the record says.
  const draft = isReadOnly ? record.before : record.draft;
  useLeaveGuard(record.isDirty && !isReadOnly, record.discard);
  const shown = isNew
    ? newSections
    : sectionIds.filter(
        (id) =>
          (id !== 'historial' || hasPermission('audit.read')) &&
          (id !== 'ofertas' || hasPermission('offers.read')),
      );
  const { current, open } = useSection(shown);
  const sectionsWithIssue = sectionsWithIssues(issues);
  useOpenSectionWithIssue(sectionsWithIssue, current, open);

  const purchase = usePurchaseFields(draft.supplier_id);
  const fieldText = (name: string, value: FieldValue): string => {
    if (name === 'supplier_id') return purchase.nameOf(value);
    const field = fieldNamed(name);
    return field ? formatFieldValue(field, value) : String(value ?? '');
  };

  const fieldProps = { draft, issues, isReadOnly, onEdit: edit };
  const panels: Record<SectionId, ReactNode> = {
    datos: (
      <Block aria-label={sectionLabels.datos}>
        <RecordFields fields={dataFields} {...fieldProps} />
      </Block>
    ),
    precio: (
      <>
        <Block aria-label="Precio de hoy">
          <RecordFields fields={priceFields} {...fieldProps} />
        </Block>
        <Block aria-labelledby="compra">
          <h2 id="compra" className="mb-4 text-h3">
            Compra
          </h2>
          <RecordFields fields={purchase.fields} {...fieldProps} />
        </Block>
        <MarginSection product={record.stored} price={draft.price} cost={draft.cost} />
        {!isNew && <PriceHistory productId={product.id} isReadOnly={isReadOnly} />}
      </>
    ),
    nutricion: <NutritionSection {...fieldProps} usdaId={product.nutrition?.usdaId ?? null} />,
    ofertas: <OffersSection productId={product.id} />,
    inventario: <StockSection productId={product.id} />,
    fotos: (
      <PhotoManager
        owner={{ subject: 'product', id: product.id, title: product.title }}
        isReadOnly={isReadOnly}
      />
    ),
    historial: (
      <ProductHistory
        product={record.stored}
        fieldText={fieldText}
        {...(!isReadOnly && { onRevert: revert(record, open) })}
      />
    ),
  };
  const isTyped = current === 'datos' || current === 'precio' || current === 'nutricion';
  const panel = (
    <Panel key={current} id={current} issues={issues}>
      {panels[current]}
    </Panel>
  );
  return (
    <>
      <ProductHead product={record.stored} isNew={isNew} isReadOnly={isReadOnly} />
      <RecordTabs
        sections={shown.map((id) => ({
          id,
          label: sectionLabels[id],
          hasIssue: sectionsWithIssue.includes(id),
        }))}
        current={current}
        onOpen={(id) => open(id as SectionId)}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          {isNew && (
            <SimilarNotice
              draft={draft}
              otherTitle={otherTitle}
              onOther={(title) => {
                setOtherTitle(title);
                edit('title', draft.title);
              }}
            />
          )}
          {/* Forms of their own don't stand in a form. */}
          {!isTyped && panel}
          <RecordForm
            record={record}
            labelOf={labelOfField}
            fieldText={(name, values) => fieldText(name, values[name])}
            isReadOnly={isReadOnly}
          >
            {isTyped && panel}
          </RecordForm>
        </div>
        {!isNew && (
          <ProductAside
            recipes={hasPermission('recipes.write') && <RecipesWithProduct productId={product.id} />}
            product={record.stored}
            isReadOnly={isReadOnly}
            onOpenSection={open}
          />
        )}
      </div>
    </>
  );
};

/** Puts earlier values into the form, where they can be reviewed and saved like any other change. */
const revert =
  (record: ProductRecord, open: (id: SectionId) => void) =>
  (before: ProductRecord['draft'], fields: readonly (keyof ProductRecord['draft'])[], section: SectionId) => {
    record.editAll(Object.fromEntries(fields.map((field) => [field, before[field]])));
    open(section);
  };

/** After a refusal opens the first section with an error, if none of them is open. */
const useOpenSectionWithIssue = (
  sectionsWithIssue: readonly SectionId[],
  current: SectionId,
  open: (id: SectionId) => void,
): void => {
  const first = sectionsWithIssue.includes(current) ? undefined : sectionsWithIssue[0];
  const previousSection = useRef<SectionId | undefined>(undefined);
  useEffect(() => {
    if (first && first !== previousSection.current) open(first);
    previousSection.current = first;
  });
};

interface PanelProps {
  readonly id: SectionId;
  readonly issues: object;
  readonly children: ReactNode;
}

const Panel = ({ id, issues, children }: PanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useIssueFocus(panel, issues);
  return (
    <div ref={panel} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} className="grid gap-4">
      {children}
    </div>
  );
};

/** Stock can't be edited as a field: it changes by receiving, counting and waste, each with a movement in the ledger. */
const StockSection = ({ productId }: { readonly productId: string }) => {
  const query = useQuery(stockProductQuery(productId));
  const { data, isError } = query;
  if (isError && !data)
    return (
      <Block>
        <FailedLoad query={query} heading="h3" />
      </Block>
    );
  if (!data)
    return (
      <div role="status" aria-label="Cargando el inventario" className="breathes grid gap-4">
        <Skeleton className="h-40 w-full rounded-bloque bg-papel!" />
        <Skeleton className="h-64 w-full rounded-bloque bg-papel!" />
      </div>
    );
  return (
    <>
      <StockOnHand product={data} />
      <Lots product={data} />
      <Barcodes product={data} />
      <Ledger productId={productId} />
    </>
  );
};
