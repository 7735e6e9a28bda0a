import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import type { CardFacts } from '@/domain/card-face.ts';
import { cn } from '@/lib/class-names.ts';

type CardLinkProps = {
  card: CardFacts & { readonly slug: string };
  issuer: string;
  children?: ReactNode;
};

export function CardLink({ card, issuer, children }: CardLinkProps) {
  return (
    // In a table on a phone the line of facts spans the cell; beside the art it would have little room.
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 max-sm:[td_&]:gap-x-2">
      <CardArt
        card={card}
        issuer={issuer}
        className={cn('w-14 max-sm:[td_&]:w-10', children && 'row-span-2 max-sm:[td_&]:row-span-1')}
      />
      <Link
        translate="no"
        to="/app/credit-cards/$id"
        params={{ id: card.slug }}
        className="touch-area justify-self-start py-0.5 leading-5 font-medium underline-offset-4 hover:underline"
      >
        {card.name}
      </Link>
      {children && (
        <div className="text-muted-foreground col-start-2 text-sm max-sm:[td_&]:col-span-2 max-sm:[td_&]:col-start-1 max-sm:[td_&]:pt-1">
          {children}
        </div>
      )}
    </div>
  );
}
