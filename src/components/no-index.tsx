/** Asks search engines not to index this address. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
