import type { Definition, Nodes } from 'mdast';

/** Finds the definition a link or picture refers to: the first of that name. */
export function findDefinition(
  nodes: readonly Nodes[],
  { identifier }: { readonly identifier: string },
): Definition | undefined {
  return nodes.find(
    (node): node is Definition => node.type === 'definition' && node.identifier === identifier,
  );
}
