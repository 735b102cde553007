import { type ReactNode, useId } from 'react';
import { Block } from '../../../kit/ui/block.tsx';

interface SectionBlockProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the account with its heading. */
export const SectionBlock = ({ title, intro, children }: SectionBlockProps) => {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro && <p className="mt-1 max-w-[60ch] text-ui text-tinta-suave [text-wrap:pretty]">{intro}</p>}
      {children}
    </Block>
  );
};
