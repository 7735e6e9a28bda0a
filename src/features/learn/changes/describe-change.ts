import { formatDate, formatDateRange, parseDateRange } from '@/lib/dates.ts';
import { formatCents, formatCentsPerPoint, formatNumber, formatPercent } from '@/lib/format.ts';

/** A row of a table of facts, or the part of it that changed. */
type Facts = Readonly<Record<string, unknown>>;

/** A change of a published fact: its columns before and after; null where the fact was not there. */
export type FactChange = {
  readonly id: number;
  readonly changed_at: string;
  readonly table_name: string;
  readonly credit_card_id: number | null;
  readonly title: string | null;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

const KINDS: Readonly<Record<string, string>> = {
  acceptance: 'Acceptance',
  benefit_spending: 'What a benefit is spent on',
  card_choice_options: 'Option',
  card_choices: 'Choice',
  category_points: 'Rate',
  credit_card_benefits: 'Benefit',
  credit_card_requirements: 'Requirement',
  credit_card_rules: 'Application rule',
  fee_refunds: 'Fee refund',
  linked_rates: 'Linked rate',
  point_system_tiers: 'Tier',
  point_transfers: 'Transfer',
  product_changes: 'Product change',
  rules: 'Application rule',
  signup_bonus_credits: 'Credit of the sign-up bonus',
  signup_bonus_tiers: 'Step of the sign-up bonus',
  signup_bonuses: 'Sign-up bonus',
  spending_caps: 'Cap',
  spending_costs: 'Cost of a payment',
  valuations: 'Published value',
};

const LABELS: Readonly<Record<string, string>> = {
  annual_fee_cents: 'Annual fee',
  cash_cents: 'Cash',
  counts_toward_5_24: 'Counts toward 5/24',
  foreign_transaction_fee_percent: 'Foreign transaction fee',
  valid_during: 'Valid',
  window_days: 'Days to spend it',
};

/** Columns that say nothing to a reader: addresses, order, and the source, which stands beside the change. */
const isShown = (name: string) =>
  !/(?:^slug|^position|_id|_url|^source|^verified_on|^confidence|^is_published)$/u.test(name);

const LONGEST = 80;
/** Columns shown of a fact that was added or removed. */
const MOST = 5;

function labelOf(name: string): string {
  const words = name.replace(/_(?:cents|percent)$/u, '').replaceAll('_', ' ');
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value of a column as a reader knows it; undefined for a text that is too long to quote. */
function formatValue(name: string, value: unknown, table: string): string | undefined {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (name.endsWith('_cents')) return formatCents(value);
    if (name.endsWith('_percent')) return formatPercent(value);
    return table === 'valuations' && name === 'value'
      ? formatCentsPerPoint(value)
      : formatNumber(value);
  }
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return undefined;
  if (/^[[(][^,]*,[^,]*[\])]$/u.test(value))
    return formatDateRange(parseDateRange(value)) ?? 'always';
  if (value.length > LONGEST) return undefined;
  return /^\d{4}-\d{2}-\d{2}$/u.test(value) ? formatDate(value) : value.replaceAll('_', ' ');
}

/** Values that a reader expects, and that say nothing of a fact that was added or removed. */
const isUsual = (value: unknown) => value === null || value === false || value === '(,)';

function describeWhole(facts: Facts, table: string): string[] {
  return Object.entries(facts)
    .filter(
      ([name, value]) => isShown(name) && !/^(?:name|title|is_.*)$/u.test(name) && !isUsual(value),
    )
    .flatMap(([name, value]) => {
      const text = formatValue(name, value, table);
      return text === undefined ? [] : [`${labelOf(name)}: ${text}`];
    })
    .slice(0, MOST);
}

export type DescribedChange = {
  /** The fact: a benefit, a category's rate, the card itself. */
  readonly subject: string;
  readonly verb: 'Added' | 'Changed' | 'Removed';
  /** One line a column, as in "Annual fee: $95 → $125". */
  readonly lines: readonly string[];
  readonly source: string | undefined;
  readonly sourceUrl: string | undefined;
};

/** Describes a change for readers. A fact of the card itself has the card's name, which is not repeated. */
export function describeChange(change: FactChange): DescribedChange {
  const { before, after, table_name: table, title } = change;
  const kind = KINDS[table];
  const subject = [kind, title].filter((part) => part !== undefined && part !== null).join(': ');
  const facts = after ?? before ?? {};
  const textOf = (name: string) => (typeof facts[name] === 'string' ? facts[name] : undefined);
  const changedLines = Object.keys(before ?? {})
    .filter(isShown)
    .map((name) => {
      const [was, is] = [before, after].map((part) => formatValue(name, part?.[name], table));
      return was === undefined || is === undefined
        ? `${labelOf(name)}: new wording`
        : `${labelOf(name)}: ${was} → ${is}`;
    });
  const isChange = before !== null && after !== null;
  return {
    subject: subject === '' ? labelOf(table) : subject,
    verb: isChange ? 'Changed' : before === null ? 'Added' : 'Removed',
    lines: isChange ? changedLines : describeWhole(facts, table),
    source: textOf('source'),
    sourceUrl: textOf('source_url'),
  };
}

export type ChangesOfDay = {
  /** Calendar day in UTC. */
  readonly day: string;
  readonly cards: readonly {
    /** Null for facts that belong to no card. */
    readonly cardId: number | null;
    readonly changes: readonly FactChange[];
  }[];
};

/** Groups changes, latest first, by day and card. */
export function groupChanges(changes: readonly FactChange[]): readonly ChangesOfDay[] {
  const days = new Map<string, Map<number | null, FactChange[]>>();
  for (const change of changes) {
    const { changed_at: at, credit_card_id: cardId } = change;
    const day = at.slice(0, 10);
    const ofDay = days.get(day) ?? new Map<number | null, FactChange[]>();
    days.set(day, ofDay.set(cardId, [...(ofDay.get(cardId) ?? []), change]));
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    cards: [...ofDay].map(([cardId, ofCard]) => ({ cardId, changes: ofCard })),
  }));
}
