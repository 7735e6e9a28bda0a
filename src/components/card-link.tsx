import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardArt } from '@/components/card-art.tsx';

type CardLinkProps = {
  card: {
    readonly slug: string;
    readonly name: string;
    readonly network: string;
    readonly art_primary_hex: string;
    readonly art_secondary_hex: string;
  };
  issuer: string;
  /** A second line under the name. */
  children?: ReactNode;
};

/** A card as a row of a list: its picture, its name that leads to it, and a line of facts. */
export function CardLink({ card, issuer, children }: CardLinkProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <CardArt
        primary={card.art_primary_hex}
        secondary={card.art_secondary_hex}
        issuer={issuer}
        className="w-14"
      />
      <div className="min-w-0">
        <Link
          to="/app/credit-cards/$id"
          params={{ id: card.slug }}
          className="font-medium underline-offset-4 hover:underline"
        >
          {card.name}
        </Link>
        {children && <div className="text-muted-foreground text-sm">{children}</div>}
      </div>
    </div>
  );
}
