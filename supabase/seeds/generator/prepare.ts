import { FactError, readCell } from './fact-file.ts';
import type { FactRow } from './fact-file.ts';

function withValues(row: FactRow, values: Record<string, string>): FactRow {
  return { ...row, values: { ...row.values, ...values } };
}

function makeSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A credit union that is also an issuer keeps the issuer's name and slug; the register adds its figures. */
export function prepareCreditUnions(
  rows: readonly FactRow[],
  readOther: (file: string) => readonly FactRow[],
): FactRow[] {
  const issuers = new Map(
    readOther('companies.csv')
      .filter((issuer) => readCell(issuer, 'charter_number') !== '')
      .map((issuer) => [readCell(issuer, 'charter_number'), issuer]),
  );
  return rows.map((row) => {
    const charter = readCell(row, 'charter_number');
    const issuer = issuers.get(charter);
    return withValues(row, {
      country: 'US',
      kind: 'credit_union',
      slug: `${makeSlug(readCell(row, 'name'))}-${charter}`,
      ...issuer?.values,
    });
  });
}

/**
 * Ranks an issuer's cards by family, and in each by annual fee and then by name: related cards, which share most of a
 * face, follow each other.
 */
function rankCardsOfIssuers(rows: readonly FactRow[]): FactRow[] {
  const fee = (row: FactRow) => Number(readCell(row, 'annual_fee_cents'));
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  const compareBy = (column: string) => (a: FactRow, b: FactRow) =>
    compare(readCell(a, column), readCell(b, column));
  const [byFamily, byName] = [compareBy('product_family'), compareBy('name')];
  const ranked = rows.toSorted((a, b) => byFamily(a, b) || fee(a) - fee(b) || byName(a, b));
  const counts = new Map<string, number>();
  const ranks = new Map(
    ranked.map((row) => {
      const issuer = readCell(row, 'company_slug');
      const rank = counts.get(issuer) ?? 0;
      counts.set(issuer, rank + 1);
      return [row, String(rank)];
    }),
  );
  return rows.map((row) => withValues(row, { issuer_rank: ranks.get(row) ?? '' }));
}

/** Adds the basis of the credit that a card needs, which is listed in a file of its own. */
export function prepareCards(
  rows: readonly FactRow[],
  readOther: (file: string) => readonly FactRow[],
): FactRow[] {
  const levels = new Map(
    readOther('credit_levels.csv').map((level) => [readCell(level, 'card_slug'), level]),
  );
  return rankCardsOfIssuers(rows).map((row) => {
    const level = levels.get(readCell(row, 'slug'));
    if (!level || readCell(level, 'credit_needed') !== readCell(row, 'credit_needed')) {
      throw new FactError(row, 'credit_needed differs from credit_levels.csv');
    }
    return withValues(
      row,
      Object.fromEntries(
        ['source', 'source_url', 'verified_on', 'confidence'].map((column) => [
          `credit_${column}`,
          readCell(level, column),
        ]),
      ),
    );
  });
}

/** Checks that the column names known sub-categories, which no reference does in the database. */
export function prepareSubCategories(column: string) {
  return (rows: readonly FactRow[], readOther: (file: string) => readonly FactRow[]): FactRow[] => {
    const known = new Set(readOther('sub_categories.csv').map((row) => readCell(row, 'slug')));
    for (const row of rows) {
      const wrong = readCell(row, column)
        .split(' ')
        .find((slug) => slug !== '' && !known.has(slug));
      if (wrong !== undefined) {
        throw new FactError(row, `${column} names ${wrong}, which is not a sub-category`);
      }
    }
    return [...rows];
  };
}

export function preparePointTransfers(rows: readonly FactRow[]): FactRow[] {
  return rows.map((row) => {
    const hasDates = row.values['bonus_starts_on'] !== '' || row.values['bonus_ends_on'] !== '';
    if (hasDates && readCell(row, 'bonus_percent') === '') {
      throw new FactError(row, 'has dates of a transfer bonus but no bonus_percent');
    }
    return row;
  });
}

/** Names a card's benefit by the card and its own name, in any file. */
export function prepareCardBenefits(rows: readonly FactRow[]): FactRow[] {
  return rows.map((row) => {
    const slug = `${readCell(row, 'card_slug')}-${makeSlug(readCell(row, 'name'))}`;
    return withValues(row, { slug: slug.slice(0, 80).replace(/-$/, '') });
  });
}

/** Combines the tiers of an offer into one row; they must agree about the offer and require increasing spend. */
export function prepareSignupBonuses(rows: readonly FactRow[]): FactRow[] {
  const shared = [
    'card_slug',
    'starts_on',
    'ends_on',
    'is_current',
    'first_year_fee_waived',
    'is_as_high_as',
    'free_nights',
    'free_night_points_limit',
    'first_year_earn_percent',
    'referral_points',
    'referral_source_url',
    'referral_verified_on',
    'referral_confidence',
  ];
  const offers = new Map<string, { first: FactRow; last: FactRow }>();
  for (const row of rows) {
    const slug = readCell(row, 'slug');
    const offer = offers.get(slug);
    if (offer === undefined) {
      if (readCell(row, 'tier') !== '1') {
        throw new FactError(row, `tier 1 of the offer ${slug} must stand before its other tiers`);
      }
      offers.set(slug, { first: row, last: row });
      continue;
    }
    const differing = shared.find(
      (column) => readCell(row, column) !== readCell(offer.first, column),
    );
    if (differing !== undefined) {
      throw new FactError(row, `differs in ${differing} from tier 1 of the same offer`);
    }
    if (Number(readCell(row, 'spend_cents')) <= Number(readCell(offer.last, 'spend_cents'))) {
      throw new FactError(row, 'must ask for more spend than the tier before it');
    }
    offer.last = row;
  }
  return [...offers.values()].map((offer) => offer.first);
}

export function prepareWalletSetupCards(rows: readonly FactRow[]): FactRow[] {
  return rows.flatMap((row) =>
    readCell(row, 'card_slugs')
      .split(' ')
      .map((card, index) => withValues(row, { card_slug: card, position: String(index + 1) })),
  );
}

/** One row per preset; its amounts are collected from the rows of that slug. */
export function prepareSpendingPresets(
  rows: readonly FactRow[],
  readOther: (file: string) => readonly FactRow[],
): FactRow[] {
  const known = new Set(readOther('sub_categories.csv').map((row) => readCell(row, 'slug')));
  const presets = new Map<string, { first: FactRow; amounts: Map<string, number> }>();
  for (const row of rows) {
    const slug = readCell(row, 'slug');
    const subCategory = readCell(row, 'sub_category_slug');
    const cents = readCell(row, 'annual_cents');
    if (!known.has(subCategory)) {
      throw new FactError(
        row,
        `sub_category_slug names ${subCategory}, which is not a sub-category`,
      );
    }
    if (!/^\d+$/.test(cents)) throw new FactError(row, `annual_cents is ${JSON.stringify(cents)}`);
    const preset = presets.get(slug) ?? { first: row, amounts: new Map<string, number>() };
    if (preset.amounts.has(subCategory)) throw new FactError(row, `names ${subCategory} twice`);
    preset.amounts.set(subCategory, Number(cents));
    presets.set(slug, preset);
  }
  return [...presets.values()].map(({ first, amounts }, index) =>
    withValues(first, {
      amounts: JSON.stringify(Object.fromEntries(amounts)),
      position: String(index + 1),
    }),
  );
}

/** Reads the body of a review from `reviews/<slug>.md`. */
export function prepareReviews(
  rows: readonly FactRow[],
  readOther: (file: string) => readonly FactRow[],
): FactRow[] {
  return rows.map((row) => {
    const file = `reviews/${readCell(row, 'slug')}.md`;
    const [text] = readOther(file);
    if (text === undefined) throw new FactError(row, `has no text in ${file}`);
    return withValues(row, { body: readCell(text, 'text') });
  });
}
