import type { QueryClient } from '@tanstack/react-query';
import { getRecordingId, isStaff } from '@/lib/analytics-settings.ts';
import { isAllowed } from '@/lib/consent-rules.ts';
import { consent } from '@/lib/consent.ts';
import { getEnv } from '@/lib/env.ts';
import { isSecretAddress } from '@/lib/secret-address.ts';
import { startRecording } from './session-recording.ts';
import { loadTagManager, sendTag } from './tag-manager.ts';
import { type Visitor, watchVisitor } from './watch-visitor.ts';

/** Counts and records as far as the build and the visitor allow it. Called once, at the start of the app. */
export function startAnalytics(client: QueryClient): void {
  // Third parties read the address of the page they are loaded in, also after it was left.
  if (isSecretAddress(window.location.pathname)) return;
  let visitor: Visitor | undefined;
  let isRecording = false;
  const isRecordable = () =>
    visitor !== undefined && !(visitor?.emailAddress && isStaff(visitor.emailAddress));

  const load = () => {
    if (!isAllowed()) return;
    const tagManagerId = getEnv().VITE_TAG_MANAGER_ID;
    if (tagManagerId !== undefined) loadTagManager(tagManagerId);
    const recordingId = getRecordingId();
    if (recordingId === undefined || isRecording || !isRecordable()) return;
    isRecording = true;
    startRecording(recordingId, () => isAllowed() && isRecordable()).catch((error: unknown) => {
      isRecording = false;
      console.warn('The recording could not be started.', error);
    });
  };

  sendTag({ event: 'session_start' });
  consent.subscribe(load);
  watchVisitor(client, (next) => {
    visitor = next;
    sendTag({ user_type: next ? 'authenticated' : 'anonymous' });
    sendTag({ event: next ? 'login' : 'logout' });
    load();
  });
  load();
}
