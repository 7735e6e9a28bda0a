import * as z from 'zod/mini';

export const MIN_PASSWORD_LENGTH = 8;

/** The hash in use reads 72 bytes; a longer password would be cut silently. */
const MAX_PASSWORD_BYTES = 72;

const emailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter your email address.'),
    z.email('This is not an email address. It looks like name@example.com.'),
  );

const newPasswordField = z.string().check(
  z.minLength(1, 'Choose a password.'),
  z.minLength(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters.`),
  z.refine(
    (password) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES,
    `Use at most ${MAX_PASSWORD_BYTES} characters.`,
  ),
);

export const loginSchema = z.object({
  email: emailField,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});

export const registerSchema = z.object({ email: emailField, password: newPasswordField });

export const forgotPasswordSchema = z.object({ email: emailField });

const codeField = z.string().check(
  // Apps show the digits in two groups.
  z.overwrite((code) => code.replace(/\s/gu, '')),
  z.regex(/^\d{6}$/u, 'Type the six digits that the app shows.'),
);

export const codeSchema = z.object({ code: codeField });

export const appNameSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give it a name.'),
      z.maxLength(60, 'Use at most 60 characters.'),
    ),
});

const presentPasswordField = z.string().check(z.minLength(1, 'Enter your current password.'));
const proofField = z.string().check(z.minLength(1, 'We ask to make sure it’s you.'));

export const changePasswordSchema = z.object({
  present: presentPasswordField,
  code: z.string(),
  password: newPasswordField,
});
export const changePasswordWithCodeSchema = z.extend(changePasswordSchema, { code: codeField });

/** A fresh session needs no password again. */
export const freshEmailSchema = z.object({ email: emailField, present: z.string() });
export const changeEmailSchema = z.object({ email: emailField, present: proofField });

export const newPasswordSchema = z.object({ password: newPasswordField });

export type LoginInput = z.infer<typeof loginSchema>;
export type RegisterInput = z.infer<typeof registerSchema>;
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>;
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;
export type ChangeEmailInput = z.infer<typeof changeEmailSchema>;
export type NewPasswordInput = z.infer<typeof newPasswordSchema>;
