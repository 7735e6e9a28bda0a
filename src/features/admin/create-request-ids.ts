/**
 * The id under which a change is sent: the same one for a repeat of the same content whose answer was lost, and another
 * one once it was answered.
 */
export function createRequestIds() {
  let open: { readonly content: string; readonly id: string } | undefined;
  return {
    idOf: (content: unknown): string => {
      const text = JSON.stringify(content);
      if (open?.content !== text) open = { content: text, id: crypto.randomUUID() };
      return open.id;
    },
    settle: () => {
      open = undefined;
    },
  };
}
