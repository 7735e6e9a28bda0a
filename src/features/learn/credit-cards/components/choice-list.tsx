import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import type { CreditCardDetail } from '../queries.ts';
import { formatRate } from '@/lib/format.ts';
import { HELD_OR_ASKED } from '@/lib/confidence.ts';
import { describeCap } from '../describe-earning.ts';
import type { EarningLine } from '../list-earning-lines.ts';
import { parseConfidence, parseRateUnit } from '../parse-names.ts';
import { SourceLink } from './source-link.tsx';

type Choice = CreditCardDetail['card_choices'][number];

function describeMode(choice: Choice, isActive: boolean): string {
  const count = choice.choose_count ?? 1;
  switch (choice.mode) {
    case 'member_selected':
      return `You choose ${count} of these.`;
    case 'top_spend':
      return `The ${count === 1 ? 'one' : count} of these with the most spending ${count === 1 ? 'counts' : 'count'} by itself.`;
    default:
      return isActive
        ? 'The categories change on set dates; today’s are in the table above.'
        : 'Today’s categories aren’t announced yet, so nothing extra is counted.';
  }
}

type ChoiceListProps = { card: CreditCardDetail; currentLines: readonly EarningLine[] };

export function ChoiceList({ card, currentLines }: ChoiceListProps) {
  if (card.card_choices.length === 0) return null;
  const unit = parseRateUnit(card.point_systems.unit);
  return (
    <DataList aria-label="Choices">
      {card.card_choices.map((choice) => {
        const cap = card.spending_caps.find(({ id }) => id === choice.spending_cap_id);
        const options = [...new Set(choice.card_choice_options.map(({ name }) => name))];
        const isActive = currentLines.some((line) => line.choice?.id === choice.id);
        return (
          <DataListItem key={choice.id} className="grid gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-medium">
                {formatRate(choice.rate, unit)} · {choice.name}{' '}
                <ConfidenceMark
                  confidence={parseConfidence(choice.confidence)}
                  subject="this choice"
                  countedWhere={HELD_OR_ASKED}
                />
              </h3>
              <SourceLink
                url={choice.source_url}
                verifiedOn={choice.verified_on}
                fact={{
                  table: 'card_choices',
                  id: choice.id,
                  subject: `${card.name}: ${choice.name}`,
                }}
              />
            </div>
            <p className="text-muted-foreground text-sm">
              {describeMode(choice, isActive)}
              {cap && ` It counts ${describeCap(cap, unit)}.`}
            </p>
            {options.length > 0 && <p>{options.join(', ')}</p>}
          </DataListItem>
        );
      })}
    </DataList>
  );
}
