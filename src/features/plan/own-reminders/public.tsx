export { MailMeButton } from './components/mail-me-button.tsx';
