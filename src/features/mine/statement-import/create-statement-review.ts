import { calendarDate } from '@/domain/calendar.ts';
import { getToday } from '@/lib/dates.ts';
import type { ShopFacts } from '@/domain/merchant/recognize-shop.ts';
import { readCsvRows } from '@/domain/csv/csv-rows.ts';
import { decodeStatement } from '@/domain/csv/decode-statement.ts';
import { matchStatement } from '@/domain/card-offers/match-statement.ts';
import { neutralizeFormula } from '@/domain/csv/neutralize-formula.ts';
import {
  type CoveredPeriod,
  coveredPeriod,
  mergeStatementLines,
  summarizeStatement,
} from '@/domain/statement/summarize-statement.ts';
import type { Reading, StatementLine, UnderstoodStatement } from '@/domain/statement/statement.ts';
import { boundRows, understandStatement } from '@/domain/statement/understand-statement.ts';
import { EMPTY_WORDING } from '@/domain/statement/entry.ts';
import { createShopReader } from '@/domain/statement/guess-sub-category.ts';
import { withoutTwins } from '@/domain/statement/sort-rows.ts';
import { auditStatement } from './audit-statement.ts';
import { type CardLine, type DecidedLine, decideLines } from './decide-lines.ts';
import { detectFormat, type FileFormat } from '@/domain/statement/detect-format.ts';
import { groupMerchants } from './group-merchants.ts';
import type {
  AuditRequest,
  ChosenFile,
  FileReview,
  NotedOffer,
  ReviewRequest,
  StatementAudit,
  StatementReview,
} from './schema.ts';

const SAMPLE_ROWS = 6;
const SAMPLE_LENGTH = 40;
const SHOWN_PROBLEMS = 200;

/** More than any household has; the page gets them all at once, and would stop for as long as it takes. */
const LIMITS = {
  /** Lines of all files. */
  lines: 100_000,
  /** Merchants, those of the most money first, and credits. */
  shown: 5_000,
};

type Kept = NonNullable<ReviewRequest['kept']>;
type Parsed = { readonly lines: readonly StatementLine[]; readonly review: FileReview };
type OfCard = Parsed & { readonly card: string | null };
type ReviewFile = {
  readonly name: string;
  readonly text: string;
  readonly format: FileFormat;
  /** The last parse; a file is parsed again only if its settings change. */
  parsed?: { readonly key: string; readonly value: Parsed };
};

function outcomeOf(understood: UnderstoodStatement): FileReview['outcome'] {
  if (understood.kind !== 'statement') return understood;
  const { mapping, dateOrder, decimalMark, sign, lines, ...others } = understood.statement;
  const { bank, asks, passedOver } = others;
  const reading = { mapping, dateOrder, decimalMark, sign };
  return { kind: 'read', bank, reading, lines: lines.length, asks, passedOver };
}

function sampleOf(text: string): string[][] {
  // A few rows of the beginning are enough; a quoted line break may need some more of the text.
  const rows = boundRows(readCsvRows(text.slice(0, 20_000)).rows).usable.slice(0, SAMPLE_ROWS);
  return rows.map(({ cells }) =>
    cells.map((cell) => neutralizeFormula(cell.slice(0, SAMPLE_LENGTH))),
  );
}

/** Files of one card may overlap; of two cards, equal lines are two purchases. */
function mergeByCard(
  parsed: readonly { readonly card: string | null; readonly lines: readonly StatementLine[] }[],
): readonly CardLine[] {
  const cards = [...new Set(parsed.map(({ card }) => card))];
  return cards.flatMap((card) => {
    const own = parsed.filter((each) => each.card === card);
    const merged = mergeStatementLines(own.map(({ lines }) => lines));
    // A row that was pending in one file is posted in a later one.
    return withoutTwins(merged).map((line) => ({ ...line, card }));
  });
}

/** Offers on the cards of the files that purchases met; pending lines may still change. */
function matchOffers(
  offers: readonly NotedOffer[],
  decided: readonly DecidedLine[],
  covered: CoveredPeriod,
  shops: ShopFacts,
) {
  const readShop = createShopReader(shops);
  const rows = decided.flatMap(({ line: { kind, card, isPending, ...line } }) => {
    const isCredit = kind.kind === 'excluded' && kind.why === 'reward';
    const isMisread = line.date < covered.from || line.date > covered.to;
    const isLeftOut = isMisread || isPending || (kind.kind === 'excluded' && !isCredit);
    return isLeftOut || card === null ? [] : [{ ...line, card, isCredit }];
  });
  const cards = new Set(rows.map(({ card }) => card));
  const noted = offers
    .filter(({ offer }) => cards.has(offer.card))
    .map((each) => ({
      ...each,
      merchant: readShop({ ...EMPTY_WORDING, names: [each.offer.shop] }).shop,
    }));
  return matchStatement(noted, rows);
}

/**
 * Keeps the texts of the chosen files and answers how they are understood. Nothing of them is sent anywhere.
 * `onProgress` gets the file that is being read, and the share of it that is done.
 */
export function createStatementReview(
  initial: ShopFacts,
  onProgress?: (id: string, share: number) => void,
  limits = LIMITS,
) {
  const files = new Map<string, ReviewFile>();
  let shops = initial;
  let slugs = new Set(initial.subCategories.map(({ slug }) => slug));
  // Indexes the shops while the person still looks for a file.
  createShopReader(initial);

  const parse = (id: string, file: ReviewFile, reading: Reading, kept: Kept): Parsed => {
    const none = { id, name: file.name, problems: [], problemCount: 0, sample: [] };
    if (file.format.kind === 'other') {
      return {
        lines: [],
        review: { ...none, outcome: { kind: 'other-format', found: file.format.found } },
      };
    }
    const understood = understandStatement(file.text, {
      shops,
      format: file.format.kind,
      kept: new Map(Object.entries(kept)),
      onProgress: (share) => onProgress?.(id, share),
      ...reading,
    });
    const statement = understood.kind === 'statement' ? understood.statement : null;
    return {
      lines: statement?.lines ?? [],
      review: {
        id,
        name: file.name,
        outcome: outcomeOf(understood),
        problems: statement?.problems.slice(0, SHOWN_PROBLEMS) ?? [],
        problemCount: statement?.problems.length ?? 0,
        sample: file.format.kind === 'csv' ? sampleOf(file.text) : [],
      },
    };
  };

  const read = (id: string, file: ReviewFile, reading: Reading, kept: Kept): Parsed => {
    const key = JSON.stringify([reading, kept]);
    if (file.parsed?.key === key) return file.parsed.value;
    const value = parse(id, file, reading, kept);
    file.parsed = { key, value };
    return value;
  };

  /** Refuses the files with which there would be too many lines. */
  const fitLines = (parsed: readonly OfCard[]): readonly OfCard[] => {
    let count = 0;
    return parsed.map((file) => {
      if (count + file.lines.length <= limits.lines) {
        count += file.lines.length;
        return file;
      }
      const outcome = { kind: 'unusable', why: 'too-many' } as const;
      return { ...file, lines: [], review: { ...file.review, outcome } };
    });
  };

  /** The lines of all files with the member's decisions, and the counted days. */
  const decide = ({ readings, kept = {}, cards, decisions, period }: ReviewRequest) => {
    const parsed = fitLines(
      [...files].map(([id, file]) => ({
        ...read(id, file, readings[id] ?? {}, kept),
        card: cards[id] ?? null,
      })),
    );
    const lines = mergeByCard(parsed);
    const covered = coveredPeriod(lines, calendarDate(getToday()));
    return {
      parsed,
      decided: decideLines(lines, decisions, slugs),
      covered,
      counted: period ?? covered,
    };
  };

  return {
    /** The catalog was changed meanwhile: the files that are there are sorted again. */
    learn: (changed: ShopFacts) => {
      shops = changed;
      createShopReader(changed);
      slugs = new Set(changed.subCategories.map(({ slug }) => slug));
      for (const file of files.values()) delete file.parsed;
    },
    add: ({ id, name, bytes }: ChosenFile) => {
      const content = new Uint8Array(bytes);
      const format = detectFormat(content);
      const text = format.kind === 'other' ? '' : decodeStatement(content);
      files.set(id, { name, text, format });
    },
    remove: (id: string) => {
      files.delete(id);
    },
    review: (request: ReviewRequest): StatementReview => {
      const { parsed, decided, covered, counted } = decide(request);
      const { offers = [] } = request;
      return {
        files: parsed.map(({ review }) => review),
        credits: decided
          .flatMap(({ line: { date, description, amountCents, kind, card } }) =>
            kind.kind === 'excluded' &&
            kind.why === 'reward' &&
            counted !== null &&
            date >= counted.from &&
            date <= counted.to
              ? [{ date, description, amountCents: -amountCents, card }]
              : [],
          )
          .slice(0, limits.shown),
        offers: covered === null ? [] : matchOffers(offers, decided, covered, shops),
        merchants: counted === null ? [] : groupMerchants(decided, counted).slice(0, limits.shown),
        summary:
          covered === null
            ? null
            : summarizeStatement(
                decided.map(({ line }) => line),
                counted,
              ),
        covered,
      };
    },
    audit: (request: AuditRequest): StatementAudit => {
      const { decided, counted } = decide(request.review);
      return auditStatement(decided, counted, request);
    },
  };
}
