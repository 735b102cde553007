import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';

interface PageTitleProps {
  readonly children: ReactNode;
  /** The tab's title, without the shop's name; by default the heading when it is plain text. */
  readonly documentTitle?: string;
  readonly className?: string;
}

/** The page's one h1; it also names the tab. */
export const PageTitle = ({ children, documentTitle, className }: PageTitleProps) => {
  useDocumentTitle(documentTitle ?? (typeof children === 'string' ? children : ''));
  return <h1 className={clsx('tracking-[-.03em]', className)}>{children}</h1>;
};

/** Names the tab: "Frutas · Nutrición Plus". */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title ? `${title} · Nutrición Plus` : 'Nutrición Plus';
  }, [title]);
};
