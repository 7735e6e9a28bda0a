import type { ReactNode } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import type { CardFacts } from '@/domain/card-face.ts';
import { cn } from '@/lib/class-names.ts';

type CardIdentityProps = {
  card: CardFacts;
  issuer: string;
  /** Replaces the product's name, for example with a link or a nickname. */
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
};

export function CardIdentity({ card, issuer, title, children, className }: CardIdentityProps) {
  return (
    <div className={cn('flex min-w-0 items-center gap-3', className)}>
      <CardArt card={card} issuer={issuer} className="w-12 max-sm:[td_&]:w-10" />
      <div className="grid min-w-0 gap-0.5">
        <div translate="no" className="leading-5 font-medium">
          {title ?? card.name}
        </div>
        <div className="text-muted-foreground flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span translate="no">{issuer}</span>
          {children}
        </div>
      </div>
    </div>
  );
}
