import {
  type AccountKind,
  createWordings,
  EMPTY_ENTRY,
  EMPTY_WORDING,
  type Entry,
  type FileEntries,
  type LineProblem,
  type Unusable,
} from './entry.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,5});/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const isHex = name[1]?.toLowerCase() === 'x';
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The same text with what CDATA sections hold as ordinary text; one that is never closed stays as it is. */
function withoutCdata(text: string): string {
  const [opening, closing] = ['<![CDATA[', ']]>'];
  const parts: string[] = [];
  let done = 0;
  for (let start = text.indexOf(opening); start !== -1; start = text.indexOf(opening, done)) {
    const end = text.indexOf(closing, start);
    if (end === -1) break;
    const inside = text.slice(start + opening.length, end);
    const escaped = inside.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    parts.push(text.slice(done, start), escaped);
    done = end + closing.length;
  }
  return done === 0 ? text : parts.join('') + text.slice(done);
}

type Part = { readonly account: AccountKind | null; readonly isRead: boolean; currency: string };
type Open = {
  readonly line: number;
  readonly values: Map<string, string>;
  readonly isPending: boolean;
};

function toEntry({ line, values, isPending }: Open, part: Part): Entry {
  const valueOf = (tag: string) => values.get(tag) ?? '';
  const [name, memo] = [valueOf('NAME'), valueOf('MEMO')];
  // The name is cut after 32 characters; banks write it in full into the memo.
  const isCut = name === '' || memo.startsWith(name);
  return {
    ...EMPTY_ENTRY,
    line,
    wording: {
      ...EMPTY_WORDING,
      names: [isCut ? memo : name].filter((text) => text !== ''),
      memo: isCut ? '' : memo,
      code: values.get('MCC') ?? valueOf('SIC'),
      account: part.account,
      transactionType: valueOf('TRNTYPE').toUpperCase(),
    },
    dates: [valueOf('DTUSER'), valueOf('DTPOSTED')].filter((day) => day !== ''),
    amount: valueOf('TRNAMT'),
    state: isPending || valueOf('TRNTYPE').toUpperCase() === 'HOLD' ? 'pending' : null,
    currency: valueOf('CURSYM') === '' ? part.currency : valueOf('CURSYM'),
    id: valueOf('FITID'),
  };
}

const PARTS: Readonly<Record<string, Pick<Part, 'account' | 'isRead'>>> = {
  CCSTMTRS: { account: 'card', isRead: true },
  STMTRS: { account: 'bank', isRead: true },
  INVSTMTRS: { account: null, isRead: false },
};

/** A tag that is never closed ends at the next one, so that no part of the text is looked at more than once. */
const TAG = /<(\/?)([A-Za-z0-9_.]{1,64})(?:[\s/][^<>]*)?>([^<]*)/gu;

/**
 * The transactions of an OFX or QFX file, in SGML (OFX 1, whose values have no end tags) or in XML (OFX 2). Each
 * statement in it has its own currency and kind of account; those of investments are passed over.
 */
export function readOfx(written: string): FileEntries {
  const text = withoutCdata(written);
  const entries: Entry[] = [];
  const share = createWordings();
  const problems: LineProblem[] = [];
  const passedOver: Unusable[] = [];
  let part: Part = { account: null, isRead: true, currency: '' };
  let open: Open | null = null;
  let isOriginal = false;
  let [line, counted] = [1, 0];
  const close = (ended: Open | null, isWhole: boolean) => {
    if (ended === null || !part.isRead) return;
    if (isWhole) {
      const entry = toEntry(ended, part);
      entries.push({ ...entry, wording: share(entry.wording) });
    } else problems.push({ line: ended.line, reason: 'cut-off', found: '' });
  };
  for (const { index, 1: slash, 2: name = '', 3: value = '' } of text.matchAll(TAG)) {
    for (; counted < index; counted += 1) {
      const code = text.charCodeAt(counted);
      if (code === 10 || (code === 13 && text.charCodeAt(counted + 1) !== 10)) line += 1;
    }
    const tag = name.toUpperCase();
    const isEnd = slash === '/';
    const begun = PARTS[tag];
    if (tag === 'STMTTRN' || tag === 'STMTTRNP') {
      close(open, isEnd);
      open = isEnd ? null : { line, values: new Map(), isPending: tag === 'STMTTRNP' };
      isOriginal = false;
    } else if (tag.startsWith('INVSTMT') || begun) {
      if (isEnd) continue;
      close(open, false);
      open = null;
      const { account, isRead } = begun ?? { account: null, isRead: false };
      part = { account, isRead, currency: '' };
      if (!isRead && passedOver.at(-1) !== 'investments') passedOver.push('investments');
    } else if (tag === 'ORIGCURRENCY') {
      // The amount is in the account's own money already.
      isOriginal = !isEnd;
    } else if (!isEnd) {
      const content = decodeEntities(value).trim();
      if (content === '') continue;
      if (tag === 'CURDEF') part.currency = content.toUpperCase();
      if (open && !open.values.has(tag) && !(isOriginal && tag === 'CURSYM')) {
        open.values.set(tag, content);
      }
    }
  }
  close(open, false);
  return { entries, problems, passedOver };
}
