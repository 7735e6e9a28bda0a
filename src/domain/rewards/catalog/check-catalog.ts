import type { BonusTier, Card, PaymentCost } from './card.ts';
import type { Catalog } from './catalog.ts';
import type { Scope } from './sub-category.ts';
import { refuse } from '../../read.ts';

/**
 * Rejects an inconsistent catalog, with the path of the field: a duplicate slug, two payment fees for the same
 * spending, a rule that names a cap or choice its card does not have, an unknown point system, a negative or infinite
 * number, a validity that ends before it begins, or a bonus tier with a lower minimum than the one before. For use
 * inside `check` of `read.ts`.
 */
export function checkCatalog(catalog: Catalog): void {
  const { pointSystems, cards, subCategories, paymentCosts } = catalog;
  refuseRepeats(pointSystems, 'pointSystems');
  refuseRepeats(subCategories, 'subCategories');
  refuseRepeats(cards, 'cards');
  checkCosts(paymentCosts, 'paymentCosts');
  const systems = new Set(pointSystems.map((system) => system.slug));
  pointSystems.forEach((system, index) => {
    for (const [field, value] of Object.entries(system)) {
      if (typeof value === 'number') refuseNegative(value, `pointSystems[${index}].${field}`);
    }
  });
  cards.forEach((card, index) => {
    const path = `cards[${index}]`;
    if (!systems.has(card.pointSystem)) {
      refuse(`${path}.pointSystem`, `there is no point system "${card.pointSystem}"`);
    }
    checkCard(card, path);
  });
}

function refuseRepeats(items: readonly { readonly slug: string }[], path: string): void {
  const seen = new Set<string>();
  items.forEach(({ slug }, index) => {
    if (seen.has(slug)) refuse(`${path}[${index}].slug`, `"${slug}" is given twice`);
    seen.add(slug);
  });
}

function refuseNegative(value: number, path: string): void {
  if (!Number.isFinite(value)) refuse(path, `expected a finite number, got ${value}`);
  if (value < 0) refuse(path, `expected a number of at least 0, got ${value}`);
}

function checkCosts(costs: readonly PaymentCost[], path: string): void {
  const keyOf = ({ kind, slug }: Scope) => `${kind} ${slug}`;
  costs.forEach(({ covers, percent }, index) => {
    const at = `${path}[${index}]`;
    refuseNegative(percent, `${at}.percent`);
    if (costs.findIndex((cost) => keyOf(cost.covers) === keyOf(covers)) < index) {
      refuse(`${at}.covers`, `"${covers.slug}" is given twice`);
    }
  });
}

/** All tiers count spending from the opening, so none can require less than the one before. */
function checkTiers(tiers: readonly BonusTier[], path: string): void {
  if (tiers.length === 0) refuse(path, 'expected at least one step');
  tiers.forEach((tier, index) => {
    const at = `${path}[${index}]`;
    for (const [field, value] of Object.entries(tier)) refuseNegative(value, `${at}.${field}`);
    const before = tiers[index - 1]?.spendCents ?? 0;
    if (tier.spendCents < before) {
      refuse(`${at}.spendCents`, `less than the ${before} of the step before`);
    }
  });
}

function checkCard(card: Card, path: string): void {
  const amounts = {
    annualFeeCents: card.annualFeeCents,
    firstYearFeeCents: card.firstYearFeeCents,
    foreignTransactionFeePercent: card.foreignTransactionFeePercent,
    baseRate: card.baseRate,
    tierBonusPercent: card.tierBonusPercent,
    firstYearEarnPercent: card.firstYearEarnPercent,
  };
  for (const [field, value] of Object.entries(amounts)) refuseNegative(value, `${path}.${field}`);
  refuseRepeats(card.caps, `${path}.caps`);
  refuseRepeats(card.choices, `${path}.choices`);
  refuseRepeats(card.credits, `${path}.credits`);
  checkCosts(card.paymentCosts, `${path}.paymentCosts`);
  const caps = new Set(card.caps.map((cap) => cap.slug));
  const choices = new Set(card.choices.map((choice) => choice.slug));
  const needCap = (cap: string | null, at: string) => {
    if (cap !== null && !caps.has(cap)) refuse(`${at}.cap`, `the card has no cap "${cap}"`);
  };
  card.caps.forEach((cap, index) => {
    refuseNegative(cap.amountCents ?? cap.amountPoints, `${path}.caps[${index}].amount`);
    refuseNegative(cap.fallbackRate, `${path}.caps[${index}].fallbackRate`);
  });
  card.choices.forEach((choice, index) => {
    const at = `${path}.choices[${index}]`;
    needCap(choice.cap, at);
    refuseNegative(choice.rate, `${at}.rate`);
    refuseRepeats(choice.options, `${at}.options`);
    const { chooseCount, mode } = choice;
    const isCounted = chooseCount !== null && Number.isInteger(chooseCount) && chooseCount >= 1;
    if (mode !== 'rotating' && !isCounted) {
      refuse(`${at}.chooseCount`, 'expected a whole number of at least 1');
    }
  });
  card.rules.forEach((rule, index) => {
    const at = `${path}.rules[${index}]`;
    needCap(rule.cap, at);
    refuseNegative(rule.rate, `${at}.rate`);
    if (rule.choice !== null && !choices.has(rule.choice)) {
      refuse(`${at}.choice`, `the card has no choice "${rule.choice}"`);
    }
    const { from, to } = rule.validDuring;
    if (from !== null && to !== null && to < from) {
      refuse(`${at}.validDuring`, `ends on ${to}, before it begins on ${from}`);
    }
  });
  checkLinked(card, path);
  card.credits.forEach((credit, index) => {
    refuseNegative(credit.valueCents, `${path}.credits[${index}].valueCents`);
    refuseNegative(credit.usagePercent, `${path}.credits[${index}].usagePercent`);
  });
  if (card.bonus) checkTiers(card.bonus.tiers, `${path}.bonus.tiers`);
}

/** Linked spending earns by one entry of its card, and by other spending: a share of none of it is no step. */
function checkLinked({ linked, choices }: Card, path: string): void {
  refuseRepeats(linked, `${path}.linked`);
  const taken = new Set<string>();
  linked.forEach(({ slug, covers, steps, otherwisePoints, or }, index) => {
    const at = `${path}.linked[${index}]`;
    if (choices.some((choice) => choice.slug === slug)) {
      refuse(`${at}.slug`, `"${slug}" is the slug of a choice`);
    }
    covers.forEach((scope, position) => {
      const key = `${scope.kind} ${scope.slug}`;
      if (taken.has(key)) refuse(`${at}.covers[${position}]`, `"${scope.slug}" is given twice`);
      taken.add(key);
    });
    if (steps.length === 0) refuse(`${at}.steps`, 'expected at least one step');
    steps.forEach(({ atLeast, rate }, position) => {
      refuseNegative(rate, `${at}.steps[${position}].rate`);
      refuseNegative(atLeast, `${at}.steps[${position}].atLeast`);
      if (atLeast === 0) refuse(`${at}.steps[${position}].atLeast`, 'expected a number above 0');
    });
    refuseNegative(otherwisePoints, `${at}.otherwisePoints`);
    if (or) {
      refuseNegative(or.atMostRate, `${at}.or.atMostRate`);
      refuseNegative(or.pointsPerOtherDollar, `${at}.or.pointsPerOtherDollar`);
    }
  });
}
