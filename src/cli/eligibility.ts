import { answerEligibility } from './answer-eligibility.ts';
import { answerFiles } from './answer-files.ts';
import { readEligibility } from './read-eligibility.ts';

/** npm run -s eligibility -- FILE…: answers if the cards of each file may be opened and would pay their bonus, one object a card. */
answerFiles('eligibility', (value) => {
  const read = readEligibility(value);
  return read.ok ? { ok: true, value: answerEligibility(read.value) } : read;
});
