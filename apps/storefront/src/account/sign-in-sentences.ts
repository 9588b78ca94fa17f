import type { LoginErrorCode } from '@vitrine/client'
import type { Words } from '../words/en.ts'

/** Why a sign-in or sign-up failed, total by kind. */
export const signInSentences = (words: Words): Readonly<Record<LoginErrorCode, string>> => ({
  invalidEmail: words.account.wrongPassword,
  invalidPassword: words.account.wrongPassword,
  resetPassword: words.account.recoverHint,
  emailAlreadyExists: words.account.emailTaken,
  missingCaptchaToken: words.broken,
  invalidCaptchaToken: words.broken,
  accountBlocked: words.account.wrongPassword,
  mfaRequired: words.broken,
  tooManyRequests: words.shopping.tooMany,
  connection: words.offline,
  unknown: words.broken,
})
