import { categoryMeaning } from './bank-types.ts';
import {
  type AccountKind,
  createWordings,
  EMPTY_ENTRY,
  EMPTY_WORDING,
  type Entry,
  type FileEntries,
  type LineProblem,
} from './entry.ts';

const ACCOUNTS: readonly (readonly [RegExp, AccountKind | null])[] = [
  [/^ccard$/iu, 'card'],
  [/^(bank|cash)$/iu, 'bank'],
  [/^oth [al]$/iu, null],
];

type Split = { readonly category: string; amount: string };
type Open = {
  readonly line: number;
  readonly account: AccountKind | null;
  readonly values: Map<string, string>;
  readonly splits: Split[];
};

/** Quicken writes 1/15'25, 1/ 5/25 and 4/ 1' 8. */
function dayOf(text: string): string {
  return text
    .replace(/' (\d)$/u, "'0$1")
    .replaceAll("'", '/')
    .replaceAll(' ', '');
}

const centsOf = (amount: string) => Math.round(Number(amount.replaceAll(',', '')) * 100);

function toEntry({ line, account, values }: Open, split: Split): Entry {
  const valueOf = (field: string) => values.get(field) ?? '';
  const [payee, memo] = [valueOf('P'), valueOf('M')];
  // Some programs write the day into the memo and nothing into the day.
  const isDayInMemo = valueOf('D') === '' && /^\d{1,4}[-/.]\d/u.test(memo);
  const words = isDayInMemo ? '' : memo;
  const category = split.category.split('/')[0] ?? '';
  return {
    ...EMPTY_ENTRY,
    line,
    wording: {
      ...EMPTY_WORDING,
      names: [payee === '' ? words : payee].filter((text) => text !== ''),
      memo: payee === '' || words === payee ? '' : words,
      categories:
        category === '' ? [] : [split.category.startsWith('[') ? split.category : category],
      account,
    },
    dates: [dayOf(isDayInMemo ? memo : valueOf('D'))],
    amount: split.amount,
  };
}

/** A split gives one entry for what was spent, and one for each part that is something else. */
function toEntries(open: Open): Entry[] {
  const { values, splits } = open;
  const whole = {
    category: values.get('L') ?? '',
    amount: values.get('T') ?? values.get('U') ?? '',
  };
  const parts = splits.filter(({ amount }) => centsOf(amount) !== 0);
  if (parts.length === 0 || parts.some(({ amount }) => !Number.isFinite(centsOf(amount)))) {
    return [toEntry(open, whole)];
  }
  const isSpent = ({ category }: Split) => {
    const meaning = categoryMeaning(category === '' ? [] : [category]);
    return meaning === null || meaning === 'sale';
  };
  const spent = parts.filter(isSpent);
  const kinds = new Set(spent.map(({ category }) => category));
  const sum = spent.reduce((total, { amount }) => total + centsOf(amount), 0);
  const [first] = spent;
  const together = first && {
    // Parts of different kinds have no common kind.
    category: kinds.size === 1 ? first.category : '',
    amount: (sum / 100).toFixed(2),
  };
  return [
    ...(together && sum !== 0 ? [together] : []),
    ...parts.filter((part) => !isSpent(part)),
  ].map((part) => toEntry(open, part));
}

/** The transactions of a QIF file; lists of categories, of accounts and the like are passed over. */
export function readQif(text: string): FileEntries {
  const entries: Entry[] = [];
  const share = createWordings();
  const problems: LineProblem[] = [];
  let account: AccountKind | null | undefined;
  let hasInvestments = false;
  let open: Open | null = null;
  const cutOff = () => {
    if (open) problems.push({ line: open.line, reason: 'cut-off', found: '' });
    open = null;
  };
  for (const [index, raw] of text.split(/\r\n|\r|\n/u).entries()) {
    const field = raw.charAt(0);
    const value = raw.slice(1).trim();
    if (field === '!') {
      cutOff();
      const [, type] = /^type:\s*(.*)$/iu.exec(value) ?? [];
      const known = ACCOUNTS.find(([pattern]) => type !== undefined && pattern.test(type.trim()));
      account = known?.[1];
      if (type?.toLowerCase().startsWith('invst') === true) hasInvestments = true;
    } else if (field === '^') {
      if (open)
        for (const entry of toEntries(open))
          entries.push({ ...entry, wording: share(entry.wording) });
      open = null;
    } else if (account !== undefined && field.trim() !== '') {
      const now: Open = (open ??= { line: index + 1, account, values: new Map(), splits: [] });
      const last = now.splits.at(-1);
      if (field === 'S') now.splits.push({ category: value, amount: '' });
      else if (field === 'E' && last) continue;
      else if (field === '$' && last) last.amount = value;
      else if (!now.values.has(field)) now.values.set(field, value);
    }
  }
  cutOff();
  return { entries, problems, passedOver: hasInvestments ? ['investments'] : [] };
}
