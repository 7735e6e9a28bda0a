import { addDays, type CalendarDate, partsOf } from '../calendar.ts';
import { parseStatementDate } from '../statement/parse-date.ts';
import { type OfferTerms, readReward } from './read-reward.ts';

/** An offer read from a page of an issuer. */
export type ReadOffer = OfferTerms & {
  readonly shop: string;
  readonly endsOn: CalendarDate | null;
  readonly isAdded: boolean;
  /** The line with the reward, as it is on the page. */
  readonly line: string;
};

type OfferPage = {
  readonly offers: readonly ReadOffer[];
  /** Lines that speak of a reward or an amount but could not be read, with the line before if it may be the shop. */
  readonly unread: readonly { readonly line: string; readonly shop: string | null }[];
};

/** Characters that are read; a page of 100 offers has some 15,000. */
export const LONGEST_PAGE = 200_000;
/** Characters of a line that is read; a longer one tells its offer in no form of the pages, and takes long to search. */
const LONGEST_LINE = 500;
const LONGEST_NAME = 100;
/** Marks of direction, soft hyphens and halves of characters, which a page hides in its names; no name is kept with them. */
const HIDDEN = /[\p{Cf}\p{Cs}]|(?!\t)\p{Cc}/gu;

type Piece =
  | { readonly kind: 'reward'; readonly line: string; readonly terms: OfferTerms }
  | { readonly kind: 'end'; readonly day: CalendarDate }
  | { readonly kind: 'added' }
  | { readonly kind: 'section'; readonly isAdded: boolean }
  | { readonly kind: 'name'; readonly text: string };

const SECTION_ADDED =
  /^(?:(?:offers? )?(?:added|saved|enrolled|activated)(?: (?:to (?:your )?card|offers|deals))?|my (?:offers|deals))\s*\(?\d+\)?$/i;
const SECTION_OPEN =
  /^(?:recommended|available|eligible|all|new|more|featured|explore)(?: (?:offers|deals|for you))+.*$|^(?:recommended|available|all)\s*\(\d+\)$/i;
const ADDED =
  /^(?:✓ ?)?(?:(?:offer )?(?:successfully )?(?:added|activated|enrolled|saved)(?: (?:to (?:your )?card|offer|deal))?|success)[.!]?$/i;
/** Buttons, badges and remarks of the pages. */
const NOISE =
  /^(?:terms (?:apply|and conditions)|view (?:details|all|more|offers?)|see (?:all|more|details|offers?)|add(?: to (?:list )?card| offer| deal)?|add to list card|activate(?: offer| deal| in-store)?|enroll|get (?:deal|offer)|earn now|shop now|redeem(?: now)?|new!?|exclusive|popular|limited time|show more|load more|cash ?back|back|online|in[- ]store|online (?:or|and|&|\/) in[- ]store|learn more|details|close|menu|home|sign out|log ?out|search|filter|sort(?: by)?.*|\d+|[•·|+-]+|\W*)$/i;
/** Deals of a bank whose logo is a picture name the shop in their button or heading alone. */
const NAMED_DEAL = /^(?:add|remove|view) (?:this )?(.+?) deal$/i;
const NAMED_HEADING = /\b(?:with|at|from) ([A-Z0-9][^.,]*?)(?: when you| using| on your|[.,]|$)/;
const NUMBERED = /^\d+ of \d+,? (.+?),? ((?:up to )?(?:\$[\d.,]+|\d+(?:\.\d+)?%|\d+x\b).*)$/i;
const ENDS =
  /^(?:offer )?(?:exp(?:ires|iration(?: date)?|\.)?|ends|valid (?:through|thru|until)|good through|by)[:.]?(?: on)? /i;

function readEnd(text: string, today: CalendarDate): CalendarDate | null {
  if (/^(?:today only|(?:expires|ends) today|last day)!?$/i.test(text)) return today;
  if (/^(?:expires|ends) tomorrow$/i.test(text)) return addDays(today, 1);
  const left = /^(?:(?:expires|ends) in )?(\d{1,3}) ?(?:d|days?)(?: left| remaining)?$/i.exec(text);
  if (left && /left|remaining|in /i.test(text)) return addDays(today, Number(left[1]));
  if (!ENDS.test(text)) return null;
  const written = text.replace(ENDS, '').replace(/[.]$/, '').trim();
  if (!/^\d{1,2}\/\d{1,2}$/.test(written)) return parseStatementDate(written, 'month-first');
  // Without a year it is the next such day.
  const { year } = partsOf(today);
  const days = [year, year + 1].map((each) =>
    parseStatementDate(`${written}/${each}`, 'month-first'),
  );
  return days.find((each) => each !== null && each >= today) ?? null;
}

/** Parts of one line that holds a whole offer, as in `Patagonia.com - Spend $200 or more, earn $30 back - Expires 12/31/25`. */
function splitLine(line: string): readonly string[] {
  if (line.length > LONGEST_LINE) return [line];
  const numbered = NUMBERED.exec(line);
  if (numbered) return [numbered[1] ?? '', numbered[2] ?? ''];
  for (const separator of [
    /\t+/,
    / [-–—|·•] /,
    /, (?=(?:up to )?[\d$])|, (?=earn now|today only)/i,
  ]) {
    const parts = line.split(separator).map((part) => part.trim());
    const [first = ''] = parts;
    if (
      parts.length > 1 &&
      first !== '' &&
      !readReward(first) &&
      parts.slice(1).some((part) => readReward(part) !== null)
    )
      return parts;
  }
  return [line];
}

function readPiece(line: string, today: CalendarDate): Piece | null {
  if (line.length > LONGEST_LINE) return { kind: 'name', text: line };
  const day = readEnd(line, today);
  if (day) return { kind: 'end', day };
  if (SECTION_ADDED.test(line)) return { kind: 'section', isAdded: true };
  if (SECTION_OPEN.test(line)) return { kind: 'section', isAdded: false };
  if (ADDED.test(line)) return { kind: 'added' };
  if (NOISE.test(line)) return null;
  const deal = NAMED_DEAL.exec(line)?.[1];
  if (deal !== undefined) return { kind: 'name', text: deal };
  const terms = readReward(line);
  return terms ? { kind: 'reward', line, terms } : { kind: 'name', text: line };
}

const mayName = (text: string) =>
  text.length <= LONGEST_NAME && /\p{L}/u.test(text) && !/[$%]/.test(text);

/** True if the shop follows its reward on this page: then a name comes right after most rewards, and not right before. */
function areNamesAfter(pieces: readonly Piece[]): boolean {
  const named = pieces.filter(({ kind }) => kind !== 'added' && kind !== 'section');
  let [after, before] = [0, 0];
  named.forEach(({ kind }, at) => {
    if (kind !== 'reward') return;
    if (named[at + 1]?.kind === 'name') after += 1;
    if (named[at - 1]?.kind === 'name') before += 1;
  });
  // The names of a page that starts with one stand before.
  return after > before;
}

/** True if the day stands before its offer, as a banner over the tile does. */
function areEndsBefore(pieces: readonly Piece[]): boolean {
  const kinds = pieces.map(({ kind }) => kind);
  const [firstReward, lastReward] = [kinds.indexOf('reward'), kinds.lastIndexOf('reward')];
  return (
    kinds.indexOf('end') < firstReward &&
    kinds.lastIndexOf('end') < lastReward &&
    kinds.includes('end')
  );
}

/**
 * Reads the text of an issuer's page of offers, copied as it is: Amex Offers, Chase Offers, Citi Merchant Offers,
 * BankAmeriDeals or Capital One Offers. The layouts are those of public descriptions of these pages, named with their
 * certainty in docs/card-offers.md. Nothing is guessed: a reward without a shop is left unread. Days without a year, or
 * counted from today, are relative to `today`.
 */
export function readOfferPage(text: string, today: CalendarDate): OfferPage {
  const pieces = text
    .slice(0, LONGEST_PAGE)
    .split(/\r?\n/)
    .flatMap((line) =>
      splitLine(
        line
          .replace(/[\u00A0\u200B\s]+/g, (gap) => (gap.includes('\t') ? '\t' : ' '))
          .replace(HIDDEN, '')
          .trim(),
      ),
    )
    .flatMap((line) => readPiece(line, today) ?? []);
  const isAfter = areNamesAfter(pieces);
  const isEndBefore = areEndsBefore(pieces);
  const offers: ReadOffer[] = [];
  const unread: { line: string; shop: string | null }[] = [];
  let isSectionAdded = false;
  let name: string | null = null;
  let end: CalendarDate | null = null;
  /** The last reward, which names, days and marks that follow may still complete. */
  let open:
    | { -readonly [K in keyof ReadOffer]: ReadOffer[K] | (K extends 'shop' ? null : never) }
    | null = null;

  const close = () => {
    if (!open) return;
    const heading = NAMED_HEADING.exec(open.line)?.[1];
    const shop = open.shop ?? (heading !== undefined && mayName(heading) ? heading : null);
    if (shop === null) unread.push({ line: open.line, shop: null });
    else offers.push({ ...open, shop });
    open = null;
  };

  for (const piece of pieces) {
    switch (piece.kind) {
      case 'section':
        close();
        isSectionAdded = piece.isAdded;
        name = null;
        break;
      case 'added':
        if (open) open.isAdded = true;
        break;
      case 'end':
        if (isEndBefore) {
          close();
          end = piece.day;
        } else if (open) open.endsOn ??= piece.day;
        break;
      case 'name':
        if (open?.shop === null && mayName(piece.text)) open.shop = piece.text;
        else if (!mayName(piece.text)) {
          if (/[$%]/.test(piece.text) && /\d/.test(piece.text)) {
            unread.push({ line: piece.text.slice(0, 300), shop: name });
            name = null;
          }
        } else {
          if (!isAfter) close();
          name = piece.text;
        }
        break;
      case 'reward': {
        // A heading below the tile says the same again, with the shop.
        const heading = NAMED_HEADING.exec(piece.line)?.[1];
        if (open?.shop === null && name === null && heading !== undefined && mayName(heading)) {
          Object.assign(open, piece.terms, { shop: heading, line: piece.line });
          break;
        }
        close();
        open = {
          ...piece.terms,
          shop: isAfter ? null : name,
          endsOn: isEndBefore ? end : null,
          isAdded: isSectionAdded,
          line: piece.line,
        };
        name = null;
        end = null;
        break;
      }
    }
  }
  close();
  return { offers, unread };
}

const marks: readonly (readonly [string, RegExp])[] = [
  [
    'american-express',
    /membership rewards|american express|\bamex\b|add to list card|terms apply/i,
  ],
  ['bank-of-america', /bankamerideals|bank of america|\bexp\. \d/i],
  ['capital-one', /capital one|earn now|\dx miles/i],
  ['citi', /\bciti\b|thankyou|merchant offers|\benroll/i],
  ['chase', /chase|\d ?d(?:ays)? left/i],
];

/** Slug of the issuer whose page the text seems to be; null if nothing tells. */
export function guessIssuer(text: string): string | null {
  return marks.find(([, pattern]) => pattern.test(text.slice(0, LONGEST_PAGE)))?.[0] ?? null;
}
