import { CircleAlert } from 'lucide-react';

/** An error of the form as a whole. */
export function ProblemNote({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p
      role="alert"
      className="bg-destructive-soft text-destructive flex items-start gap-2 rounded-md p-3"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {message}
    </p>
  );
}
