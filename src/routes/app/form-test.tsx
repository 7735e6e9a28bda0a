import { createFileRoute } from '@tanstack/react-router';
import { FormGallery } from '@/components/form-gallery/form-gallery.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { createPageHead } from '@/lib/page-head.ts';
import * as texts from '../-texts.ts';

export const Route = createFileRoute('/app/form-test')({
  head: () => createPageHead(texts.formControls),
  component: FormTestPage,
});

function FormTestPage() {
  return (
    <>
      <PageHeader title={texts.formControls} description={texts.everyControlInEachOf} />
      <FormGallery />
    </>
  );
}
