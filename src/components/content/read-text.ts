import type { Nodes } from 'mdast';

/** The words of a node without their marks. */
export function readText(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(readText).join('');
  return node.type === 'break' ? ' ' : '';
}
