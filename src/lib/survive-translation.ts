/** Texts that a translator took off the page, each with the element that now shows its translation. */
const translations = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Puts a text back in place of its translation; the translator then sees a new text and translates it. */
function putBack(text: Node): void {
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
}

/**
 * Lets React work on a page that the browser translates. A translator replaces each text by a `<font>`: React would
 * write its next text, an amount say, into the node that is gone, and throw on removing it or inserting before it.
 * Here a text that React touches is restored first.
 */
export function surviveTranslation(): void {
  const written = new MutationObserver((records) => {
    for (const { target } of records) putBack(target);
  });
  const replaced = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      const text = [...removedNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      if (!font?.isConnected || !text || text.isConnected) continue;
      translations.set(text, font);
      written.observe(text, { characterData: true });
    }
  });
  replaced.observe(document, { childList: true, subtree: true });

  const { prototype } = Node;
  // oxlint-disable-next-line typescript/unbound-method -- Called with the node that it was called on.
  const { removeChild, insertBefore } = prototype;
  /** True if a node is still not below this parent, on a page that was translated before it could be watched. */
  const isLost = (parent: Node, child: Node) => {
    if (child.parentNode !== parent) putBack(child);
    return child.parentNode !== parent && document.querySelector('font') !== null;
  };
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return isLost(this, child) ? child : removeChild.call<Node, [T], T>(this, child);
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && isLost(this, before) ? null : before;
    return insertBefore.call<Node, [T, Node | null], T>(this, node, place);
  };
}
