import { isVisibleName } from '@contract/visible-name.ts';
import { daysBetween, parseCalendarDate } from '@/domain/calendar.ts';
import { groupRows } from '@/lib/rows/group-rows.ts';
import { purchase, type PurchaseRow } from './schema.ts';

/** A line of a statement whose card is held. */
export type ImportedLine = {
  readonly memberCardId: string;
  /** `YYYY-MM-DD`. */
  readonly madeOn: string;
  readonly amountCents: number;
  readonly merchant: string;
  readonly subCategoryId: number | null;
};

/** Limits count a year back at most. */
const OLDEST_DAYS = 366;
const LONGEST_MERCHANT = 120;
/** As many as an account holds: the oldest are left out, and no longer file stops the page. */
const MOST_PURCHASES = 10_000;
/** A purchase may post some days after it was logged at the counter. */
const BOOKED_WITHIN_DAYS = 4;

const describe = ({ memberCardId, madeOn, amountCents, merchant }: ImportedLine) =>
  `${memberCardId} ${madeOn} ${amountCents} ${merchant}`;

/** The newest first. */
const byDay = (a: ImportedLine, b: ImportedLine) =>
  a.madeOn < b.madeOn ? 1 : a.madeOn > b.madeOn ? -1 : 0;

/** The same key for the same text, in the form of a UUID of version 8 (RFC 9562). */
async function keyOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest).subarray(0, 16)];
  const hex = bytes.map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x80 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

function isLoggedAs(row: PurchaseRow, { memberCardId, madeOn }: ImportedLine) {
  if (row.member_card_id !== memberCardId) return false;
  const [logged, booked] = [parseCalendarDate(row.made_on), parseCalendarDate(madeOn)];
  return (
    logged !== null &&
    booked !== null &&
    Math.abs(daysBetween(logged, booked)) <= (row.import_key === null ? BOOKED_WITHIN_DAYS : 0)
  );
}

/**
 * Plans the rows missing from the log. A line's key is made of its text and the number of identical lines before it:
 * the same file, or an overlapping one, adds nothing twice. Purchases logged at the counter are not added again, nor is
 * one of the same day from a file in another format.
 */
export async function planImport(
  lines: readonly ImportedLine[],
  logged: readonly PurchaseRow[],
  today: string,
): Promise<readonly PurchaseRow[]> {
  const day = parseCalendarDate(today);
  const timely = lines.filter(({ madeOn, amountCents }) => {
    const made = parseCalendarDate(madeOn);
    if (day === null || made === null || amountCents <= 0) return false;
    const age = daysBetween(made, day);
    return age >= 0 && age <= OLDEST_DAYS;
  });
  const recent =
    timely.length > MOST_PURCHASES ? timely.toSorted(byDay).slice(0, MOST_PURCHASES) : timely;
  const counts = new Map<string, number>();
  const named = recent.map((line) => {
    const text = describe(line);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { line, name: `${text} ${count}` };
  });
  const rows = await Promise.all(
    named.map(async ({ line, name }) => ({ line, key: await keyOf(name) })),
  );
  const keys = new Set<string | null>(rows.map(({ key }) => key));
  const known = new Set(logged.map((row) => row.import_key));
  // Each purchase in the log accounts for one line.
  const others = groupRows(
    logged.filter((row) => !keys.has(row.import_key)),
    'amount_cents',
  );
  const taken = new Set<PurchaseRow>();
  return rows.flatMap(({ line, key }): PurchaseRow[] => {
    if (known.has(key)) return [];
    const own = others(line.amountCents).find((row) => !taken.has(row) && isLoggedAs(row, line));
    if (own) {
      taken.add(own);
      return [];
    }
    // Half of a character would refuse all rows of the request.
    const merchant = [...line.merchant.trim()].slice(0, LONGEST_MERCHANT).join('').trim();
    return [
      purchase.create({
        member_card_id: line.memberCardId,
        amount_cents: line.amountCents,
        made_on: line.madeOn,
        sub_category_id: line.subCategoryId,
        merchant: isVisibleName(merchant) ? merchant : null,
        import_key: key,
      }),
    ];
  });
}
