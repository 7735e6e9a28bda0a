import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { useDeleteUser } from '../mutations.ts';
import { ProfileSection } from './profile-section.tsx';

const wordToType = 'delete';

type PresentInput = {
  value: string;
  onChange: (present: string) => void;
  error?: string | undefined;
};

type IdentityProof = {
  /** False if they did a moment ago. */
  isNeeded: boolean;
  /** Renders the field for the password, or for a code of an authenticator app. */
  field: (input: PresentInput) => ReactNode;
  /** Resolves to the sentence by which it is refused. */
  prove: (present: string) => Promise<string | undefined>;
  /** Alternative for members without a password. */
  otherWay: ReactNode;
};

type DeleteAccountSectionProps = {
  proof: IdentityProof | undefined;
  onDeleted: () => Promise<void>;
};

export function DeleteAccountSection(props: DeleteAccountSectionProps) {
  const { proof, onDeleted } = props;
  const [typed, setTyped] = useState('');
  const [present, setPresent] = useState('');
  const isAsked = proof?.isNeeded === true;
  const remove = useDeleteUser(onDeleted);
  const prove = useMutation({
    mutationFn: async () => proof?.prove(present),
    retry: false,
    onSuccess: (refusal) => {
      if (refusal === undefined) remove.mutate();
    },
    onError: reportFailure('The account was not deleted'),
  });
  const isConfirmed = typed.trim().toLowerCase() === wordToType && (!isAsked || present !== '');
  return (
    <ProfileSection
      id="delete-account"
      title="Delete my account"
      description="Everything you entered is deleted right away and can’t be recovered. Export your data first if you might want it."
    >
      <AlertDialog
        onOpenChange={() => {
          setTyped('');
          setPresent('');
          prove.reset();
        }}
      >
        <AlertDialogTrigger asChild>
          <Button variant="outline" className="text-destructive">
            Delete my account
          </Button>
        </AlertDialogTrigger>
        <AlertDialogContent>
          <AlertDialogTitle>Delete your account?</AlertDialogTitle>
          <AlertDialogDescription>
            Your cards, spending, values, wallets and settings are deleted for good.
          </AlertDialogDescription>
          <InputField
            label={`Type “${wordToType}” to confirm`}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          {isAsked && (
            <>
              {proof.field({ value: present, onChange: setPresent, error: prove.data })}
              {proof.otherWay}
            </>
          )}
          <AlertDialogFooter>
            <AlertDialogCancel>Keep my account</AlertDialogCancel>
            <Button
              variant="destructive"
              disabled={!isConfirmed}
              isLoading={prove.isPending || remove.isPending}
              onClick={() => {
                if (isAsked) prove.mutate();
                else remove.mutate();
              }}
            >
              Delete for good
            </Button>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </ProfileSection>
  );
}
