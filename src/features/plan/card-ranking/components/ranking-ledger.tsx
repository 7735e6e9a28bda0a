import type { ReactNode } from 'react';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { NextFrame } from '@/components/next-frame.tsx';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import type { HeldCard, ValuedYear } from '@/domain/rewards/problem.ts';
import { valueWallet, valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { AssumedFigure } from '@/features/plan/optimizer/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { BONUS_REFUSED } from '@/features/mine/eligibility/schema.ts';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { contextOf } from '@/domain/rewards/terms/context.ts';

export type FigurePart = 'net' | 'added' | 'rewards' | 'credits' | 'bonus' | 'fee';
export type OpenFigure = { readonly card: CardRow; readonly part: FigurePart };

type RankingLedgerProps = {
  figure: OpenFigure;
  year: ValuedYear;
  held: readonly HeldCard[];
  inputs: ValuationInputs;
  /** The rules refuse the bonus of the card today. */
  isBonusRefused: boolean;
  renderAssumptions: (figure: AssumedFigure) => ReactNode;
  onClose: () => void;
};

const kinds: Readonly<Record<Exclude<FigurePart, 'net' | 'added'>, LedgerLine['kind']>> = {
  rewards: 'spend',
  credits: 'credit',
  bonus: 'bonus',
  fee: 'fee',
};

const titles: Readonly<Record<Exclude<FigurePart, 'added'>, string>> = {
  net: 'Net value',
  rewards: 'Rewards',
  credits: 'Credits and benefits',
  bonus: 'Sign-up bonus',
  fee: 'Annual fee',
};

function AloneLines({
  card,
  part,
  year,
  held,
  inputs,
}: {
  card: CardRow;
  part: Exclude<FigurePart, 'added'>;
  year: ValuedYear;
  held: readonly HeldCard[];
  inputs: ValuationInputs;
}) {
  const alone = { id: card.slug, card: card.slug, selected: {} };
  const all = valueWallet(inputs.problemOf(year, held), [alone]).lines;
  const lines = part === 'net' ? all : all.filter(({ kind }) => kind === kinds[part]);
  if (lines.length === 0) {
    return <p className="text-muted-foreground">Nothing counts here, so the figure is $0.</p>;
  }
  return <LedgerLines lines={lines} names={inputs.names} total={titles[part]} />;
}

type AddedLinesProps = {
  slug: string;
  year: ValuedYear;
  held: readonly HeldCard[];
  inputs: ValuationInputs;
};

function AddedLines({ slug, year, held, inputs }: AddedLinesProps) {
  const context = contextOf(inputs.problemOf(year, held));
  const mine = held.find(({ card }) => card === slug);
  const whole = mine ? held : [...held, { id: `+${slug}`, card: slug, selected: {} }];
  const others = whole.filter((each) => each !== (mine ?? whole.at(-1)));
  const wallets = [
    {
      key: 'with',
      label: 'My cards with it',
      sign: 1,
      lines: valueWalletIn(context, whole).lines,
    },
    {
      key: 'without',
      label: 'My cards without it',
      sign: -1,
      lines: valueWalletIn(context, others).lines,
    },
  ].map((wallet) => ({
    ...wallet,
    cents: wallet.lines.reduce((sum, { valueCents }) => sum + valueCents, 0),
  }));
  return (
    <div className="grid gap-4">
      <LedgerSection
        title="What it adds in a year"
        rows={wallets.map(({ key, label, sign, cents }) => ({
          key,
          label,
          detail: sign > 0 ? 'net value' : 'net value, with spending moved to the best of the rest',
          valueCents: sign * cents,
        }))}
      />
      {wallets.map(({ key, label, lines }) => (
        <details key={key}>
          <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
            {label}: every line
          </summary>
          <div className="pt-2">
            <LedgerLines lines={lines} names={inputs.names} showCards />
          </div>
        </details>
      ))}
    </div>
  );
}

export function RankingLedger(props: RankingLedgerProps) {
  const { figure, year, held, inputs, isBonusRefused, renderAssumptions, onClose } = props;
  const { card, part } = figure;
  const alone = { id: card.slug, card: card.slug, selected: {} };
  const isMine = held.some((each) => each.card === card.slug);
  const wallet = part !== 'added' ? [alone] : isMine ? held : [...held, alone];
  return (
    <Dialog open onClose={onClose}>
      <DialogContent className="max-w-4xl">
        <DialogHead
          title={
            part === 'added'
              ? `What ${card.name} adds to my cards`
              : `${titles[part]} of ${card.name}`
          }
        >
          {part === 'added'
            ? 'The best my cards can do together, with this card and without it.'
            : 'Every line that makes up this figure.'}
          {isBonusRefused && ` ${BONUS_REFUSED}`}
        </DialogHead>
        <NextFrame>
          {part === 'added' ? (
            <AddedLines slug={card.slug} year={year} held={held} inputs={inputs} />
          ) : (
            <AloneLines card={card} part={part} year={year} held={held} inputs={inputs} />
          )}
          {part !== 'fee' &&
            renderAssumptions({ inputs, problem: inputs.problemOf(year, held), wallet })}
        </NextFrame>
      </DialogContent>
    </Dialog>
  );
}
