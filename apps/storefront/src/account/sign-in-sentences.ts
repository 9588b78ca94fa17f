import type { LoginErrorCode } from '@vitrine/client'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { shoppingWords } from '../words/shopping-en.ts'

/** Why a sign-in or sign-up failed, total by kind. */
export const signInSentences: Record<LoginErrorCode, string> = {
  invalidEmail: accountWords.wrongPassword,
  invalidPassword: accountWords.wrongPassword,
  resetPassword: accountWords.recoverHint,
  emailAlreadyExists: accountWords.emailTaken,
  missingCaptchaToken: words.broken,
  invalidCaptchaToken: words.broken,
  accountBlocked: accountWords.wrongPassword,
  mfaRequired: words.broken,
  tooManyRequests: shoppingWords.tooMany,
  connection: words.offline,
  unknown: words.broken,
}
