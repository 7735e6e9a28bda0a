import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { Eye, EyeOff, History, Pencil, RotateCcw, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { OwnValueBadge } from '@/components/own-value-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { cn } from '@/lib/class-names.ts';
import { toConfidence } from '@/lib/confidence.ts';
import { describeShare } from '@/components/credit-share.ts';
import { formatCents } from '@/lib/format.ts';
import { createPart } from '@/lib/part.ts';
import { describeMyBenefit } from '../describe-my-benefit.ts';
import { loggedNow, type MyBenefit } from '../to-entries.ts';
import { useSetBenefitUse } from '../use-benefit-uses.ts';
import { LogButton } from './log-button.tsx';
import { UseAmount } from './use-amount.tsx';

const ownValueDialog = createPart(
  async () => (await import('./held-credit-value.tsx')).HeldCreditValue,
);

const pastPeriods = createPart(async () => (await import('./past-periods.tsx')).PastPeriods);

/** Days before a period's end from which an unused rest is shown as lapsing. */
const SOON = 30;

function describeDays(days: number): string {
  if (days === 0) return 'Last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}

type BenefitFactsProps = {
  entry: MyBenefit;
  description: string;
  /** True in a list whose head names the card. */
  isUnderCard: boolean;
  children?: ReactNode;
};

export function BenefitFacts({ entry, description, isUnderCard, children }: BenefitFactsProps) {
  const { row, status, measure, benefit, own, isHidden } = entry;
  const current = status.kind === 'current' && measure !== 'standing' ? status : null;
  const daysLeft = current?.daysLeft ?? null;
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <NameLink to="/app/benefits/$id" params={{ id: benefit.slug }}>
          {row.name}
        </NameLink>
        {own?.isHighValue && (
          <Star role="img" aria-label="I hold the card for it" className="text-primary size-4" />
        )}
        {!isHidden && <OwnValueBadge own={own} />}
        {current && daysLeft !== null && daysLeft <= SOON && current.leftCents > 0 && (
          <Badge tone="caution">{describeDays(daysLeft)}</Badge>
        )}
        <ConfidenceMark confidence={toConfidence(row.confidence)} subject={row.name} isCompact />
      </div>
      <p className="text-muted-foreground text-sm">
        {isUnderCard ? description : `${entry.cardName} · ${description}`}
      </p>
      {children}
      {current && current.usedCents > 0 && (
        <Progress
          value={current.usedCents}
          max={current.totalCents}
          label={`Used of ${row.name}`}
          className="max-w-md"
        />
      )}
    </div>
  );
}

type MyBenefitItemProps = {
  entry: MyBenefit;
  isUnderCard: boolean;
  className: string | undefined;
  onSaveValue: (value: BenefitCustomValue) => void;
};

export function MyBenefitItem({ entry, isUnderCard, className, onSaveValue }: MyBenefitItemProps) {
  const { row, status, measure, benefit, own, isHidden } = entry;
  const [opened, setOpened] = useState<'value' | 'past'>();
  const close = () => setOpened(undefined);
  const setUse = useSetBenefitUse();
  const isCurrent = status.kind === 'current' && measure !== 'standing';
  const [used, total] = isCurrent ? [status.usedCents, status.totalCents] : [0, 0];
  const logged = loggedNow(entry);
  const share = describeShare(row, benefit.kind);
  const ownOrEmpty = own ?? { id: row.id, value: null, isHighValue: false, isPointsValue: false };

  const hide = () => {
    onSaveValue({ ...ownOrEmpty, value: 0, isPointsValue: false });
    toast({
      title: `${row.name} is hidden`,
      description: 'It counts as worth nothing to you.',
      action: {
        label: 'Undo',
        onPress: () => {
          onSaveValue(ownOrEmpty);
        },
      },
    });
  };

  return (
    <li
      className={cn(
        'grid gap-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-4',
        className,
      )}
    >
      <BenefitFacts
        entry={entry}
        isUnderCard={isUnderCard}
        description={
          describeMyBenefit(entry) +
          (logged > 0 ? ` · ${formatCents(logged)} of it from your log` : '')
        }
      >
        {share !== null && own?.value == null && (
          <p className="text-muted-foreground text-sm">{share}.</p>
        )}
      </BenefitFacts>
      <div className="flex items-center gap-2">
        {isCurrent && !isHidden && (
          <>
            <LogButton entry={entry} />
            {measure === 'money' && (
              <UseAmount
                name={row.name}
                usedCents={used}
                totalCents={total}
                onSave={(cents) => void setUse(entry, cents)}
              />
            )}
          </>
        )}
        <ActionsMenu subject={`${row.name} of ${entry.cardName}`}>
          <DropdownMenuItem onSelect={() => setOpened('value')}>
            <Pencil aria-hidden />
            My own value…
          </DropdownMenuItem>
          {measure !== 'standing' && (
            <DropdownMenuItem onSelect={() => setOpened('past')}>
              <History aria-hidden />
              Log past periods…
            </DropdownMenuItem>
          )}
          {isCurrent && used > logged && (
            <DropdownMenuItem onSelect={() => void setUse(entry, 0)}>
              <RotateCcw aria-hidden />
              Nothing used yet
            </DropdownMenuItem>
          )}
          {isHidden ? (
            <DropdownMenuItem onSelect={() => onSaveValue({ ...ownOrEmpty, value: null })}>
              <Eye aria-hidden />
              Show again
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={hide}>
              <EyeOff aria-hidden />
              Hide: worth nothing to me
            </DropdownMenuItem>
          )}
        </ActionsMenu>
      </div>
      <OnNeed
        part={ownValueDialog}
        shown={opened === 'value' ? { entry, onClose: close, onSave: onSaveValue } : null}
      />
      <OnNeed part={pastPeriods} shown={opened === 'past' ? { entry, onClose: close } : null} />
    </li>
  );
}
