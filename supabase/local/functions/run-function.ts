// Entry of each function's process; its argument is the function's own entry. When the stack ends, in any way, its
// end of the pipe closes, and this process ends too.
declare const Deno: {
  args: string[];
  stdin: { readable: ReadableStream<Uint8Array> };
  exit(code: number): never;
};

void (async () => {
  for await (const chunk of Deno.stdin.readable) void chunk;
  Deno.exit(0);
})();

await import(String(Deno.args[0]));

export {};
