import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { productQuery } from '../../catalog/admin/public/api.ts';
import { PageHead } from '../../kit/admin/page-head.tsx';
import { BackToList, LoadedRecord } from '../../kit/admin/record/loaded-record.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { offerQuery } from './api.ts';
import { aNewOffer, firstDraft, type OfferDraft } from './offer-draft.ts';
import { OfferEditor } from './offer-editor.tsx';
import { ProductPicker } from './public/product-picker.tsx';

const list = { path: '/admin/incentives', label: 'Ofertas' };

/** /admin/incentives/{id}: one offer. */
export const OfferPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(offerQuery(id));
  return (
    <LoadedRecord query={query} name="Oferta" list={list}>
      {(offer) => <OfferEditor key={id} offer={offer} />}
    </LoadedRecord>
  );
};

/** /admin/incentives/new: for a product, or with `de` a copy of another offer. */
export const NewOfferPage = () => {
  const [params, setParams] = useSearchParams();
  const [from, productId] = [params.get('de'), params.get('producto')];
  const copied = useQuery({ ...offerQuery(from ?? ''), enabled: from !== null });
  const product = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== null });
  if (from !== null)
    return (
      <LoadedRecord query={copied} name="Oferta" list={list}>
        {(offer) => <NewOffer key={from} product={offer.product} copied={offer} />}
      </LoadedRecord>
    );
  if (productId !== null)
    return (
      <LoadedRecord query={product} name="Oferta" list={list}>
        {(chosen) => <NewOffer key={productId} product={chosen} copied={null} />}
      </LoadedRecord>
    );
  return (
    <>
      <BackToList {...list} />
      <PageHead title="Oferta nueva">¿De qué producto?</PageHead>
      <Block className="max-w-2xl">
        <ProductPicker
          label="Busca el producto"
          onPick={({ id }) => setParams({ producto: id }, { replace: true })}
        />
      </Block>
    </>
  );
};

interface NewOfferProps {
  readonly product: Parameters<typeof aNewOffer>[0];
  readonly copied: AdminOfferJson | null;
}

const NewOffer = ({ product, copied }: NewOfferProps) => {
  const navigate = useNavigate();
  const [offer] = useState(() => aNewOffer(product));
  const [first] = useState((): OfferDraft => firstDraft(copied, Date.now()));
  return (
    <OfferEditor
      offer={offer}
      first={first}
      onCreated={(id) => void navigate(`/admin/incentives/${id}`, { replace: true })}
    />
  );
};
