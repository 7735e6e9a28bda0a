function remember<Asked, Result>(
  compute: (asked: Asked) => Result,
  isSame: (asked: Asked, known: Asked) => boolean,
): (asked: Asked) => Result {
  let last: { readonly asked: Asked; readonly result: Result } | undefined;
  return (asked) => {
    if (last && isSame(asked, last.asked)) return last.result;
    const result = compute(asked);
    last = { asked, result };
    return result;
  };
}

/** Remembers the latest answer while the arguments are the same values: screens share one computation. */
export function memoizeLast<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const answer = remember(
    (args: Args) => compute(...args),
    (args, known) => args.every((arg, index) => Object.is(arg, known[index])),
  );
  return (...args) => answer(args);
}

/** The same for named arguments. */
export function memoizeNamed<Args extends object, Result>(
  compute: (args: Args) => Result,
): (args: Args) => Result {
  return remember(
    compute,
    (args, known) =>
      Object.keys(args).length === Object.keys(known).length &&
      Object.entries(args).every(([name, arg]) => Object.is(arg, Reflect.get(known, name))),
  );
}
