import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import coarse from '@/assets/card-engravings.svg?raw';
import fine from '@/assets/card-engravings-fine.svg?raw';
import { CardArt } from '@/components/card-art.tsx';
import { CardPlate } from '@/components/card-plate.tsx';
import type { CardFacts } from '@/domain/card-face.ts';
import type { CreditCardDetail } from '@/features/learn/credit-cards/queries.ts';
import { KINDS, type RankingKind } from '@/features/site/best-cards/list-kinds.ts';
import type { Lead, Ranking } from '@/features/site/best-cards/schema.ts';
import type { CardWorth } from '@/features/site/first-answer/compute-worth.ts';
import { formatForeignFee, formatNetwork } from '@/lib/card-terms.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const [INK, MUTED, LINE, GREEN, RED] = ['#0f172a', '#526077', '#e2e8f0', '#0a7a37', '#b3261e'];

/** Names of the typefaces that `hosting/link-pictures.ts` provides, by the classes of card faces. */
const STYLE =
  "text{font-family:'Hanken Grotesk'}.font-serif{font-family:'Newsreader 16pt';font-weight:500}.font-semibold{font-weight:600}.font-bold{font-weight:700}";

/** Splits a text into lines of at most so many letters; a longer word keeps a line of its own. */
function splitLines(text: string, most: number): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** Draws lines of a headline, smaller where there are more of them; `y` is the top. */
function Headline({ x, y, text, most }: { x: number; y: number; text: string; most: number }) {
  const large = splitLines(text, most);
  const isLarge = large.length < 3;
  const lines = isLarge ? large : splitLines(text, Math.round(most * 1.28));
  const size = isLarge ? 60 : 45;
  return (
    <g className="font-serif" fontSize={size} fill={INK} letterSpacing="-0.5">
      {lines.map((line, index) => (
        <text key={line} className="font-serif" x={x} y={y + size * (0.85 + index * 1.1)}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Face({
  x,
  y,
  width,
  children,
}: Record<'x' | 'y' | 'width', number> & { children: ReactNode }) {
  const height = (width * 202) / 320;
  const id = `face-${x}-${y}`;
  return (
    <>
      <clipPath id={id}>
        <rect {...{ x, y, width, height }} rx={width * 0.068} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <svg {...{ x, y, width, height }}>{children}</svg>
      </g>
    </>
  );
}

function Frame({ note, children }: { note: string; children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <style>{STYLE}</style>
      <path fill="#fff" d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} />
      <svg x="72" y="56" width="52" height="52" viewBox="0 0 28 28">
        <rect width="28" height="28" rx="4" fill={GREEN} />
        <path d="M8 6h3.2v16H8z" fill="#fff" />
        <circle cx="16" cy="11" r="5" fill="#fff" />
      </svg>
      <text x="140" y="93" fontSize="31" className="font-semibold" fill={INK}>
        {PRODUCT_NAME}
      </text>
      <text x="1128" y="92" fontSize="24" textAnchor="end" fill={MUTED}>
        {note}
      </text>
      {children}
    </svg>
  );
}

/** Renders a picture as a file of its own: with the engravings that its faces use. */
function toFile(picture: ReactNode): string {
  const markup = renderToStaticMarkup(picture).replaceAll(
    /href="[^"#]*(-fine)?[^"#]*#(\w+)"/g,
    (found, _isFine: string | undefined, name: string) =>
      `href="#${found.includes('-fine') ? 'fine-' : ''}${name}"`,
  );
  const used = [...new Set([...markup.matchAll(/href="#(fine-)?(\w+)"/g)].map(([found]) => found))];
  const defs = used.map((found) => {
    const [, prefix = '', name = ''] = /#(fine-)?(\w+)/.exec(found) ?? [];
    const source = prefix === '' ? coarse : fine;
    const drawn = new RegExp(`<(\\w+) id="${name}"[^>]*?(?:/>|>.*?</\\1>)`, 's').exec(source)?.[0];
    if (drawn === undefined) throw new Error(`There is no engraving ${name}.`);
    return drawn.replace(`id="${name}"`, `id="${prefix}${name}"`);
  });
  return markup.replace('</style>', `</style><defs>${defs.join('')}</defs>`);
}

/** A line of facts: its name on the left, its value on the right edge. */
function FactLine({
  y,
  name,
  value,
  color = INK,
}: Record<'name' | 'value', string> & { y: number; color?: string }) {
  return (
    <>
      <text x="600" y={y} fontSize="28" fill={MUTED}>
        {name}
      </text>
      <text x="1128" y={y} fontSize="30" textAnchor="end" className="font-semibold" fill={color}>
        {value}
      </text>
      <path d={`M600 ${y + 20}H1128`} stroke={LINE} strokeWidth="2" />
    </>
  );
}

const WHOM = { personal: 'average household', business: 'small business', student: 'student' };

/** The picture of a card: its face, its fee, and what it is worth. */
export function drawCard(card: CreditCardDetail, worth: CardWorth | null): string {
  const lead = worth?.households[0];
  const net = lead?.netCents ?? 0;
  return toFile(
    <Frame note={card.verified_on === null ? '' : `Facts checked ${formatDate(card.verified_on)}`}>
      <Face x={72} y={196} width={464}>
        <CardPlate card={card} issuer={card.companies.name} network={formatNetwork(card.network)} />
      </Face>
      <Headline x={600} y={160} text={card.name} most={19} />
      <path d="M600 384H1128" stroke={INK} strokeWidth="4" />
      <FactLine y={432} name="Annual fee" value={formatAnnualFee(card.annual_fee_cents)} />
      <FactLine
        y={490}
        name="Fee abroad"
        value={formatForeignFee(card.foreign_transaction_fee_percent)}
      />
      {worth && lead && (
        <FactLine
          y={548}
          name={`A year, ${worth.program === null ? WHOM[worth.audience] : 'points for travel'}`}
          value={formatWholeDollars(net)}
          color={net < 0 ? RED : net > 0 ? GREEN : INK}
        />
      )}
    </Frame>,
  );
}

/** Letters of a list’s headline in a line. */
const LIST_LETTERS = 36;

type Line = {
  readonly name: string;
  readonly card: CardFacts;
  readonly issuer: string;
  readonly netCents: number;
  readonly rank?: number;
};

function drawList(title: string, lines: readonly Line[], note: string, checkedOn: string | null) {
  return toFile(
    <Frame note={checkedOn === null ? '' : `Facts checked up to ${formatDate(checkedOn)}`}>
      <Headline
        x={72}
        y={title.length > LIST_LETTERS ? 142 : 176}
        text={title}
        most={LIST_LETTERS}
      />
      <path d="M72 286H1128" stroke={INK} strokeWidth="4" />
      {lines.map(({ name, card, issuer, netCents, rank }, index) => {
        const y = 304 + index * 86;
        return (
          <g key={name}>
            <Face x={72} y={y} width={106}>
              <CardArt card={card} issuer={issuer} isMiddle />
            </Face>
            <text x="204" y={y + 45} fontSize="32" fill={INK}>
              {name.length > 44 ? `${name.slice(0, 43)}…` : name}
            </text>
            <text
              x="1128"
              y={y + 46}
              fontSize="36"
              textAnchor="end"
              className="font-bold"
              fill={rank === 1 ? GREEN : INK}
            >
              {formatWholeDollars(netCents)}
            </text>
            <path d={`M72 ${y + 76}H1128`} stroke={LINE} strokeWidth="2" />
          </g>
        );
      })}
      <text x="72" y="592" fontSize="25" fill={MUTED}>
        {note}
      </text>
    </Frame>,
  );
}

/** The picture of a ranking: its first three cards. */
export function drawRanking(
  { title }: RankingKind,
  { open, spending, checkedOn }: Ranking,
): string {
  const spent = formatWholeDollars(spending.reduce((sum, { cents }) => sum + cents, 0));
  return drawList(
    title,
    open.slice(0, 3).map((row) => ({ ...row, name: row.card.name })),
    `A year on ${spent}, after the fee, points as cash. No bank pays for a place.`,
    checkedOn,
  );
}

/** The picture of the list of rankings: the first three kinds of spending. */
export function drawRankings(leads: readonly Lead[], checkedOn: string | null): string {
  const shown = leads.flatMap((lead) => {
    const kind = KINDS.find(({ slug }) => slug === lead.kind);
    return kind && kind.spentOn !== null
      ? [{ ...lead, name: `${kind.name}: ${lead.card.name}` }]
      : [];
  });
  return drawList(
    'Best credit cards by spending',
    shown.slice(0, 3),
    'What a household gets in a year, after the fee. No bank pays for a place.',
    checkedOn,
  );
}
