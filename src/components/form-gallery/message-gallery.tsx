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
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { GallerySection } from './gallery-section.tsx';
import * as texts from './texts.ts';

/** What a form says back: toasts, dialogs, progress, tooltips. */
export function MessageGallery() {
  return (
    <GallerySection title={texts.messages}>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          onClick={() => {
            toast({ title: texts.saved, tone: 'success' });
          }}
        >
          {texts.showASuccess}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            toast({ title: texts.notSaved, description: texts.checkYourConnection, tone: 'error' });
          }}
        >
          {texts.showAFailure}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            toast({
              title: texts.removed,
              action: {
                label: texts.undo,
                onPress: () => {
                  toast({ title: texts.putBack });
                },
              },
            });
          }}
        >
          {texts.showOneWithAnUndo}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">{texts.openADialog}</Button>
          </DialogTrigger>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>{texts.aDialog}</DialogTitle>
              <DialogDescription>{texts.escapeClosesIt}</DialogDescription>
            </DialogHeader>
          </DialogContent>
        </Dialog>
        <AlertDialog>
          <AlertDialogTrigger asChild>
            <Button variant="outline">{texts.askBefore}</Button>
          </AlertDialogTrigger>
          <AlertDialogContent>
            <AlertDialogTitle>{texts.areYouSure}</AlertDialogTitle>
            <AlertDialogDescription>{texts.thisCannotBeUndone}</AlertDialogDescription>
            <AlertDialogFooter>
              <AlertDialogCancel>{texts.keepIt}</AlertDialogCancel>
              <AlertDialogAction>{texts.removeIt}</AlertDialogAction>
            </AlertDialogFooter>
          </AlertDialogContent>
        </AlertDialog>
        <Tooltip content="It says a little more.">
          <Button variant="outline">{texts.withATooltip}</Button>
        </Tooltip>
      </div>
      <div className="grid gap-3">
        <Progress value={0} label={texts.nothingDone} />
        <Progress value={40} label={texts.someDone} />
        <Progress value={100} label={texts.allDone} />
      </div>
    </GallerySection>
  );
}
