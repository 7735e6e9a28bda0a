import { Button } from '@/components/ui/button.tsx';
import type { SignConvention } from '@/domain/statement/direction.ts';
import type { AskedRow, Reading } from '@/domain/statement/statement.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatExactCents } from '@/lib/format.ts';

type DirectionQuestionProps = {
  asks: readonly AskedRow[];
  /** The sign that the file was read with meanwhile. */
  sign: SignConvention | null;
  onAnswer: (reading: Reading) => void;
};

const describe = ({ description, amountCents, date }: AskedRow) =>
  `${description}, ${formatExactCents(Math.abs(amountCents))} on ${formatDate(date)}`;

/** Asks which way the money went, with two of the person's own rows, where the file does not say. */
export function DirectionQuestion({ asks, sign, onAnswer }: DirectionQuestionProps) {
  const [row, other] = asks;
  if (row === undefined) return null;
  const isPositive = sign !== 'spend-negative';
  const answer = (isSpent: boolean) => {
    const isRight = isSpent === row.amountCents > 0;
    onAnswer({ sign: isPositive === isRight ? 'spend-positive' : 'spend-negative' });
  };
  const isAlike = other !== undefined && other.amountCents > 0 === row.amountCents > 0;
  return (
    <div
      role="group"
      aria-label="Money out or in"
      className="bg-caution-soft grid gap-2 rounded-md px-3 py-2"
    >
      <p className="font-medium">Is this money you spent: {describe(row)}?</p>
      {other !== undefined && (
        <p className="text-muted-foreground text-sm">
          Then {describe(other)} {isAlike ? 'was spent as well' : 'came back to you'}. We ask once
          for each bank.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => answer(true)}>
          Yes, I spent it
        </Button>
        <Button size="sm" variant="outline" onClick={() => answer(false)}>
          No, it came in
        </Button>
      </div>
    </div>
  );
}
