import type { ESTree, Plugin } from 'vite';

const TEXTS = /\/-?texts\.ts$/;

type Node = ESTree.Node;

/** Every node below one. */
function listNodes(node: object): Node[] {
  return Object.values(node).flatMap((part: unknown) => {
    const parts: readonly unknown[] = Array.isArray(part) ? part : [part];
    return parts.filter(isNode).flatMap((child) => [child, ...listNodes(child)]);
  });
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part;
}

/** What each export of a file of texts is, as source. */
function listTexts(code: string, program: ESTree.Program): Map<string, string> {
  return new Map(
    program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations.flatMap(({ id, init }) =>
            id.type === 'Identifier' && init
              ? [[id.name, code.slice(init.start, init.end)] as const]
              : [],
          )
        : [],
    ),
  );
}

/**
 * Puts each text where it is used, so that a page loads its own texts and none of the rest of the feature's file. With
 * a language, the texts are those of `texts.<language>.ts` where there is one.
 */
export function inlineTexts(language?: string): Plugin {
  return {
    name: 'inline-texts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: /texts\.ts/ },
      async handler(code, id) {
        const program = this.parse(code);
        const edits: { start: number; end: number; text: string }[] = [];
        for (const statement of program.body) {
          if (statement.type !== 'ImportDeclaration' || !TEXTS.test(statement.source.value))
            continue;
          const [specifier] = statement.specifiers;
          const found = await this.resolve(statement.source.value, id);
          if (specifier?.type !== 'ImportNamespaceSpecifier' || !found) continue;
          const translated =
            language === undefined
              ? null
              : await this.resolve(found.id.replace(/ts$/, `${language}.ts`), id);
          const file = await this.load({ id: (translated ?? found).id });
          const source = file.code ?? '';
          const texts = listTexts(source, this.parse(source));
          // A module that exports `then` counts as a promise, and whoever loads it waits for ever.
          if (texts.has('then')) this.error(`${found.id} has a text called then`);
          edits.push({ start: statement.start, end: statement.end, text: '' });
          for (const node of listNodes(program)) {
            if (
              node.type !== 'MemberExpression' ||
              node.object.type !== 'Identifier' ||
              node.object.name !== specifier.local.name ||
              node.property.type !== 'Identifier' ||
              node.computed
            )
              continue;
            const text = texts.get(node.property.name);
            if (text === undefined) this.error(`${found.id} has no ${node.property.name}`);
            edits.push({ start: node.start, end: node.end, text: `(${text})` });
          }
        }
        if (edits.length === 0) return null;
        let put = '';
        let at = 0;
        for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
          put += code.slice(at, start) + text;
          at = end;
        }
        return { code: put + code.slice(at), map: null };
      },
    },
  };
}
