import { useState } from 'react';
import { useVisitorEntries } from '../use-visitor-entries.ts';
import { FindBox } from './find-box.tsx';
import { FindDialog } from './find-dialog.tsx';

export function VisitorFind({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <FindDialog
      description="Pages, cards and companies. Arrow keys choose, Enter opens."
      onClose={onClose}
    >
      <FindBox
        source={useVisitorEntries()}
        placeholder="Find a page, card or company"
        text={text}
        onTextChange={setText}
        onClose={onClose}
      />
    </FindDialog>
  );
}
