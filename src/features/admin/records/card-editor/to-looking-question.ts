import { calendarDate } from '@/domain/calendar.ts';
import type { LookingQuestion } from '@/domain/looking/value-of-looking.ts';
import type { SpendingProfile } from '@/domain/rewards/problem.ts';
import { cents } from '@/domain/units.ts';
import { toDomainCatalog, toMemberTerms, usualSettings } from '@/features/catalog/facts/public.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { SpendingPreset } from '@/features/mine/annual-spending/schema.ts';
import { createObstacles, visitorFacts } from '@/features/mine/eligibility/schema.ts';

/** Plain values that can be posted to a worker. */
export type LookingFacts = {
  readonly rows: CatalogRows;
  readonly households: readonly Pick<SpendingPreset, 'slug' | 'amounts'>[];
  /** Slugs of the cards of each popular wallet. */
  readonly wallets: readonly (readonly string[])[];
  readonly today: string;
};

/** Households with other than a personal applicant of excellent credit. */
const APPLICANTS: Readonly<Record<string, Partial<typeof visitorFacts>>> = {
  'own-small-business': { hasBusiness: true, meets: ['business'] },
  'own-student': { credit: 'none', meets: ['student'] },
};

/** Asks about the households of the spending presets, and about wallets at the counter for their average spending. */
export function toLookingQuestion({
  rows,
  households,
  wallets,
  today,
}: LookingFacts): LookingQuestion {
  const date = calendarDate(today);
  const toProblem = (amounts: Readonly<Record<string, number>>) => {
    const spending: SpendingProfile = Object.fromEntries(
      Object.entries(amounts).map(([slug, amount]) => [slug, cents(amount)]),
    );
    const terms = toMemberTerms(rows, { ...usualSettings, spending });
    const { preferences } = terms;
    return { catalog: toDomainCatalog(rows, terms, date), preferences, spending, date, held: [] };
  };
  const average: Record<string, number> = {};
  for (const { amounts } of households) {
    for (const [slug, amount] of Object.entries(amounts)) {
      average[slug] = (average[slug] ?? 0) + amount / households.length;
    }
  }
  return {
    households: households.map(({ slug, amounts }) => {
      const obstacleOf = createObstacles(rows.requirements, {
        ...visitorFacts,
        credit: 'excellent',
        ...APPLICANTS[slug],
      });
      const allowed = rows.cards.filter((card) => obstacleOf(card) === null);
      return { problem: toProblem(amounts), allowed: allowed.map((card) => card.slug) };
    }),
    wallets,
    counter: toProblem(average),
  };
}
