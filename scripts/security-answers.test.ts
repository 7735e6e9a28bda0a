import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'docs/security');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const ANSWERS = ['met', 'by the platform', 'not applicable', 'not met'];
const MOST_WORDS = 12;

type Answer = { id: string; level: string; asked: string; answer: string; why: string };

function readAnswers(): Answer[] {
  const files = readdirSync(folder).filter((name) => /^v\d\d\.md$/.test(name));
  return files.flatMap((name) =>
    read(`docs/security/${name}`)
      .split('\n')
      .filter((line) => line.startsWith('| V'))
      .map((line) => {
        const [id = '', level = '', asked = '', answer = '', why = ''] = line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim());
        return { id, level, asked, answer, why };
      }),
  );
}

/** Lists the evidence of a row: files, each with the words to find in it. */
function listEvidence({ why }: Answer): { file: string; words: string[] }[] {
  return [...why.matchAll(/`([^`]+)`((?:,? “[^”]+”)*)/g)].map(([, file = '', quoted = '']) => ({
    file,
    words: [...quoted.matchAll(/“([^”]+)”/g)].map(([, word = '']) => word),
  }));
}

const isTest = (file: string) => /\.(?:test|spec)\.\w+$/.test(file);

/** Names of test cases are strings: words of a comment or of code prove nothing. */
function listStrings(file: string): string[] {
  const text = read(file);
  if (file.endsWith('.sql')) {
    const strings = text.replaceAll(/^\s*--.*$/gm, '').matchAll(/'((?:[^']|'')*)'/g);
    return [...strings].map(([, string = '']) => string.replaceAll("''", "'"));
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const strings: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    else if (ts.isTemplateExpression(node)) strings.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return strings;
}

/** True for a file with a test case, or a page of our documentation if the question is about documentation. */
const showsSomething = ({ file, words }: { file: string; words: string[] }) =>
  words.length > 0 && (isTest(file) || file.startsWith('tests/') || file.startsWith('docs/'));

const answers = readAnswers();

describe('the answers to ASVS 5.0.0', () => {
  it('are one for each requirement of levels 1 and 2', () => {
    const asked = read('docs/security/levels.csv').trim().split('\n').slice(1);
    expect(asked).toHaveLength(253);
    expect(answers.map(({ id, level }) => `${id},${level}`).sort()).toEqual(asked.sort());
  });

  it.each(answers)('$id says in a few words what is asked, and why it is $answer', (row) => {
    expect(ANSWERS).toContain(row.answer);
    expect(row.asked.split(' ').length).toBeLessThanOrEqual(MOST_WORDS);
    expect(row.why.length).toBeGreaterThanOrEqual(15);
    const evidence = listEvidence(row);
    const needsFile = row.answer === 'met' || row.answer === 'by the platform';
    if (needsFile) expect(evidence).not.toEqual([]);
    if (row.answer === 'met') expect(evidence.some(showsSomething), 'names a test').toBe(true);
    for (const { file, words } of evidence) {
      // Skips third-party headers and settings in the same quotation marks: a path has an inner slash, or an
      // extension.
      if (!/^[\w.$-]+(?:\/[\w.$-]+)*\.\w+$/.test(file)) {
        expect(needsFile, `${file} is no file`).toBe(false);
        continue;
      }
      expect(existsSync(path.join(root, file)), file).toBe(true);
      if (isTest(file)) expect(words, `cases of ${file}`).not.toEqual([]);
      const places = isTest(file) ? listStrings(file) : [read(file)];
      for (const word of words) {
        expect(
          places.some((place) => place.includes(word)),
          `“${word}” in ${file}`,
        ).toBe(true);
      }
    }
    // Each quotation belongs to a file.
    const quoted = [...row.why.matchAll(/“/g)].length;
    expect(evidence.flatMap(({ words }) => words)).toHaveLength(quoted);
  });

  it('are counted in docs/security.md', () => {
    const count = (answer: string, level: string) =>
      answers.filter((row) => row.answer === answer && row.level === level).length;
    const text = read('docs/security.md');
    for (const answer of ANSWERS) {
      const told = new RegExp(`^\\| ${answer} +\\| +(\\d+) \\| +(\\d+) \\|$`, 'm').exec(text);
      expect(told?.slice(1).map(Number), answer).toEqual([count(answer, '1'), count(answer, '2')]);
    }
  });

  it('lead to pages that are there', () => {
    for (const name of ['docs/security.md', 'docs/security/rules.md']) {
      for (const [, target = ''] of read(name).matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
        expect(existsSync(path.join(root, path.dirname(name), target)), target).toBe(true);
      }
    }
  });
});
