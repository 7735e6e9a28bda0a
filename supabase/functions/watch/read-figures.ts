import type { Issuer } from './issuers.ts';

/** As the database takes them; absent: the page does not say, or contradicts itself. */
export type Figures = {
  readonly fee_cents?: number;
  readonly abroad_percent?: number;
  readonly points?: number;
  readonly cash_cents?: number;
  readonly spend_cents?: number;
  readonly months?: number;
};

type Groups = Readonly<Record<string, string | undefined>>;

const DAYS_IN_MONTH = 30;
/** A bound on what a card can cost. */
const MOST_DOLLARS = 1_000_000;

const toNumber = (digits: string) => Number(digits.replaceAll(',', ''));
const toCents = (dollars: string) => Math.min(toNumber(dollars), MOST_DOLLARS) * 100;

function toFee({ none, dollars }: Groups): Figures {
  if (none !== undefined) return { fee_cents: 0 };
  return dollars === undefined ? {} : { fee_cents: toCents(dollars) };
}

function toForeignFee({ none, percent }: Groups): Figures {
  if (none !== undefined) return { abroad_percent: 0 };
  return percent === undefined ? {} : { abroad_percent: Math.min(Number(percent), 100) };
}

function toOffer({ points, cash, spend, count, unit }: Groups): Figures {
  if (spend === undefined || count === undefined) return {};
  const length = Number(count) / (unit?.toLowerCase() === 'days' ? DAYS_IN_MONTH : 1);
  return {
    ...(points === undefined ? {} : { points: Math.min(toNumber(points), 100_000_000) }),
    ...(cash === undefined ? {} : { cash_cents: toCents(cash) }),
    spend_cents: toCents(spend),
    months: Math.min(Math.round(length), 100),
  };
}

/** The figures on which all places agree: a page that says two things says nothing. */
function takeOne(
  text: string,
  patterns: readonly RegExp[],
  toFigures: (groups: Groups) => Figures,
): Figures {
  const found = new Map<string, Figures>();
  for (const pattern of patterns) {
    for (const { groups } of text.matchAll(pattern)) {
      const figures = toFigures(groups ?? {});
      found.set(JSON.stringify(figures), figures);
    }
  }
  const [first = {}, ...others] = found.values();
  return others.length === 0 ? first : {};
}

/** Reads a page's text by the declared patterns of its issuer. */
export function readFigures(text: string, { annualFee, foreignFee, offer }: Issuer): Figures {
  return {
    ...takeOne(text, annualFee, toFee),
    ...takeOne(text, foreignFee, toForeignFee),
    ...takeOne(text, offer, toOffer),
  };
}
