import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CardArt } from '@/components/card-art.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { categoriesQuery, creditCardBySlugQuery } from '../../queries.ts';
import { formatForeignFee } from '@/lib/card-terms.ts';
import { getToday } from '@/lib/dates.ts';
import { formatAnnualFee, formatRate } from '@/lib/format.ts';
import { HELD_OR_ASKED } from '@/lib/confidence.ts';
import { describeCap, describeRate } from '../../describe-earning.ts';
import { listEarningLines } from '../../list-earning-lines.ts';
import { getCardPath, parseConfidence, parseRateUnit } from '../../parse-names.ts';
import { SourceLink } from '../source-link.tsx';
import { FigureOf } from './figure-of.tsx';

/** Maximum lines before the link to the card's page. */
const MOST_LINES = 4;

export function CardFigure({ slug }: { slug: string }) {
  const query = useQuery(creditCardBySlugQuery(slug));
  const categories = useQuery(categoriesQuery());
  return (
    <FigureOf query={query} missing={`The catalog has no card “${slug}” anymore.`}>
      {(card) => {
        const unit = parseRateUnit(card.point_systems.unit);
        const lines = categories.data
          ? listEarningLines(card, categories.data, getToday()).current
          : [];
        return (
          <figure className="bg-card my-6 rounded-md border">
            <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3">
              <CardArt card={card} issuer={card.companies.name} />
              <span className="min-w-0 flex-1 basis-40">
                <Link
                  translate="no"
                  {...getCardPath(card)}
                  className="text-primary font-semibold underline underline-offset-4"
                >
                  {card.name}
                </Link>
                <span className="text-muted-foreground block text-sm">
                  {card.companies.name} · {card.point_systems.name}
                </span>
              </span>
              <span className="text-right">
                <span className="block text-lg font-semibold">
                  {formatAnnualFee(card.annual_fee_cents)}
                </span>
                <span className="text-muted-foreground block text-sm">
                  {card.annual_fee_cents === 0 ? 'each year' : 'annual fee'}
                </span>
              </span>
            </figcaption>
            <ul className="divide-y">
              {lines.slice(0, MOST_LINES).map((line) => (
                <li key={line.key} className="flex items-baseline gap-3 px-4 py-2">
                  <span className="w-14 shrink-0 text-right font-semibold">
                    {describeRate(line, unit)}
                  </span>
                  <span>
                    {line.targets.join(', ')}{' '}
                    <ConfidenceMark
                      confidence={line.confidence}
                      subject="this rate"
                      countedWhere={HELD_OR_ASKED}
                      isCompact
                    />
                    {line.cap && (
                      <span className="text-muted-foreground block text-sm">
                        {describeCap(line.cap, unit)}
                      </span>
                    )}
                  </span>
                </li>
              ))}
              <li className="flex items-baseline gap-3 px-4 py-2">
                <span className="w-14 shrink-0 text-right font-semibold">
                  {formatRate(card.base_rate, unit)}
                </span>
                <span>everything else</span>
              </li>
            </ul>
            <p className="text-muted-foreground flex flex-wrap items-center justify-between gap-x-4 border-t px-4 py-2 text-sm">
              <span>
                Foreign fee: {formatForeignFee(card.foreign_transaction_fee_percent)}
                {lines.length > MOST_LINES &&
                  ` · ${lines.length - MOST_LINES} more rates on its page`}{' '}
                <ConfidenceMark confidence={parseConfidence(card.confidence)} isCompact />
              </span>
              <SourceLink
                url={card.source_url}
                verifiedOn={card.verified_on}
                fact={{ table: 'credit_cards', id: card.id, subject: card.name }}
              />
            </p>
          </figure>
        );
      }}
    </FigureOf>
  );
}
