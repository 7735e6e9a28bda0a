import type { Definition, Nodes } from 'mdast';

/** What a link or a picture by name leads to: of two definitions of a name the first. */
export function findDefinition(
  nodes: readonly Nodes[],
  { identifier }: { readonly identifier: string },
): Definition | undefined {
  return nodes.find(
    (node): node is Definition => node.type === 'definition' && node.identifier === identifier,
  );
}
