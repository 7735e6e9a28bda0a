import { Link } from '@tanstack/react-router';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatNumber } from '@/lib/format.ts';
import type { Statistics } from '../schema.ts';

export function HeldCards({ cards, least }: { cards: Statistics['heldCards']; least: number }) {
  if (cards.length === 0) {
    return (
      <p className="text-muted-foreground">
        No card is held by {least} members yet. Smaller numbers are hidden, so that no one can be
        identified.
      </p>
    );
  }
  const top = Math.max(...cards.map(({ members }) => members));
  return (
    <Table label="Most held cards">
      <TableHeader>
        <TableRow>
          <TableHead>Card</TableHead>
          <TableHead className="w-1/3 max-sm:hidden">
            <span className="sr-only">Compared</span>
          </TableHead>
          <TableHead className="text-right">Members</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {cards.map((card) => (
          <TableRow key={card.id}>
            <TableCell>
              <Link
                to="/admin/$resource/$id"
                params={{ resource: 'credit-cards', id: String(card.id) }}
                className="underline-offset-4 hover:underline"
              >
                {card.name}
              </Link>
            </TableCell>
            <TableCell className="max-sm:hidden">
              <span
                aria-hidden
                className="bg-primary block h-2 rounded-full"
                style={{ width: `${(100 * card.members) / top}%` }}
              />
            </TableCell>
            <TableCell className="text-right font-medium">
              {formatNumber(card.members)} or more
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
