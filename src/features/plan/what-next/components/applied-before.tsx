import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { parseCalendarDate, type CalendarDate } from '@/domain/calendar.ts';

type AppliedBeforeProps = {
  name: string;
  today: CalendarDate;
  onApplied: (on: CalendarDate) => void;
};

export function AppliedBefore({ name, today, onApplied }: AppliedBeforeProps) {
  const [isAsked, setAsked] = useState(false);
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const on = parseCalendarDate(day);
    const isPast = on !== null && on <= today;
    setError(isPast ? undefined : 'Enter the day, today at the latest.');
    if (isPast) onApplied(on);
  };
  if (!isAsked) {
    return (
      <Button
        size="md"
        variant="ghost"
        aria-label={`I applied on another day: ${name}`}
        onClick={() => setAsked(true)}
      >
        On another day
      </Button>
    );
  }
  return (
    <form
      aria-label={`The day you applied: ${name}`}
      onSubmit={submit}
      className="flex items-end gap-2"
    >
      <InputField
        label="Applied on"
        error={error}
        autoFocus
        type="date"
        max={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" size="md" variant="outline">
        Save
      </Button>
    </form>
  );
}
