import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { type CardFacts, computeCardFace, computeContrast } from './card-face.ts';
import { popular } from './popular-cards.ts';

const read = (table: string): Record<string, string>[] =>
  parse(readFileSync(`supabase/seeds/facts/${table}.csv`), { columns: true });

const issuers = new Map(
  [...read('companies'), ...read('credit_unions')].map(({ slug, name = '' }) => [slug, name]),
);
const kinds = new Map(read('point_systems').map(({ slug, kind = '' }) => [slug, kind]));

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const byFamily = (a: Record<string, string>, b: Record<string, string>) =>
  byText(a['product_family'] ?? '', b['product_family'] ?? '') ||
  Number(a['annual_fee_cents']) - Number(b['annual_fee_cents']) ||
  byText(a['name'] ?? '', b['name'] ?? '');

/** In the order in which the seeds number an issuer's cards; the database tests compare against it. */
const inOrder = read('credit_cards').toSorted(byFamily);
const rankOf = (row: Record<string, string>) =>
  inOrder.filter(({ company_slug }) => company_slug === row['company_slug']).indexOf(row);

const seeded = inOrder.map((row) => {
  const {
    name = '',
    network = '',
    company_slug,
    point_system_slug: slug = '',
    product_family: family = '',
    material = '',
  } = row;
  const card: CardFacts = {
    name,
    network,
    material: material === '' ? null : material,
    issuer_rank: rankOf(row),
    product_family: family === '' ? null : family,
    art_primary_hex: row['art_primary_hex'] ?? '',
    art_secondary_hex: row['art_secondary_hex'] ?? '',
    point_systems: { slug, kind: kinds.get(slug) ?? '' },
  };
  const issuer = issuers.get(company_slug) ?? '';
  return {
    slug: row['slug'] ?? '',
    card,
    issuer,
    face: computeCardFace(card, issuer),
  };
});

const faceOf = (wanted: string) => seeded.find(({ card }) => card.name === wanted)?.face;

/** The parts of a face that are visible at the size of a list row. */
function describeSmall({ issuer, face }: (typeof seeded)[number]): string {
  const { motif, composition, monogram, ground, second } = face;
  return [issuer, motif, composition, monogram, ground, second].join(' ');
}

describe('the faces of the catalog', () => {
  it('are those of every card', () => {
    expect(seeded.length).toBeGreaterThan(400);
    expect(seeded.every(({ issuer }) => issuer !== '')).toBe(true);
  });

  it('are all different among the cards of an issuer, even at the size of a row', () => {
    const first = new Map<string, string>();
    const confused = seeded.flatMap((entry) => {
      const [seen, { name }] = [describeSmall(entry), entry.card];
      const other = first.get(seen);
      first.set(seen, name);
      return other === undefined ? [] : [[other, name]];
    });
    expect(confused).toEqual([]);
  });

  it('are divided in turn, family by family, each in the order of fees and then of names', () => {
    for (const wanted of new Set(seeded.map(({ issuer }) => issuer))) {
      const own = seeded.filter(({ issuer }) => issuer === wanted);
      expect(own.map(({ face }) => face.composition)).toEqual(own.map((_, place) => place % 4));
    }
  });

  it('are read on their ground with a contrast of at least 3', () => {
    const faint = seeded.filter(({ face }) => computeContrast(face.ink, face.ground) < 3);
    expect(faint.map(({ card }) => card.name)).toEqual([]);
  });

  it('have an engraving that is told from its ground', () => {
    const bare = seeded.filter(({ face }) => computeContrast(face.line, face.ground) < 1.4);
    expect(bare.map(({ card }) => card.name)).toEqual([]);
  });

  it('say nothing but one to four characters, and no word to avoid', () => {
    for (const { face } of seeded) expect(face.monogram).toMatch(/^[\p{Lu}\d][\p{L}\d]{0,2}\+?$/u);
    const said = seeded.map(({ face }) => face.monogram.toLowerCase());
    for (const word of ['ass', 'bs', 'cum', 'fu', 'ho', 'pms', 'ss'])
      expect(said).not.toContain(word);
  });
});

describe('a face', () => {
  it('is the same for the same facts', () => {
    for (const { card, issuer, face } of seeded) {
      expect(computeCardFace({ ...card }, issuer)).toEqual(face);
    }
  });

  it('takes its motif from what the card earns', () => {
    expect(faceOf('American Express Gold')?.motif).toBe('rings');
    expect(faceOf('Chase Sapphire Preferred')?.motif).toBe('facets');
    expect(faceOf('Capital One Venture X')?.motif).toBe('meridians');
    expect(faceOf('Citi Strata Premier')?.motif).toBe('arcs');
    expect(faceOf('Wells Fargo Autograph')?.motif).toBe('links');
    expect(faceOf('Delta SkyMiles Gold')?.motif).toBe('contrails');
    expect(faceOf('World of Hyatt Card')?.motif).toBe('windows');
    expect(faceOf('Disney Visa')?.motif).toBe('lattice');
    expect(faceOf('Blue Cash Preferred')?.motif).toBe('rosette');
    // Accepted only at its own store.
    expect(faceOf('Wayfair Credit Card')?.motif).toBe('awning');
  });

  it('takes its monogram from the product, not from the issuer', () => {
    const monograms = {
      'American Express Gold': 'Go',
      'Chase Sapphire Reserve': 'Sr',
      'Chase Sapphire Reserve for Business': 'SrB',
      'Chase Freedom Unlimited': 'Un',
      'Capital One Venture X': 'Vx',
      'Capital One VentureOne': 'Vo',
      'Capital One Quicksilver Student': 'Qst',
      'Capital One Quicksilver Secured': 'Qse',
      'U.S. Bank Cash+': 'Ca+',
      'T-Mobile Visa': 'Tm',
      'Citi Strata Premier': 'Stp',
      'U.S. Bank Altitude Connect': 'Alc',
    };
    for (const [name, monogram] of Object.entries(monograms)) {
      expect(faceOf(name)?.monogram).toBe(monogram);
    }
  });

  it('has a monogram of its own among the widely held cards', () => {
    const widelyHeld = seeded.filter(({ slug }) => popular.includes(slug));
    expect(widelyHeld).toHaveLength(popular.length);
    const monograms = widelyHeld.map(({ face }) => face.monogram);
    expect(monograms).toEqual([...new Set(monograms)]);
  });

  it('shares the hand of its family, and is divided anew at its own place', () => {
    const [gold, reserve] = [faceOf('Delta SkyMiles Gold'), faceOf('Delta SkyMiles Reserve')];
    expect(gold?.hand).toBe(reserve?.hand);
    expect(gold?.composition).not.toBe(reserve?.composition);
  });

  it('is metal only where that is known', () => {
    expect(faceOf('American Express Gold')?.isMetal).toBe(true);
    expect(faceOf('Blue Cash Preferred')?.isMetal).toBe(false);
    for (const { card } of seeded) {
      expect(computeCardFace({ ...card, material: 'plastic' }, '').isMetal).toBe(false);
    }
  });

  it('is drawn of a card of which next to nothing is known', () => {
    const card: CardFacts = {
      name: 'Visa',
      network: 'visa',
      material: null,
      issuer_rank: null,
      product_family: null,
      art_primary_hex: '#777777',
      art_secondary_hex: '#777777',
      point_systems: { slug: '', kind: '' },
    };
    expect(computeCardFace(card, '')).toMatchObject({
      motif: 'lattice',
      composition: 0,
      monogram: 'Vi',
      initial: 'V',
      isMetal: false,
    });
  });
});
