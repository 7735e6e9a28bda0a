import { type ReactNode, useState } from 'react';
import type { FindEntry } from '../schema.ts';
import { useMemberEntries } from '../use-member-entries.ts';
import { FindBox } from './find-box.tsx';

type MemberFindBoxProps = {
  commands: readonly FindEntry[];
  onClose: () => void;
  renderAnswer: (entry: FindEntry) => ReactNode;
};

export function MemberFindBox({ commands, onClose, renderAnswer }: MemberFindBoxProps) {
  const [text, setText] = useState('');
  const source = useMemberEntries(commands, text.trim());
  return (
    <FindBox
      source={source}
      placeholder="Find a page, a card or a shop, or do something"
      text={text}
      onTextChange={setText}
      onClose={onClose}
      renderAnswer={renderAnswer}
    />
  );
}
