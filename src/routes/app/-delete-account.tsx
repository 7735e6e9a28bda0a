import { toast } from '@/components/ui/toast-store.ts';
import { DeleteAccountSection } from '@/features/account/current-user/components/delete-account-section.tsx';
import { useIdentityProof } from '@/features/account/session/components/use-identity-proof.tsx';
import { useSignOut } from '@/features/account/session/use-sign-out.ts';

/** Deletes the account after identity was confirmed, and ends its session. */
export function DeleteAccount({ email }: { email: string | null }) {
  const proof = useIdentityProof(email);
  const signOut = useSignOut();
  const leave = async () => {
    await signOut({ isDeleted: true });
    toast({ title: 'Your account is deleted', tone: 'success' });
  };
  return <DeleteAccountSection proof={proof} onDeleted={leave} />;
}
