import { createFileRoute } from '@tanstack/react-router';
import { FormGallery } from '@/components/form-gallery/form-gallery.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/form-test')({
  head: () => createPageHead('Form controls'),
  component: FormTestPage,
});

function FormTestPage() {
  return (
    <>
      <PageHeader
        title="Form controls"
        description="Every control, message and picture in each of its states. Values are examples."
      />
      <FormGallery />
    </>
  );
}
