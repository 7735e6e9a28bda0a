import type { RuleRow, RuleStanding } from './schema.ts';

/** A hard rule that refuses stops the applicant; a soft one, which may be waived, only warns. */
export function judgeRule(standing: RuleStanding | undefined): 'stops' | 'warns' | null {
  if (standing?.kind !== 'blocked') return null;
  return standing.rule.strictness === 'hard' ? 'stops' : 'warns';
}

/** How many of an issuer's rules stop the applicant today, and how many only warn. */
export function countRules(
  rules: readonly Pick<RuleRow, 'slug'>[],
  standings: ReadonlyMap<string, RuleStanding>,
) {
  const judged = rules.map(({ slug }) => judgeRule(standings.get(slug)));
  return {
    blocking: judged.filter((verdict) => verdict === 'stops').length,
    warning: judged.filter((verdict) => verdict === 'warns').length,
  };
}
