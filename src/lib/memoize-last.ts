/** Remembers the latest answer while the arguments are the same values: screens share one computation. */
export function memoizeLast<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | undefined;
  return (...args) => {
    const known = last;
    if (known && args.every((arg, index) => Object.is(arg, known.args[index]))) return known.result;
    const result = compute(...args);
    last = { args, result };
    return result;
  };
}
