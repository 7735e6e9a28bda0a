import { type ReactNode, useId } from 'react';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger, DialogHead } from '@/components/ui/dialog.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { Tooltip } from '@/components/ui/tooltip.tsx';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHeader>
        <SectionTitle id={id}>{title}</SectionTitle>
      </SectionHeader>
      <SectionContent className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {children}
      </SectionContent>
    </Section>
  );
}

export function MessageGallery() {
  return (
    <GallerySection title="Messages">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => toast({ title: 'Saved', tone: 'success' })}>
          Show a success
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({ title: 'Not saved', description: 'Check your connection.', tone: 'error' })
          }
        >
          Show a failure
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({
              title: 'Removed',
              action: {
                label: 'Undo',
                onPress: () => {
                  toast({ title: 'Put back' });
                },
              },
            })
          }
        >
          Show one with an undo
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">Open a dialog</Button>
          </DialogTrigger>
          <DialogContent>
            <DialogHead title="A dialog">Escape closes it.</DialogHead>
          </DialogContent>
        </Dialog>
        <AlertDialog>
          <AlertDialogTrigger asChild>
            <Button variant="outline">Ask before</Button>
          </AlertDialogTrigger>
          <AlertDialogContent>
            <AlertDialogTitle>Are you sure?</AlertDialogTitle>
            <AlertDialogDescription>This cannot be undone.</AlertDialogDescription>
            <AlertDialogFooter>
              <AlertDialogCancel>Keep it</AlertDialogCancel>
              <AlertDialogAction>Remove it</AlertDialogAction>
            </AlertDialogFooter>
          </AlertDialogContent>
        </AlertDialog>
        <Tooltip content="It says a little more.">
          <Button variant="outline">With a tooltip</Button>
        </Tooltip>
      </div>
      <div className="grid gap-3">
        <Progress value={0} label="Nothing done" />
        <Progress value={40} label="Some done" />
        <Progress value={100} label="All done" />
      </div>
    </GallerySection>
  );
}
