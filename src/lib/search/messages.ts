/** Message to the worker. `stop` asks for the best result so far; an unwanted search is terminated. */
export type SearchCommand<Request> =
  | { readonly kind: 'start'; readonly request: Request }
  | { readonly kind: 'stop' };

/** Message from the worker. A `done` result is proven unless the search was stopped. */
export type SearchReport<Result> =
  | { readonly kind: 'progress'; readonly result: Result }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string };
