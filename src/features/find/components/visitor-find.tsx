import { useState } from 'react';
import * as texts from '../texts.ts';
import { useVisitorEntries } from '../use-visitor-entries.ts';
import { FindBox } from './find-box.tsx';
import { FindDialog } from './find-dialog.tsx';

/** What a visitor can go to. */
export function VisitorFind({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <FindDialog description={texts.pagesCardsAndCompaniesArrow} onClose={onClose}>
      <FindBox
        source={useVisitorEntries()}
        placeholder={texts.findAPageCardOr}
        text={text}
        onTextChange={setText}
        onClose={onClose}
      />
    </FindDialog>
  );
}
