import { type CalendarDate, dayNumberOf } from '../calendar.ts';

/** A purchase, or a refund with a negative amount. */
type Bought = {
  readonly date: CalendarDate;
  readonly amountCents: number;
  /** Equal for rows of one shop. */
  readonly shop: string;
  readonly card: string | null;
};

const MOST_DAYS = 120;
/** Latest purchases of a shop that are looked at for each refund. */
const MOST_PURCHASES = 500;

type Open = { readonly index: number; readonly day: number; readonly whole: number; left: number };

/**
 * The purchase of each refund, by index: the same shop and card, at most its remaining amount, and within the time
 * in which shops accept returns. A purchase of exactly that amount comes first, then the latest.
 */
export function matchRefunds(rows: readonly Bought[]): ReadonlyMap<number, number> {
  const order = [...rows.keys()].sort((a, b) => {
    const [one, other] = [rows[a], rows[b]];
    if (!one || !other) return 0;
    if (one.date !== other.date) return one.date < other.date ? -1 : 1;
    // On the same day, a purchase comes before its refund.
    return other.amountCents - one.amountCents;
  });
  const bought = new Map<string, Open[]>();
  const matches = new Map<number, number>();
  for (const index of order) {
    const row = rows[index];
    if (!row) continue;
    const key = `${row.card ?? ''}|${row.shop}`;
    const day = dayNumberOf(row.date);
    const known = bought.get(key) ?? [];
    bought.set(key, known);
    if (row.amountCents >= 0) {
      known.push({ index, day, whole: row.amountCents, left: row.amountCents });
      continue;
    }
    const back = 0 - row.amountCents;
    const fits = (each: Open) => each.left >= back && day - each.day <= MOST_DAYS;
    const latest = known.slice(-MOST_PURCHASES);
    const found =
      latest.findLast((each) => fits(each) && each.whole === back && each.left === back) ??
      latest.findLast(fits);
    if (found === undefined) continue;
    found.left -= back;
    matches.set(index, found.index);
  }
  return matches;
}
