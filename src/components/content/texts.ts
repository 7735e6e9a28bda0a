export const note = 'Note';
export const tip = 'Tip';
export const warning = 'Warning';
export const caution = 'Caution';

export const theTextCouldNotBe = 'The text could not be copied';
export const copied = 'Copied';
export const copy = 'Copy';

export const text = 'Text';
export const tab = 'Tab';
export const variants = 'Variants';
export const files = 'Files';

export const linkTo = (text: string) => `Link to “${text}”`;

export const table = 'Table';

export const thereIsNoBlock = (name: string) => `There is no block “${name}”.`;
export const aVideoNeedsATitle =
  'A video needs a title, and a file of this site or an id, as in ::video[Title]{src=/videos/x.mp4}.';
export const thereIsNoLiveBlock = (name: string) => `There is no live block “${name}”.`;
export const needsAsIn = (name: string, attribute: string) =>
  `“${name}” needs ${attribute}, as in ::${name}{${attribute}=…}.`;
export const mayNotBeLinkedTo = (url: string) => `“${url}” may not be linked to.`;
export const beginWithTheTitleOf = 'Begin with ##: the title of the page is the only #.';
export const ofAPictureElsewhereOnly =
  'Of a picture elsewhere only its description is shown: upload it to this site.';

export const heading = 'Heading';
export const bold = 'Bold';
export const link = 'Link';
export const list = 'List';
export const callout = 'Callout';
export const marks = 'Marks';
export const markdownBlocks = (time: string) => `${time}. Markdown; blocks:`;
export const noteLabel = ':::note';
export const steps = ':::steps';
export const tabs = ':::tabs';
export const codeGroup = ':::code-group';
export const cardSlug = '::card{slug=…}';
export const videoTitleSrc = '::video[Title]{src=…}';
export const preview = 'Preview';
export const whatYouWriteAppearsHere = 'What you write appears here.';
export const writingOrPreview = 'Writing or preview';
export const write = 'Write';
export const problemsInTheText = 'Problems in the text';
export const line = (line: number, text: string) => `Line ${line}: ${text}`;

export const minRead = (max: number) => `${max} min read`;
