import { useQuery } from '@tanstack/react-query';
import type { LiveBlock } from '@/components/content/content.tsx';
import { CardArt } from '@/components/card-art.tsx';
import { NameLink } from '@/components/name-link.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { POINTS_HELD_OR_ASKED } from '@/lib/confidence.ts';
import { formatAnnualFee, formatCentsPerPoint, formatPercent, formatRate } from '@/lib/format.ts';
import { getToday } from '@/lib/dates.ts';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { getCardPath, parseConfidence } from '../../parse-names.ts';
import { bestForQuery, pointValuesQuery, ruleQuery } from '../../read-figures.ts';
import { creditCardBySlugQuery, transfersOfQuery } from '../../queries.ts';
import { splitBonuses } from '../../split-bonuses.ts';
import { BonusTable } from '../bonus-table.tsx';
import { SourceLink } from '../source-link.tsx';
import { listCurrentTransfers } from '../../list-current-transfers.ts';
import { TransferTable } from '../transfer-table.tsx';
import { CapsFigure, FigureFrame } from './caps-figure.tsx';
import { CardFigure } from './card-figure.tsx';
import { FigureOf } from './figure-of.tsx';

function BestForFigure({ category }: { category: string }) {
  const query = useQuery(bestForQuery(category));
  return (
    <FigureOf query={query} rows={5} missing={`No category is called “${category}”.`}>
      {(found) => (
        <FigureFrame
          title={`Best today: ${found.name}`}
          note="Personal cards that take applicants and ask for no membership, each held alone, points valued for travel, before annual fees; facts of low confidence and rates that must be chosen first are left out."
        >
          <ol className="border-foreground divide-y border-t">
            {found.offers.map(({ card, issuer, rate, unit, centsPerPoint, returnPercent }) => (
              <li key={card.id} className="flex items-center gap-3 py-2.5">
                <CardArt card={card} issuer={issuer} className="w-12" />
                <div className="min-w-0 flex-1">
                  <NameLink translate="no" {...getCardPath(card)}>
                    {card.name}
                  </NameLink>
                  <p className="text-muted-foreground text-sm">
                    {formatRate(rate, unit)}
                    {unit === 'points' && ` at ${formatCentsPerPoint(centsPerPoint)}`} ·{' '}
                    {formatAnnualFee(card.annual_fee_cents)}
                  </p>
                </div>
                <p className="text-lg font-semibold">{formatPercent(returnPercent)}</p>
              </li>
            ))}
          </ol>
        </FigureFrame>
      )}
    </FigureOf>
  );
}

function BonusFigure({ slug }: { slug: string }) {
  const query = useQuery(creditCardBySlugQuery(slug));
  return (
    <FigureOf query={query} missing={`The catalog has no card “${slug}” anymore.`}>
      {(card) => {
        const { current } = splitBonuses(card.signup_bonuses, getToday());
        const title = `Sign-up bonus of ${card.name}`;
        return (
          <FigureFrame title={title}>
            {current.length === 0 ? (
              <p className="text-muted-foreground">No offer is known today.</p>
            ) : (
              <BonusTable label={title} card={card} bonuses={current} />
            )}
          </FigureFrame>
        );
      }}
    </FigureOf>
  );
}

function FeeFigure({ slug }: { slug: string }) {
  const { data: card } = useQuery(creditCardBySlugQuery(slug));
  if (!card) return <span className="text-muted-foreground">its annual fee</span>;
  return <strong className="font-semibold">{formatAnnualFee(card.annual_fee_cents)}</strong>;
}

function RuleFigure({ slug }: { slug: string }) {
  const query = useQuery(ruleQuery(slug));
  return (
    <FigureOf query={query} missing={`The catalog has no rule “${slug}” anymore.`}>
      {(rule) => (
        <FigureFrame title={`The rule: ${rule.title}`}>
          <div className="bg-card grid gap-2 rounded-md border px-4 py-3">
            <p className="leading-7">{rule.explanation}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={rule.strictness === 'hard' ? 'neutral' : 'outline'}>
                {rule.strictness === 'hard' ? 'Firm' : 'Usual'}
              </Badge>
              <ConfidenceMark confidence={parseConfidence(rule.confidence)} subject="this rule" />
              <SourceLink
                url={rule.source_url}
                verifiedOn={rule.verified_on}
                fact={{ table: 'rules', id: rule.id, subject: `the rule “${rule.title}”` }}
              />
            </p>
          </div>
        </FigureFrame>
      )}
    </FigureOf>
  );
}

function TransfersFigure({ from }: { from: string }) {
  const query = useQuery(transfersOfQuery(from));
  return (
    <FigureOf query={query} rows={6} missing="No transfer is known.">
      {({ name, point_transfers: all }) =>
        all.length > 0 ? (
          <FigureFrame title={`Transfer partners of ${name}`}>
            <TransferTable from={name} transfers={listCurrentTransfers(all, getToday())} />
          </FigureFrame>
        ) : (
          <p className="text-muted-foreground my-4">No transfer of “{from}” is known.</p>
        )
      }
    </FigureOf>
  );
}

const show = (value: number | null) => (value === null ? 'unknown' : formatCentsPerPoint(value));

function PointValuesFigure({ systems }: { systems: readonly string[] }) {
  const query = useQuery(pointValuesQuery(systems));
  return (
    <FigureOf query={query} rows={systems.length} missing="No value is known.">
      {(rows) => (
        <FigureFrame
          title="What a point counts as"
          note="Estimates in US cents. As a member you set your own, system by system."
        >
          <Table label="What a point counts as">
            <TableHeader>
              <TableRow>
                <TableHead className="w-full">Points</TableHead>
                <TableHead className="text-right">For travel</TableHead>
                <TableHead className="text-right">As cash</TableHead>
                <TableHead className="text-right max-sm:hidden">
                  Without an unlocking card
                </TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((system) => (
                <TableRow key={system.slug}>
                  <TableCell>
                    {system.name}{' '}
                    <ConfidenceMark
                      confidence={parseConfidence(system.confidence)}
                      subject="this value"
                      countedWhere={POINTS_HELD_OR_ASKED}
                      isCompact
                    />
                  </TableCell>
                  <TableCell className="text-right">{show(system.travel_value)}</TableCell>
                  <TableCell className="text-right">{show(system.cash_value)}</TableCell>
                  <TableCell className="text-right max-sm:hidden">
                    {show(system.untransferable_value)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </FigureFrame>
      )}
    </FigureOf>
  );
}

/** A live block of a text; undefined for an unknown name. Inside a sentence, only `:fee{card=…}` exists. */
export function renderLiveFigure({ name, attributes, isInline }: LiveBlock) {
  const of = (attribute: string) => attributes[attribute] ?? '';
  if (isInline) return name === 'fee' ? <FeeFigure slug={of('card')} /> : undefined;
  switch (name) {
    case 'card':
      return <CardFigure slug={of('slug')} />;
    case 'caps':
      return <CapsFigure slug={of('card')} />;
    case 'bonus':
      return <BonusFigure slug={of('card')} />;
    case 'transfers':
      return <TransfersFigure from={of('from')} />;
    case 'point-values':
      return <PointValuesFigure systems={of('systems').split(',')} />;
    case 'best-for':
      return <BestForFigure category={of('category')} />;
    case 'rule':
      return <RuleFigure slug={of('slug')} />;
    default:
      return undefined;
  }
}
