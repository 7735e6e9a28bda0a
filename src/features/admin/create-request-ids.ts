/** The id a change is sent under: the same for a repeat after a lost response, a new one once it was answered. */
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
