import type { LineProblem } from '../machine/plan-import.ts';

type LineProblemsProps = {
  title: string;
  problems: readonly LineProblem[];
  /** Name of a line; its number by default. */
  nameOf?: (line: number) => string;
  note?: string | undefined;
};

const mostShown = 200;

export function LineProblems({ title, problems, nameOf, note }: LineProblemsProps) {
  return (
    <section
      role="alert"
      aria-label={title}
      className="bg-destructive-soft grid gap-2 rounded-md p-3 text-sm"
    >
      <p className="text-destructive font-medium">{title}</p>
      <ul className="grid max-h-80 gap-1 overflow-y-auto">
        {problems.slice(0, mostShown).map(({ line, field, message }, index) => (
          <li key={index}>
            <strong>{nameOf ? nameOf(line) : `Line ${line}`}</strong>
            {field !== undefined && `, ${field}`}: {message}
          </li>
        ))}
      </ul>
      {problems.length > mostShown && <p>And {problems.length - mostShown} more.</p>}
      {note !== undefined && <p>{note}</p>}
    </section>
  );
}
