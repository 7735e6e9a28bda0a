import { Link } from '@tanstack/react-router';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { CreditCardDetail } from '../queries.ts';
import { getCardPath, parseConfidence } from '../parse-names.ts';
import { FactSection } from './fact-section.tsx';
import { SourceLink } from './source-link.tsx';

type CardRule = CreditCardDetail['credit_card_rules'][number];
type RuleGroup = { rule: CardRule['rules']; links: CardRule[] };

/** One rule may name several cards that block this one. */
function groupByRule(links: readonly CardRule[]): RuleGroup[] {
  const groups = new Map<number, RuleGroup>();
  for (const link of links) {
    const group = groups.get(link.rules.id) ?? { rule: link.rules, links: [] };
    group.links.push(link);
    groups.set(link.rules.id, group);
  }
  return [...groups.values()];
}

export function RulesSection({ card }: { card: CreditCardDetail }) {
  const groups = groupByRule(card.credit_card_rules);
  if (groups.length === 0) return null;
  return (
    <FactSection title="Application rules">
      <DataList aria-label="Application rules">
        {groups.map(({ rule, links }) => {
          const blocking = links.flatMap((link) =>
            link.blocking && link.blocking.id !== card.id ? [link.blocking] : [],
          );
          const isUncertain = [rule, ...links].some(({ confidence }) => confidence === 'low');
          return (
            <DataListItem key={rule.id} className="grid gap-1">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <h3 className="flex flex-wrap items-center gap-2 font-medium">
                  {rule.title}
                  <Badge tone={rule.strictness === 'hard' ? 'neutral' : 'outline'}>
                    {rule.strictness === 'hard' ? 'Firm' : 'Usual'}
                  </Badge>
                  <ConfidenceMark
                    confidence={parseConfidence(isUncertain ? 'low' : rule.confidence)}
                    subject="this rule"
                  />
                </h3>
                <SourceLink
                  url={rule.source_url}
                  verifiedOn={rule.verified_on}
                  fact={{ table: 'rules', id: rule.id, subject: `the rule “${rule.title}”` }}
                />
              </div>
              <p>{rule.explanation}</p>
              {blocking.length > 0 && (
                <p className="text-muted-foreground text-sm">
                  Cards that count:{' '}
                  {blocking.map((other, index) => (
                    <span key={other.id}>
                      {index > 0 && ', '}
                      <Link {...getCardPath(other)} className="underline underline-offset-2">
                        {other.name}
                      </Link>
                    </span>
                  ))}
                </p>
              )}
            </DataListItem>
          );
        })}
      </DataList>
    </FactSection>
  );
}
