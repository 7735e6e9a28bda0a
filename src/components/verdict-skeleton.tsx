export function VerdictSkeleton() {
  return <span aria-hidden className="bg-muted block h-8 max-w-lg animate-pulse rounded-md" />;
}
