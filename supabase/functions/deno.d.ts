/** The little of the functions' runtime that they use, for tools that do not know it. Deno has its own. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;
  function test(name: string, body: () => void | Promise<void>): void;
  function readTextFile(path: URL): Promise<string>;
}
