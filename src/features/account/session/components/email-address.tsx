type EmailAddressProps = { email: string; className?: string };

/** An address that breaks at its "@", and inside a part only where that part is longer than the line. */
export function EmailAddress({ email, className = '' }: EmailAddressProps) {
  const at = email.lastIndexOf('@');
  return (
    <strong translate="no" className={`font-semibold wrap-anywhere ${className}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </strong>
  );
}
