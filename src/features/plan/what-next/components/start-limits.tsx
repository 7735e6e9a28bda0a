/** The limits of a beginner's plan, which `chooseLimits` sets. */
export function StartLimits() {
  return <span>For a start: one or two new cards in a year, each with a fee of at most $95.</span>;
}
