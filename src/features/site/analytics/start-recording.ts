/**
 * Keeps paths only: searches and choices are in the query, member addresses in the hash. Ids in a path open shared
 * boards and their images.
 */
function withoutSecrets(address: string): string {
  return address
    .replace(/[?#].*$/u, '')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/giu, '*');
}

/**
 * Begins to record, with everything that a member types or that could be an amount left out: texts and inputs are
 * masked, and of requests only path, method and status stay. Other limits are the recorder's own: 1,000 messages
 * waiting, bodies cut at about 4 MB.
 */
export async function startRecording(id: string, mayRecord: () => boolean): Promise<void> {
  const { default: recorder } = await import('logrocket');
  recorder.init(id, {
    shouldSendData: mayRecord,
    shouldCaptureIP: false,
    console: { isEnabled: false },
    browser: { urlSanitizer: withoutSecrets },
    dom: {
      textSanitizer: true,
      inputSanitizer: true,
      imageSanitizer: true,
      disablePageTitles: true,
      // Figures are in them, as text is in elements.
      hiddenAttributes: ['alt', 'aria-label', 'aria-valuenow', 'aria-valuetext', 'title', 'value'],
    },
    network: {
      requestSanitizer: ({ reqId, method, url }) => ({
        reqId,
        method,
        url: withoutSecrets(url),
        headers: {},
      }),
      responseSanitizer: ({ reqId, status, method }) => ({
        reqId,
        method,
        headers: {},
        ...(status !== undefined && { status }),
      }),
    },
  });
}
