/** To the worker. `stop` asks for the best so far; a search that is not wanted any more is ended. */
export type SearchCommand<Request> =
  { readonly kind: 'start'; readonly request: Request } | { readonly kind: 'stop' };

/** From the worker. A `done` result is proven unless the search was stopped. */
export type SearchReport<Result> =
  | { readonly kind: 'progress'; readonly result: Result }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string };
