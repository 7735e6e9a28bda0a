import { useQuery } from '@tanstack/react-query';
import { isFreshSessionQuery, proveAccount, requestSignInLink } from '../check-identity.ts';
import { sessionQuery } from '../queries.ts';
import { PresentField } from './code-field.tsx';
import { MailLinkButton } from './mail-link-button.tsx';

/** Asks the member to confirm their identity, unless they just signed in; undefined without an address. */
export function useIdentityProof(email: string | null) {
  const fresh = useQuery(isFreshSessionQuery());
  const { data: session } = useQuery(sessionQuery());
  if (email === null || !session) return undefined;
  const { hasApp } = session;
  return {
    isNeeded: fresh.data !== true,
    /** Renders the field for the password or the app's code. */
    field: (input: {
      value: string;
      onChange: (present: string) => void;
      error?: string | undefined;
    }) => (
      <PresentField
        hasApp={hasApp}
        value={input.value}
        error={input.error}
        onChange={(event) => input.onChange(event.target.value)}
      />
    ),
    /** The sentence by which it is refused. */
    prove: async (present: string): Promise<string | undefined> => {
      const outcome = await proveAccount({ email, hasApp }, present);
      return outcome.kind === 'refused' ? outcome.problem.message : undefined;
    },
    otherWay: hasApp ? null : (
      <MailLinkButton
        email={email}
        send={() => requestSignInLink(email)}
        label="Email me a sign-in link"
      >
        For ten minutes after you open it, you don’t need a password here.
      </MailLinkButton>
    ),
  };
}
