import * as z from 'zod/mini';
import * as texts from './texts.ts';

export const MIN_PASSWORD_LENGTH = 8;

/** The hash in use reads 72 bytes; a longer password would be cut silently. */
const MAX_PASSWORD_BYTES = 72;

const emailField = z
  .string()
  .check(z.trim(), z.minLength(1, texts.enterYourEMailAddress), z.email(texts.thisIsNotAnE));

const newPasswordField = z.string().check(
  z.minLength(1, texts.chooseAPassword),
  z.minLength(MIN_PASSWORD_LENGTH, texts.useAtLeastCharacters(MIN_PASSWORD_LENGTH)),
  z.refine(
    (password) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES,
    texts.useAtMostCharacters(MAX_PASSWORD_BYTES),
  ),
);

export const loginSchema = z.object({
  email: emailField,
  password: z.string().check(z.minLength(1, texts.enterYourPassword)),
});

export const registerSchema = z.object({ email: emailField, password: newPasswordField });

export const forgotPasswordSchema = z.object({ email: emailField });

const codeField = z.string().check(
  // Apps show the digits in two groups.
  z.overwrite((code) => code.replace(/\s/gu, '')),
  z.regex(/^\d{6}$/u, texts.typeTheSixDigits),
);

export const codeSchema = z.object({ code: codeField });

export const appNameSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.giveItAName),
      z.maxLength(60, texts.useAtMostCharactersSentence),
    ),
});

const presentPasswordField = z.string().check(z.minLength(1, texts.enterYourCurrentPassword));
const proofField = z.string().check(z.minLength(1, texts.thisIsNeededToSee));

export const changePasswordSchema = z.object({
  present: presentPasswordField,
  code: z.string(),
  password: newPasswordField,
});
export const changePasswordWithCodeSchema = z.extend(changePasswordSchema, { code: codeField });

/** Who has just signed in is not asked for the password once more. */
export const freshEmailSchema = z.object({ email: emailField, present: z.string() });
export const changeEmailSchema = z.object({ email: emailField, present: proofField });

export const newPasswordSchema = z.object({ password: newPasswordField });

export type LoginInput = z.infer<typeof loginSchema>;
export type RegisterInput = z.infer<typeof registerSchema>;
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>;
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;
export type ChangeEmailInput = z.infer<typeof changeEmailSchema>;
export type NewPasswordInput = z.infer<typeof newPasswordSchema>;
