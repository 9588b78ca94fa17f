import type { Words } from '../words/en.ts'
import type { Method } from './waiting.ts'

/** Returns the names of verification methods. */
export const methodNames = (words: Words): Readonly<Record<Method, string>> => ({
  TOTP: words.methodApp,
  EMAIL: words.methodEmail,
  SMS: words.methodSms,
  CALL: words.methodCall,
  PUSH: words.methodPush,
  WEBAUTHN: words.methodPasskey,
  RECOVERY_CODE: words.methodRecovery,
  PASSWORD: words.password,
})
