import { Link } from '@tanstack/react-router';

export function TermsNote() {
  return (
    <p className="text-muted-foreground text-sm">
      By creating an account you accept the{' '}
      <Link to="/terms-of-service" className="text-foreground underline underline-offset-2">
        terms of service
      </Link>{' '}
      and have read the{' '}
      <Link to="/privacy-policy" className="text-foreground underline underline-offset-2">
        privacy policy
      </Link>
      .
    </p>
  );
}
