import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { Section } from '@/components/section.tsx';
import { ShopReading } from '@/components/shop-reading.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { type CardOffer, rankWithOffers } from '@/domain/card-offers/judge-offer.ts';
import { isSameShop, shopKey } from '@/domain/card-offers/same-shop.ts';
import { daysUntilDue } from '@/domain/schedule/payment-due.ts';
import { merchantKey } from '@/domain/statement/merchant-key.ts';
import { cents } from '@/domain/units.ts';
import { getToday } from '@/lib/dates.ts';
import * as s from '@/lib/row-shape.ts';
import { createStored } from '@/lib/storage/stored.ts';
import type { SharedHolder } from '@/features/mine/household/schema.ts';
import { usePeople } from '@/features/mine/people/queries.ts';
import type { FoundShop } from '@/features/catalog/shops/queries.ts';
import { useShopOffers } from '@/features/use/card-offers/queries.ts';
import { useShopCorrections } from '@/features/catalog/shops/tables.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { describeBankInstead, isBankBetter } from '../public.ts';
import { activationOf } from '../describe-offer.ts';
import { explainRefusal } from '../explain-refusal.ts';
import { centsToBeat, type Deal, portalOf, type Usable } from '../describe-deal.ts';
import type { OfferFinder } from '../find-offers.ts';
import type { FilterSearch, OwnCard, RenderPay } from '../schema.ts';
import { AnswerCard } from './answer-card.tsx';
import { OfferCell } from './offer-cell.tsx';
import { OtherCards } from './other-cards.tsx';

type ShopAnswerProps = {
  /** Null if nothing is known of the text: then an offer may name the shop. */
  shop: FoundShop | null;
  typed: string;
  find: OfferFinder;
  entries: readonly OwnCard[];
  holders: readonly SharedHolder[] | undefined;
  amountCents: number;
  hasAmount: boolean;
  renderPay: RenderPay;
  onAskAmount: () => void;
  filters: FilterSearch;
  inputs: ValuationInputs;
};

/** Answers for a shop, or for the shop of an offer that has the typed name. */
export function ShopAnswer({ shop, typed, ...props }: ShopAnswerProps) {
  const offers = useShopOffers(shop, typed, props.holders !== undefined);
  const named = offers.find((offer) => isSameShop(offer.shop, typed))?.shop;
  const isUnknown = shop === null || (shop.confidence === 'low' && shop.merchant !== null);
  if (named !== undefined && isUnknown) {
    const unknown: FoundShop = {
      merchant: null,
      subCategory: 'other',
      confidence: 'low',
      key: merchantKey(typed),
      isCorrected: false,
      readings: [],
    };
    return <KnownShop {...props} shop={unknown} label={named} offers={offers} />;
  }
  if (shop) return <KnownShop {...props} shop={shop} label={named} offers={offers} />;
  return (
    <EmptyState title={`Nothing matches “${typed}”`}>
      Try a word such as “dining” or the name of a shop.
    </EmptyState>
  );
}

type KnownShopProps = Omit<ShopAnswerProps, 'typed'> & {
  shop: FoundShop;
  /** The name by which an offer calls the shop. */
  label: string | undefined;
  offers: readonly CardOffer[];
};

/** The offer that a payment uses or counts toward; else one to add first. */
const offerOf = ({ paying, short, toAdd }: Deal): CardOffer | undefined =>
  paying?.offer ?? short.find(({ addsUp }) => addsUp) ?? toAdd[0]?.offer;

/** Percentages of shopping portals on one day, by shop: they change daily, so yesterday's are not used. */
const keptShape = s.object({ day: s.string(), percents: s.record(s.number()) });

const kept = createStored<s.ShapeOf<typeof keptShape>>({
  key: 'pointfolio-portals',
  place: 'local',
  fallback: { day: '', percents: {} },
  read: (found) => keptShape.parse(found),
});

/** Percentage that a shopping portal pays at a shop today, as typed on this device; 0 if none is. */
export function usePortal(shop: string): readonly [number, (percent: number) => void] {
  const { day, percents } = useSyncExternalStore(kept.subscribe, kept.get);
  const today = getToday();
  const current = day === today ? percents : {};
  const key = shopKey(shop);
  return [
    (Object.hasOwn(current, key) ? current[key] : undefined) ?? 0,
    (percent) => kept.set({ day: today, percents: { ...current, [key]: percent } }),
  ];
}

/** Categories whose shops no portal pays for: they are paid at a counter, a pump or by a bill. */
const WITHOUT_PORTAL: ReadonlySet<string> = new Set([
  ...['dining', 'groceries', 'gas', 'transit'],
  ...['housing', 'insurance', 'charity'],
]);

type PortalFieldProps = { percent: number; onChange: (percent: number) => void };

/** Asks for the percentage that a shopping portal pays on top of a card, once somebody wants to say it. */
export function PortalField({ percent, onChange }: PortalFieldProps) {
  const [text, setText] = useState(percent === 0 ? '' : String(percent));
  const [isWrong, setWrong] = useState(false);
  const [isOpen, setOpen] = useState(percent > 0);
  if (!isOpen) {
    return (
      <Button variant="outline" size="sm" className="w-fit" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        Shopping portal
      </Button>
    );
  }
  return (
    <Field
      label="Shopping portal pays, %"
      hint="On top of each card. Kept on this device, for this shop, until midnight."
      error={isWrong ? 'Enter a percentage such as 4 or 2.5.' : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          autoFocus={percent === 0}
          maxLength={6}
          className="w-28"
          value={text}
          onChange={(event) => {
            const typed = event.target.value.trim().replace('%', '');
            const next = Number(typed);
            const isRight = /^\d*\.?\d*$/u.test(typed) && typed !== '.' && next <= 100;
            setText(event.target.value);
            setWrong(!isRight);
            if (isRight) onChange(next);
          }}
        />
      )}
    </Field>
  );
}

function KnownShop(props: KnownShopProps) {
  const { shop, label, offers, find, entries, holders, amountCents, hasAmount, inputs } = props;
  const { renderPay, onAskAmount, filters } = props;
  const people = [...usePeople(), ...(holders ?? [])];
  const { merchant, confidence } = shop;
  const { correct, undo } = useShopCorrections();
  const shopName = merchant?.name ?? label;
  const [percent, setPercent] = usePortal(shopName ?? '');
  const portal = portalOf(percent, amountCents);
  const parts = inputs.rows.categories.flatMap((category) =>
    category.sub_categories.map((sub) => ({ category, sub })),
  );
  const counted = parts.find(({ sub: { slug } }) => slug === shop.subCategory);
  if (!counted) return null;
  const { category, sub } = counted;
  const readings = shop.readings.flatMap(
    (slug) => parts.find((part) => part.sub.slug === slug)?.sub ?? [],
  );
  const name = shopName ?? sub.name;
  const { all, mine, best } = find(sub.slug, amountCents);
  const held = new Map(
    entries
      .filter(({ memberCard }) => memberCard.status === 'held')
      .map((entry) => [entry.memberCard.id, entry]),
  );
  const amount = cents(amountCents);
  const usableCards = rankWithOffers(
    all.filter(({ id }) => held.has(id)),
    offers,
    amount,
    inputs.date,
    (id) => {
      const { statement_day: statementDay = null, due_day: dueDay = null } =
        held.get(id)?.memberCard ?? {};
      return daysUntilDue({ statementDay, dueDay }, inputs.date);
    },
  ).flatMap((deal): Usable[] => {
    const entry = held.get(deal.card.id);
    const totalCents = cents(deal.totalCents + (portal?.valueCents ?? 0));
    return entry ? [{ offer: deal.card, entry, deal: { ...deal, portal, totalCents } }] : [];
  });
  const [first, ...others] = usableCards;
  const top = first?.offer ?? best;
  const isBank = top != null && isBankBetter(top) && !first?.deal.paying;
  const usable = new Set(usableCards.map(({ offer }) => offer.id));
  const refused = [...held.values()].filter(({ memberCard }) => !usable.has(memberCard.id));
  const explain = explainRefusal(inputs, sub.slug);
  const isDoubtful = readings.length > 1 && !shop.isCorrected;
  /** A category of the shop's name alone says nothing about it. */
  const isOwn = sub.name === name && !isDoubtful;
  const shared = { subject: name, people, inputs, amountCents };
  const pay = ({ offer, entry: { memberCard, card }, deal }: Usable, isMain: boolean) =>
    renderPay({
      cardOfferId: offerOf(deal)?.id ?? null,
      activation: activationOf(offer),
      memberCard,
      card,
      subCategoryId: sub.id,
      merchant: name,
      amountCents: hasAmount ? amountCents : undefined,
      isMain,
      onAskAmount,
    });
  return (
    <Section aria-label={`Best card at ${name}`} className="grid gap-4 py-3">
      <div className="flex items-start gap-3">
        <CategoryIcon name={sub.icon} className="text-muted-foreground mt-1 size-6 shrink-0" />
        <div className="grid min-w-0 gap-1.5">
          <h2 className="text-lg font-semibold">
            {merchant && confidence === 'low' ? `Did you mean ${name}?` : name}
          </h2>
          <p className="text-muted-foreground text-sm">
            {isDoubtful ? 'Probably counts as' : isOwn ? 'Part of' : 'Counts as'}{' '}
            <Link
              to="/app/best-card/$id"
              params={{ id: category.slug }}
              search={{ ...filters, sub: sub.slug }}
              className="text-primary font-medium underline"
            >
              {isOwn ? category.name : sub.name}
            </Link>
            {merchant?.note != null && !shop.isCorrected && <>. {merchant.note}.</>}
          </p>
          <ShopReading
            shop={shop.key}
            merchantId={merchant?.id}
            readings={readings}
            counted={sub}
            isCorrected={shop.isCorrected}
            onChoose={({ id }) => correct(shop.key, id)}
            onUndo={() => undo(shop.key)}
          />
        </div>
      </div>
      {isBank && (
        <div className="grid gap-1">
          <h3 className="font-serif text-2xl leading-tight font-medium sm:text-3xl">
            {describeBankInstead(top, amountCents, hasAmount ? 0 : top.yearCents)}
          </h3>
          <p className="text-muted-foreground text-sm">
            It can still be worth it to reach a sign-up bonus.
          </p>
        </div>
      )}
      {first && !isBank && (
        <AnswerCard {...shared} {...first}>
          {first.offer.carrier === undefined && pay(first, true)}
        </AnswerCard>
      )}
      {first && !isBank && shopName !== undefined && !WITHOUT_PORTAL.has(category.slug) && (
        <PortalField key={shopName} percent={percent} onChange={setPercent} />
      )}
      <OtherCards
        {...shared}
        offers={isBank ? usableCards : others}
        isHousehold={holders !== undefined}
        renderPay={(usable) => pay(usable, false)}
        refused={refused.map(({ memberCard, card }) => ({
          memberCard,
          card,
          reason: explain(card, name),
        }))}
      />
      {best &&
        best.id !== mine?.id &&
        !isBankBetter(best) &&
        best.valueCents > centsToBeat(first?.deal) && (
          <section aria-label="Best of all cards" className="border-t pt-3">
            <h3 className="text-muted-foreground pb-1 text-sm font-medium">
              {mine ? 'A card you don’t have would earn more' : 'The best of all cards'}
            </h3>
            <OfferCell
              offer={best}
              names={inputs.names}
              issuerOf={(id) => inputs.rows.companies.find((each) => each.id === id)?.name ?? ''}
              amountCents={amountCents}
              subject={name}
              emptyText=""
            />
          </section>
        )}
      {!first && !best && (
        <p className="text-muted-foreground">No card fits your filters. Loosen them to see more.</p>
      )}
    </Section>
  );
}
