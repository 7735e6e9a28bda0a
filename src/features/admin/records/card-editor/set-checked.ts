import { isStale } from '@/domain/fact-age.ts';
import { getToday } from '@/lib/dates.ts';
import { splitDates } from '@/lib/fields/date-range-fields.ts';
import { type EditorRow, keyOf } from './apply-edits.ts';
import { sections } from './list-sections.ts';

/** Hostname of an address without `www.`; null for anything that is no web address. */
function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, '') : null;
}

export function isPage(address: string): boolean {
  return hostOf(address) !== null;
}

/** The rows of a card that its issuer's page shows today: no past offers or rates, no rules of the issuer. */
export function listRowsOnPage(rows: readonly EditorRow[]): EditorRow[] {
  const past = new Set(
    rows
      .filter(({ table, texts }) => {
        const { to } = splitDates(texts['valid_during'] ?? '');
        const isEnded = to !== '' && to < getToday();
        return isEnded || (table === 'signup_bonuses' && texts['is_current'] !== 'true');
      })
      .map(keyOf),
  );
  return rows.filter(
    (row) =>
      !['credit_card_rules', 'credit_card_requirements'].includes(row.table) &&
      !past.has(keyOf(row)) &&
      !(row.table.startsWith('signup_bonus_') && past.has(`signup_bonuses:${row.parentId}`)),
  );
}

/** The row that a part belongs to, as `keyOf` names it; its own name for any other row. */
export function ownerOf(row: EditorRow): string {
  const { parent } = sections[row.table];
  return parent !== null && row.parentId !== null ? `${parent.table}:${row.parentId}` : keyOf(row);
}

/**
 * The rows whose last check is too long ago or which somebody reports, with the parts of such a row; all others are
 * fresh.
 */
export function splitDue(
  rows: readonly EditorRow[],
  reported: ReadonlySet<string> = new Set(),
): {
  readonly due: readonly EditorRow[];
  readonly fresh: readonly EditorRow[];
} {
  const today = getToday();
  const old = new Set(
    rows
      .filter(({ table, texts }) => isStale(table, texts['verified_on'] ?? null, today))
      .map(keyOf)
      .concat(...reported),
  );
  const isDue = (row: EditorRow) => old.has(keyOf(row)) || old.has(ownerOf(row));
  return { due: rows.filter(isDue), fresh: rows.filter((row) => !isDue(row)) };
}

/**
 * Marks rows as checked today on a page. On the site of the card's issuer they become facts of high confidence;
 * elsewhere the confidence stays.
 */
export function setChecked(
  rows: readonly EditorRow[],
  keys: ReadonlySet<string>,
  page: string,
): EditorRow[] {
  const card = rows.find(({ table }) => table === 'credit_cards');
  const isIssuers = hostOf(page) === hostOf(card?.texts['website_url'] ?? '');
  const checked = {
    verified_on: getToday(),
    source_url: page,
    ...(isIssuers && { confidence: 'high' }),
  };
  return rows.map((row) =>
    keys.has(keyOf(row)) ? { ...row, texts: { ...row.texts, ...checked } } : row,
  );
}

/** Puts back the source, day and confidence that rows had before they were checked. */
export function undoChecked(
  rows: readonly EditorRow[],
  before: readonly EditorRow[],
  keys: ReadonlySet<string>,
): EditorRow[] {
  const known = new Map(before.map((row) => [keyOf(row), row.texts]));
  return rows.map((row) => {
    const texts = keys.has(keyOf(row)) ? known.get(keyOf(row)) : undefined;
    if (texts === undefined) return row;
    const { verified_on = '', source_url = '', confidence = '' } = texts;
    return { ...row, texts: { ...row.texts, verified_on, source_url, confidence } };
  });
}
