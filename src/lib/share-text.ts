type Shared = 'shared' | 'copied' | 'canceled';

type ShareInput = { readonly title: string; readonly text: string; readonly url: string };

/** Offers a text with its link to the device's share sheet, or copies both. Throws if the browser allows neither. */
export async function shareText(input: ShareInput): Promise<Shared> {
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(`${input.text}\n${input.url}`);
    return 'copied';
  }
  try {
    await navigator.share(input);
    return 'shared';
  } catch (error) {
    // The person closed the device's dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    throw error;
  }
}
