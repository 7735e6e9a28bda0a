import { Link } from '@tanstack/react-router';
import { CardArt } from '@/components/card-art.tsx';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { KINDS, type RankingKind } from '../list-kinds.ts';
import type { Lead } from '../schema.ts';

type KindListProps = {
  id: string;
  title: string;
  kinds: readonly RankingKind[];
  leads: readonly Lead[];
};

/** Rankings with their leaders: prerendered pages, which bring their own figures. */
function KindList({ id, title, kinds, leads }: KindListProps) {
  return (
    <Section aria-labelledby={id}>
      <SectionHeader>
        <SectionTitle id={id}>{title}</SectionTitle>
        <p className="text-muted-foreground text-sm">a year, after the fee</p>
      </SectionHeader>
      <DataList aria-labelledby={id} className="border-t-0">
        {kinds.map(({ slug, name }) => {
          const lead = leads.find(({ kind }) => kind === slug);
          return (
            lead && (
              <DataListItem key={slug} className="flex items-center gap-3">
                <CardArt card={lead.card} issuer={lead.issuer} className="w-14 max-sm:w-12" />
                <div className="min-w-0 flex-1">
                  <Link
                    to="/best/$kind"
                    params={{ kind: slug }}
                    reloadDocument
                    className="font-medium underline-offset-4 hover:underline"
                  >
                    {name}
                  </Link>
                  <p className="text-muted-foreground text-sm">
                    <span translate="no">{lead.card.name}</span>
                    {lead.tied > 0 && ` and ${formatCount(lead.tied, 'other')}`}
                  </p>
                </div>
                <p className="shrink-0 text-right tabular-nums">
                  <span className="block text-lg leading-6 font-semibold">
                    {formatWholeDollars(lead.netCents)}
                  </span>
                  <span className="text-muted-foreground block text-sm">
                    on {formatWholeDollars(lead.spendCents)}
                  </span>
                </p>
              </DataListItem>
            )
          );
        })}
      </DataList>
    </Section>
  );
}

const isWhole = ({ spentOn }: RankingKind) => spentOn === null;

export function RankingList({ leads }: { leads: readonly Lead[] }) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <KindList
        id="by-spending"
        title="For one kind of spending"
        kinds={KINDS.filter((kind) => !isWhole(kind))}
        leads={leads}
      />
      <KindList
        id="whole-year"
        title="For everything you buy"
        kinds={KINDS.filter(isWhole)}
        leads={leads}
      />
    </div>
  );
}
