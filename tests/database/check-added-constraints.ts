type Migration = { readonly name: string; readonly text: string };

/** Removes comments and the bodies of functions. */
const readPlain = (text: string): string =>
  text.replace(/--.*$/gmu, '').replace(/(\$\w*\$).*?\1/gsu, '');

const added =
  /^alter table (?:only )?(?:if exists )?([\w.]+)((?:(?!;).)*?\b(?:add constraint|add check)\b(?:(?!;).)*);/gimsu;
const constraint =
  /add constraint (\w+)\s+(?:check|foreign key)((?:(?!add constraint).)*)|add (?:check|foreign key)/gisu;

/**
 * A check or a foreign key added to a table of an earlier migration, which may have rows, must be `not valid` and
 * validated by a later statement: otherwise the table is locked while all its rows are read.
 */
export function checkAddedConstraints(files: readonly Migration[]): string[] {
  const known = new Set<string>();
  const validated = new Set<string>();
  const waiting: { readonly file: string; readonly name: string }[] = [];
  const failures: string[] = [];
  for (const { name: file, text } of files) {
    const plain = readPlain(text);
    for (const [, table = '', body = ''] of plain.matchAll(added)) {
      if (!known.has(table)) continue;
      for (const [, name, rest = ''] of body.matchAll(constraint)) {
        if (name === undefined) failures.push(`${file}: a constraint of ${table} has no name`);
        else if (!/\bnot valid\b/iu.test(rest))
          failures.push(`${file}: ${name} is not added "not valid"`);
        else waiting.push({ file, name });
      }
    }
    for (const [, name = ''] of plain.matchAll(/validate constraint (\w+)/giu)) validated.add(name);
    for (const [, table = ''] of plain.matchAll(/^create (?:unlogged )?table ([\w.]+)/gimu))
      known.add(table);
  }
  for (const { file, name } of waiting) {
    if (!validated.has(name)) failures.push(`${file}: ${name} is never validated`);
  }
  return failures;
}
