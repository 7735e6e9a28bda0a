import * as texts from './texts.ts';

/** Says that a form holds what was typed before the page was reloaded. */
export function RestoredNote({ isRestored }: { isRestored: boolean }) {
  return (
    <div role="status" className="empty:absolute">
      {isRestored && (
        <p className="bg-caution-soft rounded-md p-3 text-sm">{texts.thePageReloadedForA}</p>
      )}
    </div>
  );
}
