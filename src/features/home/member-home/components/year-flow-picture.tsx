import { useId } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import { useWidth } from '@/components/use-width.ts';
import type { YearFlow } from '@/domain/rewards/valuation/year-flow.ts';
import { cn } from '@/lib/class-names.ts';
import { formatNumber, formatWholeDollars } from '@/lib/format.ts';
import type { FlowCards } from '../schema.ts';
import { BAR_WIDTH, layoutFlow, ROOMY } from '../draw-flow.ts';

type YearFlowPictureProps = { flow: YearFlow; cards: FlowCards };

const plain = '#64748b';

export function YearFlowPicture({ flow, cards }: YearFlowPictureProps) {
  const hatching = useId();
  const { box, width } = useWidth();
  const layout = layoutFlow(flow, width);
  const { x, cardWidth, kept, fees, timesWider, height } = layout;
  const isRoomy = width >= ROOMY;
  const colorOf = (id: string) => cards.get(id)?.row.art_primary_hex ?? plain;
  const end = (name: string, cents: number, color: string, at: { y: number; height: number }) => (
    <div
      className="absolute -translate-y-1/2"
      style={{ left: x.ends + BAR_WIDTH + (isRoomy ? 16 : 8), top: at.y + at.height / 2 }}
    >
      <p className="text-sm font-medium">{name}</p>
      <p className={cn('font-serif text-xl leading-none font-medium sm:text-3xl', color)}>
        {formatWholeDollars(cents)}
      </p>
    </div>
  );
  return (
    <figure className="min-w-0">
      <div ref={box} aria-hidden="true" className="relative" style={{ height }}>
        {width > 0 && (
          <>
            <svg width={width} height={height} className="absolute inset-0">
              <pattern
                id={hatching}
                width="5"
                height="5"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path d="M0 0H5V5H0Z" className="fill-destructive" fillOpacity="0.12" />
                <path d="M0 0V5" className="stroke-destructive" strokeWidth="1.6" />
              </pattern>
              {layout.ribbons.map(({ key, kind, id, path }) =>
                kind === 'spending' ? (
                  <path
                    key={key}
                    d={path}
                    // Dark grounds of cards would vanish on a dark page.
                    style={{ fill: `color-mix(in oklab, ${colorOf(id)} 75%, var(--foreground))` }}
                    fillOpacity="0.4"
                  />
                ) : (
                  <path
                    key={key}
                    d={path}
                    className={cn(kind === 'kept' && 'fill-positive')}
                    fill={kind === 'kept' ? undefined : `url(#${hatching})`}
                    fillOpacity={kind === 'kept' ? 0.3 : undefined}
                  />
                ),
              )}
              {layout.groups.map(({ group, y, height: own }) => (
                <rect
                  key={group}
                  x={x.spending}
                  y={y}
                  width={BAR_WIDTH}
                  height={own}
                  className="fill-muted-foreground"
                />
              ))}
              <rect
                x={x.ends}
                y={kept.y}
                width={BAR_WIDTH}
                height={kept.height}
                className="fill-positive"
              />
              <rect
                x={x.ends}
                y={fees.y}
                width={BAR_WIDTH}
                height={fees.height}
                className="fill-destructive"
              />
            </svg>
            {layout.groups.map(({ group, spendCents, y, height: own }) => (
              <div
                key={group}
                className="absolute left-0 flex -translate-y-1/2 justify-between gap-3 max-sm:block max-sm:text-[0.8125rem] max-sm:leading-4"
                style={{ width: x.spending - (isRoomy ? 14 : 8), top: y + own / 2 }}
              >
                <p className="truncate font-medium">{group}</p>
                <p className="text-muted-foreground">{formatWholeDollars(spendCents)}</p>
              </div>
            ))}
            {layout.cards.map(({ id, y, height: own }) => {
              const card = cards.get(id);
              return (
                <div
                  key={id}
                  className="bg-background absolute flex flex-col items-center justify-center gap-1 overflow-hidden rounded-md border px-1"
                  style={{ left: x.cards, top: y, width: cardWidth, height: own }}
                >
                  {card && (
                    <CardArt
                      card={card.row}
                      issuer={card.issuer}
                      className={isRoomy ? 'w-18' : 'w-11'}
                    />
                  )}
                  {isRoomy && (
                    <p className="line-clamp-2 text-center text-xs leading-4 font-medium">
                      {card?.name}
                    </p>
                  )}
                </div>
              );
            })}
            {flow.netCents >= 0
              ? end('You keep', flow.netCents, 'text-positive', kept)
              : end('You lose', flow.netCents, 'text-destructive', kept)}
            {flow.feesCents > 0 &&
              end(isRoomy ? 'Fees take back' : 'Fees', flow.feesCents, 'text-destructive', fees)}
          </>
        )}
      </div>
      {timesWider !== null && (
        <figcaption className="text-muted-foreground pt-3 text-sm">
          Left of the cards, widths show spending; right of them, value, drawn{' '}
          {formatNumber(
            timesWider < 10 ? Math.round(timesWider * 10) / 10 : Math.round(timesWider),
          )}{' '}
          times wider.
        </figcaption>
      )}
    </figure>
  );
}
