import { useState } from 'react';
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
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useDeleteUser } from '../mutations.ts';
import { ProfileSection } from './profile-section.tsx';

const wordToType = 'delete';

type DeleteAccountSectionProps = {
  /** What has to go while the member may still do it; where it fails, the account stays. */
  onDeleting: () => Promise<void>;
  onDeleted: () => Promise<void>;
};

export function DeleteAccountSection({ onDeleting, onDeleted }: DeleteAccountSectionProps) {
  const [typed, setTyped] = useState('');
  const remove = useDeleteUser(onDeleted, onDeleting);
  const isConfirmed = typed.trim().toLowerCase() === wordToType;
  return (
    <ProfileSection
      title="Delete my account"
      description="Everything of yours is deleted at once and cannot be brought back. Export your data first if you may want it."
    >
      <AlertDialog
        onOpenChange={() => {
          setTyped('');
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
          <Field label={`Type “${wordToType}” to confirm`}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                autoComplete="off"
                onChange={(event) => {
                  setTyped(event.target.value);
                }}
              />
            )}
          </Field>
          <AlertDialogFooter>
            <AlertDialogCancel>Keep my account</AlertDialogCancel>
            <Button
              variant="destructive"
              disabled={!isConfirmed}
              isLoading={remove.isPending}
              onClick={() => {
                remove.mutate();
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
