type Selected = Readonly<Record<string, readonly string[]>>;

/** The choices with the options of one of them; none leaves it to the engine and drops its key. */
export function setOptions(
  selected: Selected,
  choice: string,
  options: readonly string[],
): Record<string, string[]> {
  const others = Object.entries(selected).filter(([key]) => key !== choice);
  const all = options.length === 0 ? others : [...others, [choice, options] as const];
  return Object.fromEntries(all.map(([key, slugs]) => [key, [...slugs]]));
}
