import type { LoginErrorCode } from '@vitrine/client'
import type { AsideWords } from '../../words/aside-en.ts'
import type { Words } from '../../words/en.ts'

/** Messages for failed sign-ins and sign-ups, total by kind. */
export const signInSentences = (words: Words, aside: AsideWords): Readonly<Record<LoginErrorCode, string>> => ({
  invalidEmail: aside.wrongPassword,
  invalidPassword: aside.wrongPassword,
  resetPassword: aside.recoverHint,
  emailAlreadyExists: aside.emailTaken,
  missingCaptchaToken: words.broken,
  invalidCaptchaToken: words.broken,
  accountBlocked: aside.wrongPassword,
  mfaRequired: words.broken,
  tooManyRequests: words.shopping.tooMany,
  connection: words.offline,
  unknown: words.broken,
})
