/** Says that no search engine may list what stands at this address now. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
