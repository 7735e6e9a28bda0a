export function RestoredNote({ isRestored }: { isRestored: boolean }) {
  return (
    <div role="status" className="empty:absolute">
      {isRestored && (
        <p className="bg-caution-soft rounded-md p-3 text-sm">
          The page reloaded for a new version. What you typed is back, but not saved yet.
        </p>
      )}
    </div>
  );
}
