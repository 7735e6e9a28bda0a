import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { cn } from '@/lib/class-names.ts';
import { acceptedPictures, cropPicture } from '../crop-picture.ts';
import { keepPicture, useChangePicture } from '../mutations.ts';

export function AvatarPicker() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const id = useId();
  const change = useChangePicture();
  const { id: memberId, imageUrl } = user;

  const choose = async (file: File) => {
    const picture = await cropPicture(file);
    if (picture.kind === 'refused') toast({ title: picture.reason, tone: 'error' });
    else change.mutate({ memberId, picture: picture.blob });
  };

  const remove = async (url: string) => {
    const kept = await keepPicture(url).catch(() => url);
    // The mutation reports its own failure.
    const outcome = await change
      .mutateAsync({ memberId, picture: null })
      .catch(() => 'reported' as const);
    if (outcome === 'reported') return;
    toast({
      title: 'Picture removed',
      action: {
        label: 'Undo',
        onPress: () => {
          change.mutate({ memberId, picture: kept });
        },
      },
    });
  };

  return (
    // On a phone the buttons wrap beside the picture instead of below its edge.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:grid sm:justify-items-center">
      <Avatar name={user.name} imageUrl={imageUrl} size="3xl" />
      <div className="focus-within:outline-ring relative rounded-md focus-within:outline-2 focus-within:outline-offset-2">
        <label
          htmlFor={id}
          className={cn(buttonVariants({ variant: 'outline', size: 'sm' }))}
          aria-busy={change.isPending}
        >
          {imageUrl === null ? 'Add a picture' : 'Change picture'}
        </label>
        <input
          id={id}
          type="file"
          accept={acceptedPictures}
          disabled={change.isPending}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void choose(file);
          }}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
        />
      </div>
      {imageUrl !== null && (
        <Button
          variant="ghost"
          size="sm"
          isLoading={change.isPending}
          onClick={() => void remove(imageUrl)}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
