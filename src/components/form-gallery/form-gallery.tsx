import { ButtonGallery } from './button-gallery.tsx';
import { ChoiceGallery } from './choice-gallery.tsx';
import { MessageGallery } from './message-gallery.tsx';
import { SelectGallery } from './select-gallery.tsx';
import { TextGallery } from './text-gallery.tsx';

export function FormGallery() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextGallery />
      <SelectGallery />
      <ChoiceGallery />
      <ButtonGallery />
      <MessageGallery />
    </div>
  );
}
