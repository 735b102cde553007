import type { ProposalJson } from '@nutricion/contract/catalog/proposals';
import { categoryIdOf } from '@nutricion/domain/catalog/category';
import { sourceLabels } from '@nutricion/domain/catalog/enrichment/proposal';
import { Check, ExternalLink, SkipForward, Undo2, X } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { ProductArt } from '../../public/product-art.tsx';
import { confidenceText, fieldLabels, fieldSections, proposedText } from './proposal-labels.ts';
import type { useDecisions } from './use-decisions.ts';

interface ProposalCardProps {
  readonly proposal: ProposalJson;
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly canDecide: boolean;
}

/** One proposal: the value now, the proposed one, its source and its confidence. */
export const ProposalCard = ({ proposal, decisions, canDecide }: ProposalCardProps) => {
  const { product, field, value, source, because, confidence, state } = proposal;
  const isQuestion = value === null;
  return (
    <Block aria-label={`Propuesta para ${product.title}`}>
      <div className="flex items-center gap-4">
        <ProductArt
          src={product.image_url ?? ''}
          alt=""
          categoryId={categoryIdOf(product.category)}
          eager
          className="w-20 flex-none"
        />
        <div className="min-w-0">
          <h2 className="wrap-anywhere">{product.title}</h2>
          <p className="text-ui text-tinta-suave">{product.package_label}</p>
        </div>
      </div>
      <dl className="mt-5 grid gap-3 sm:grid-cols-2">
        <div className="rounded-ficha bg-suelo px-4 py-3">
          <dt className="text-nota font-semibold text-tinta-suave">{fieldLabels[field]}, ahora</dt>
          <dd className="text-ui leading-snug wrap-anywhere">{proposedText(field, proposal.now)}</dd>
        </div>
        <div className="rounded-ficha bg-rocio px-4 py-3">
          <dt className="text-nota font-semibold text-verde-hondo">
            {isQuestion ? 'Pregunta' : 'Propuesta'}
          </dt>
          <dd className="text-ui leading-snug font-[650] wrap-anywhere">
            {isQuestion ? '¿Está bien así?' : proposedText(field, value)}
          </dd>
        </div>
      </dl>
      <p className="mt-4 flex flex-wrap items-center gap-2 text-ui">
        <Badge>{sourceLabels[source]}</Badge>
        <span className="text-tinta-suave">{confidenceText(confidence)}</span>
        {state === 'segunda' && <Badge tone="good">Una persona ya la aceptó</Badge>}
      </p>
      <p className="mt-1.5 text-ui leading-snug wrap-anywhere">{because}.</p>
      {canDecide && (
        <div className="mt-5 flex flex-wrap gap-2.5">
          {isQuestion ? (
            <Link
              to={`/admin/products/${product.id}?seccion=${fieldSections[field]}`}
              className={buttonClass()}
            >
              <ExternalLink size={20} strokeWidth={2.1} aria-hidden="true" />
              Abrir el producto
            </Link>
          ) : (
            <Button loading={decisions.isSending} aria-keyshortcuts="a" onClick={decisions.accept}>
              <Check size={20} strokeWidth={2.4} aria-hidden="true" />
              Aceptar
            </Button>
          )}
          <Button
            variant="outline"
            disabled={decisions.isSending}
            aria-keyshortcuts="r"
            onClick={decisions.refuse}
          >
            <X size={20} strokeWidth={2.2} aria-hidden="true" />
            {isQuestion ? 'Está bien así' : 'Rechazar'}
          </Button>
          <Button variant="quiet" aria-keyshortcuts="s" onClick={decisions.skip}>
            <SkipForward size={20} strokeWidth={2.1} aria-hidden="true" />
            Saltar
          </Button>
          {decisions.canUndo && (
            <Button
              variant="quiet"
              disabled={decisions.isSending}
              aria-keyshortcuts="z"
              onClick={decisions.undo}
            >
              <Undo2 size={20} strokeWidth={2.1} aria-hidden="true" />
              Deshacer la anterior
            </Button>
          )}
        </div>
      )}
      <p className="mt-4 hidden text-nota text-tinta-suave md:block">
        Con el teclado: <kbd>a</kbd> aceptar, <kbd>r</kbd> rechazar, <kbd>s</kbd> saltar, <kbd>z</kbd>{' '}
        deshacer.
      </p>
    </Block>
  );
};
