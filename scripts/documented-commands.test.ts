import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runTool } from './run-tool.mjs';

const root = path.join(import.meta.dirname, '..');
const home = mkdtempSync(path.join(tmpdir(), 'pointfolio-cli-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Places that name commands to run against a hosted project. */
const doctor = readdirSync(path.join(import.meta.dirname, 'doctor')).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);
const files = [
  'docs/release.md',
  'docs/decisions/pushes.md',
  'scripts/function-key.mjs',
  ...doctor.map((file) => `scripts/doctor/${file}`),
];

/** Words of each `npx supabase …` in a text, up to the end of the code span. */
function findCommands(text: string): string[][] {
  return [...text.matchAll(/npx supabase ([^`\\]+?)(?=`|\\`|\n\n|\n\S|\n\s*npx)/g)].map(
    ([, words = '']) => words.trim().split(/\s+/),
  );
}

const helps = new Map<string, Promise<string>>();

function readHelp(words: readonly string[]): Promise<string> {
  const name = words.join(' ');
  const help =
    helps.get(name) ??
    runTool('supabase', [...words, '--help'], {
      env: { HOME: home, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    }).then(({ output }) => output);
  helps.set(name, help);
  return help;
}

/** Reason why the installed CLI would not run this command against a hosted project. */
async function refuse(words: readonly string[]): Promise<string | undefined> {
  const end = words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word));
  const help = await readHelp(words.slice(0, end < 0 ? words.length : end));
  const usage = /^USAGE\n {2}supabase (.+)$/m.exec(help)?.[1];
  if (usage === undefined || usage.includes('<subcommand>')) return 'no such subcommand';
  const listed = help.match(/^ {2}--.*?(?= {2}|$)/gm)?.join(' ') ?? '';
  const flags = new Set(listed.match(/(?<![\w-])--?[a-z][a-z-]*/g));
  const unknown = words.find(
    (word) => word.startsWith('-') && !flags.has(word.replace(/=.*/s, '')),
  );
  if (unknown !== undefined) return `no flag ${unknown}`;
  return help.includes('Local by default') && !words.some((word) => word.startsWith('--remote='))
    ? 'names no project: --remote=REF'
    : undefined;
}

test('the installed CLI takes every command that is written down, and for the project', async () => {
  const commands = files.flatMap((file) =>
    findCommands(readFileSync(path.join(root, file), 'utf8')).map((words) => ({ file, words })),
  );
  expect(commands.length).toBeGreaterThan(10);
  const refusals = await Promise.all(
    commands.map(async ({ file, words }) => {
      const reason = await refuse(words);
      return reason === undefined ? [] : [`${file}: supabase ${words.join(' ')}: ${reason}`];
    }),
  );
  expect(refusals.flat()).toEqual([]);
});

test('and a command that it does not take is found', async () => {
  expect(await refuse(['db', 'push', '--remote=REF', '--include-seed'])).toBeUndefined();
  expect(await refuse(['db', 'push', '--remote'])).toBe('names no project: --remote=REF');
  expect(await refuse(['db', 'push', '-p', 'x', '--remote=REF'])).toBeUndefined();
  expect(await refuse(['db', 'push', '--linked'])).toBe('no flag --linked');
  expect(await refuse(['db', 'shove', '--remote=REF'])).toBe('no such subcommand');
  expect(await refuse(['db', 'push'])).toBe('names no project: --remote=REF');
  expect(
    findCommands('`npx supabase link\n   --project-ref REF` and `npx supabase db push`'),
  ).toEqual([
    ['link', '--project-ref', 'REF'],
    ['db', 'push'],
  ]);
});
