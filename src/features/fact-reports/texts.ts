export const sayWhatIsWrong = 'Say what is wrong.';
export const keepItToCharacters = 'Keep it to 1,000 characters.';
export const keepItToCharactersSentence = 'Keep it to 200 characters.';
export const thisAddressIsTooLong = 'This address is too long.';

export const tellTheMemberWhyNothing = 'Tell the member why nothing was changed.';
export const reportReopened = 'Report reopened';
export const reportClosed = 'Report closed';
export const somebodyElseAnsweredThisReport = 'Somebody else answered this report';
export const nothingOfTheirsWasOverwritten =
  'Nothing of theirs was overwritten, and your words still stand here.';
export const answerAbout = (subject: string) => `Answer about ${subject}`;
export const answerToTheMember = 'Answer to the member';
export const somebodyElseAnsweredThisMeanwhile = 'Somebody else answered this meanwhile';
export const theyWrote = (answer: string) => `They wrote: ${answer}`;
export const whatYouTypedStillStands =
  'What you typed still stands here. It cannot be sent over theirs.';
export const discardWhatITyped = 'Discard what I typed';
export const closeAsCorrected = 'Close as corrected';
export const saveAsCorrected = 'Save as corrected';
export const decline = 'Decline';
export const reopen = 'Reopen';

export const loadingYourReports = 'Loading your reports';
export const yourReportsCouldNotBe = 'Your reports could not be loaded';
export const checkYourConnectionAndTry = 'Check your connection and try again.';
export const youHaveReportedNothingYet =
  'You have reported nothing yet. Beside every fact stands a small flag: press it when something is wrong, and the answer appears here.';
export const myReports = 'My reports';
export const sentOn = (date: string) => `Sent on ${date}`;
export const answer = 'Answer';
export const ofWord = (date: string) => ` of ${date}`;

export const saidToBeRight = 'Said to be right';
export const whereItSaysSo = 'Where it says so';
export const sent = 'Sent';
export const editTheFact = 'Edit the fact';
export const asMembersSeeIt = 'As members see it';

export const reportAMistake = 'Report a mistake';
export const about = (subject: string) => `About ${subject}.`;
export const reportsComeFromMembersSo =
  'Reports come from members, so that we can answer them. Sign in and press the flag again: it takes half a minute.';
export const signIn = 'Sign in';
export const createAnAccount = 'Create an account';

export const thankYouAnEditorChecks =
  'Thank you. An editor checks it against the source and answers; you find the answer under “My reports” in your profile.';
export const youHaveReportedThisBefore =
  'You have reported this before and it is still being looked at. The answer appears under “My reports” in your profile.';
export const thatWasALotIn =
  'That was a lot in one hour, thank you. Please send the next one a little later.';
export const thisFactWasRemovedIn =
  'This fact was removed in the meantime. Reload the page to see what stands now.';
export const close = 'Close';
export const whatIsWrong = 'What is wrong?';
export const forExampleTheFeeWent = 'For example: the fee went up in October.';
export const whatIsRightOptional = 'What is right? (optional)';
export const whereDoesItSaySo = 'Where does it say so? (optional)';
export const aLinkToTheIssuers = 'A link to the issuer’s page makes it quick to correct.';
export const https = 'https://';
export const cancel = 'Cancel';
export const sendReport = 'Send report';

export const reports = 'Reports';
export const whatMembersSayIsWrong =
  'What members say is wrong. Compare it with the source, correct the fact, then answer: the member sees your words.';
export const open = 'Open';
export const closed = 'Closed';
export const noReportWaits = 'No report waits';
export const noReportWasClosedYet = 'No report was closed yet';
export const membersReportFromTheFlag =
  'Members report from the flag beside every fact. What they say appears here.';
export const reportsThatWereAnsweredAnd = 'Reports that were answered and closed appear here.';
export const openReports = 'Open reports';
export const closedReports = 'Closed reports';

export const theReportWasNotSent = 'The report was not sent';
export const theAnswerWasNotSaved = 'The answer was not saved';

export const beingLookedAt = 'Being looked at';
export const corrected = 'Corrected';
export const notChanged = 'Not changed';

export const enterAnAddressThatBegins = 'Enter an address that begins with https://';
