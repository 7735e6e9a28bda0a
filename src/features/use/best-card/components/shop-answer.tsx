import { Link } from '@tanstack/react-router';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { Section } from '@/components/section.tsx';
import { ShopReading } from '@/components/shop-reading.tsx';
import type { OwnCard, RenderPay } from '../describe-payment.ts';
import type { SharedHolder } from '@/features/mine/household/schema.ts';
import { usePeople } from '@/features/mine/people/queries.ts';
import type { FoundShop } from '@/features/catalog/shops/queries.ts';
import { useShopCorrections } from '@/features/catalog/shops/tables.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { describeBankInstead, isBankBetter } from '@/lib/pay-from-bank.ts';
import { activationOf } from '../describe-offer.ts';
import { explainRefusal } from '../explain-refusal.ts';
import type { Offer, OfferFinder } from '../find-offers.ts';
import type { FilterSearch } from '../schema.ts';
import { AnswerCard } from './answer-card.tsx';
import { OfferCell } from './offer-cell.tsx';
import { OtherCards } from './other-cards.tsx';

type Usable = { readonly offer: Offer; readonly entry: OwnCard };

type ShopAnswerProps = {
  shop: FoundShop;
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

export function ShopAnswer(props: ShopAnswerProps) {
  const { shop, find, entries, holders, amountCents, hasAmount, inputs } = props;
  const { renderPay, onAskAmount, filters } = props;
  const people = [...usePeople(), ...(holders ?? [])];
  const { merchant, confidence } = shop;
  const { correct, undo } = useShopCorrections();
  const parts = inputs.rows.categories.flatMap((category) =>
    category.sub_categories.map((sub) => ({ category, sub })),
  );
  const counted = parts.find(({ sub: { slug } }) => slug === shop.subCategory);
  if (!counted) return null;
  const { category, sub } = counted;
  const readings = shop.readings.flatMap(
    (slug) => parts.find((part) => part.sub.slug === slug)?.sub ?? [],
  );
  const name = merchant?.name ?? sub.name;
  const { all, mine, best } = find(sub.slug, amountCents);
  const held = new Map(
    entries
      .filter(({ memberCard }) => memberCard.status === 'held')
      .map((entry) => [entry.memberCard.id, entry]),
  );
  const usableCards = all.flatMap((offer) => {
    const entry = held.get(offer.id);
    return entry ? [{ offer, entry }] : [];
  });
  const [first, ...others] = usableCards;
  const top = first?.offer ?? best;
  const isBank = top != null && isBankBetter(top);
  const usable = new Set(usableCards.map(({ offer }) => offer.id));
  const refused = [...held.values()].filter(({ memberCard }) => !usable.has(memberCard.id));
  const explain = explainRefusal(inputs, sub.slug);
  const shared = { subject: name, people, inputs, amountCents };
  const pay = ({ offer, entry: { memberCard, card } }: Usable, isMain: boolean) =>
    renderPay({
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
            {readings.length > 1 && !shop.isCorrected ? 'Probably counts as' : 'Counts as'}{' '}
            <Link
              to="/app/best-card/$id"
              params={{ id: category.slug }}
              search={{ ...filters, sub: sub.slug }}
              className="text-primary font-medium underline"
            >
              {sub.name}
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
      {best && best.id !== mine?.id && !isBankBetter(best) && (
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
