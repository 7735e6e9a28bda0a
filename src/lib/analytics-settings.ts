import { getEnv } from '@/lib/env.ts';

export function isAnalyticsConfigured(): boolean {
  return getEnv().VITE_TAG_MANAGER_ID !== undefined || getRecordingId() !== undefined;
}

/** True if the build needs consent for something: statistics, recording, or reports of errors and speed. */
export function isConsentAsked(): boolean {
  return isAnalyticsConfigured() || getEnv().VITE_ASK_FOR_REPORTS;
}

/** The recorder's app, where the flag allows it. */
export function getRecordingId(): string | undefined {
  const { VITE_LOGROCKET_ENABLED, VITE_LOGROCKET_ID } = getEnv();
  return VITE_LOGROCKET_ENABLED ? VITE_LOGROCKET_ID : undefined;
}
