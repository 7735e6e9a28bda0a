import { Link } from '@tanstack/react-router';
import * as texts from '../texts.ts';

export function TermsNote() {
  return (
    <p className="text-muted-foreground text-sm">
      {texts.byCreatingAnAccountYou}{' '}
      <Link to="/terms-of-service" className="text-foreground underline underline-offset-2">
        {texts.termsOfService}
      </Link>{' '}
      {texts.andHaveReadThe}{' '}
      <Link to="/privacy-policy" className="text-foreground underline underline-offset-2">
        {texts.privacyPolicy}
      </Link>
      .
    </p>
  );
}
