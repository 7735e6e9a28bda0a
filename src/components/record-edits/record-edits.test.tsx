import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { RecordEditsNotice } from './record-edits-notice.tsx';
import { useRecordEdits } from './use-record-edits.ts';

type Row = { name: string; notes: string; position: number; revision: number };
const opened: Row = { name: 'Gold', notes: '', position: 0, revision: 3 };
const fields = ['name', 'notes'] as const;

type FormProps = { current: Row | undefined; isSaving?: boolean; lost?: Partial<Row> };

function Form({ current, isSaving, lost }: FormProps) {
  const [values, setValues] = useState({ name: opened.name, notes: opened.notes });
  const { edits, base, isGone, isSavedAfterAll, keepMine, takeTheirs } = useRecordEdits({
    open: opened,
    current,
    fields,
    onTake: (field, theirs) => {
      setValues((now) => ({ ...now, [field]: theirs }));
    },
    isSaving: isSaving ?? false,
    lost,
  });
  return (
    <>
      <RecordEditsNotice
        edits={edits}
        isGone={isGone}
        labels={{ name: 'Name', notes: 'Notes' }}
        onKeep={keepMine}
        onTake={takeTheirs}
      />
      {fields.map((field) => (
        <input
          key={field}
          aria-label={field}
          value={values[field]}
          onChange={(event) => {
            setValues({ ...values, [field]: event.target.value });
          }}
        />
      ))}
      <p>based on {base.revision}</p>
      {isSavedAfterAll && <p>saved after all</p>}
    </>
  );
}

describe('a record that changes elsewhere while a form over it is open', () => {
  test('leaves typed text alone until the person decides, field by field', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Form current={opened} />);
    await user.type(screen.getByLabelText('name'), ' of mine');
    rerender(<Form current={{ ...opened, name: 'Platinum', notes: 'theirs', revision: 4 }} />);

    expect(screen.getByLabelText('name')).toHaveValue('Gold of mine');
    expect(screen.getByLabelText('notes')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent(/Changed elsewhere.*Name.*Platinum/);
    expect(screen.getByText('based on 3')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Keep mine: Name' }));
    expect(screen.getByText('based on 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take theirs: Notes' }));
    expect(screen.getByLabelText('name')).toHaveValue('Gold of mine');
    expect(screen.getByLabelText('notes')).toHaveValue('theirs');
    expect(screen.getByText('based on 4')).toBeVisible();
    expect(screen.queryByText(/Changed elsewhere/)).not.toBeInTheDocument();
  });

  test('a decision holds for the version it was made on', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Form current={{ ...opened, name: 'Silver', revision: 4 }} />);
    await user.click(screen.getByRole('button', { name: 'Keep mine: Name' }));
    rerender(<Form current={{ ...opened, name: 'Silver', position: 9, revision: 5 }} />);
    expect(screen.getByText('based on 5')).toBeVisible();
    rerender(<Form current={{ ...opened, name: 'Bronze', revision: 6 }} />);
    expect(screen.getByRole('button', { name: 'Take theirs: Name' })).toBeVisible();
    expect(screen.getByText('based on 3')).toBeVisible();
  });

  test('neither the form’s own save nor what it guesses beforehand is somebody else’s', () => {
    const { rerender } = render(<Form current={{ ...opened, name: 'guessed' }} />);
    expect(screen.queryByText(/Changed elsewhere/)).not.toBeInTheDocument();
    rerender(<Form current={{ ...opened, name: 'saved', revision: 4 }} isSaving />);
    expect(screen.queryByText(/Changed elsewhere/)).not.toBeInTheDocument();
  });

  test('a save whose answers were all lost is not somebody else’s change when it comes back', () => {
    const lost = { name: 'Mine' };
    const { rerender } = render(<Form current={{ ...opened, notes: 'theirs' }} lost={lost} />);
    expect(screen.queryByText('saved after all')).not.toBeInTheDocument();
    rerender(<Form current={{ ...opened, name: 'Mine', revision: 4 }} lost={lost} />);
    expect(screen.queryByText(/Changed elsewhere/)).not.toBeInTheDocument();
    expect(screen.getByText('based on 4')).toBeVisible();
    expect(screen.getByText('saved after all')).toBeVisible();
    // Another's change on top is still asked about, and one instead of it does not count as saved.
    const both = { ...opened, name: 'Mine', notes: 'theirs', revision: 5 };
    rerender(<Form current={both} lost={lost} />);
    expect(screen.getByRole('button', { name: 'Take theirs: Notes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take theirs: Name' })).not.toBeInTheDocument();
    rerender(<Form current={{ ...opened, name: 'Theirs', revision: 4 }} lost={lost} />);
    expect(screen.getByRole('button', { name: 'Take theirs: Name' })).toBeVisible();
    expect(screen.queryByText('saved after all')).not.toBeInTheDocument();
  });

  test('a restored record, whose revision starts at 1 again, is newer', () => {
    const { rerender } = render(<Form current={{ ...opened, name: 'Platinum', revision: 1 }} />);
    expect(screen.getByRole('button', { name: 'Take theirs: Name' })).toBeVisible();
    rerender(<Form current={{ ...opened, revision: 1 }} />);
    expect(screen.getByText('based on 1')).toBeVisible();
  });

  test('a removed record is said to be gone', () => {
    render(<Form current={undefined} />);
    expect(screen.getByRole('status')).toHaveTextContent(/removed elsewhere/);
  });
});
