import { hash, verify, type Algorithm } from '@node-rs/argon2'
import { invalidField, type InvalidRequest } from '../refusal.ts'
import type { SiteSettings } from '../site/tables.ts'
import { commonPasswords } from './common-passwords.ts'

const argon2id: Algorithm = 2
/** What OWASP asks of argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const longest = 256

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options)

/** Stands in for the hash of an account that is not there, so that asking costs the same time. */
const nobodysHash = hashPassword('nobody has this password')

/** Whether a password belongs to a hash. Without a hash it takes as long, and says no. */
export const verifyPassword = async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFC'))
  return matches && passwordHash != null
}

/** What is wrong with a new password, if anything: too short, too long, or one that everybody guesses. */
const passwordProblem = (
  password: string,
  { email, field, settings }: { email: string; field: string; settings: Pick<SiteSettings, 'passwordMinLength'> },
): InvalidRequest | undefined => {
  const { length } = [...password]
  const { passwordMinLength } = settings
  if (length < passwordMinLength)
    return invalidField(field, `must be at least ${passwordMinLength} characters long`, 'MIN_LENGTH')
  if (length > longest) return invalidField(field, `must be at most ${longest} characters long`, 'MAX_LENGTH')
  const guess = password.toLowerCase()
  if (commonPasswords.has(guess) || guess === email.toLowerCase() || new Set(guess).size < 3)
    return invalidField(field, 'is a password that many people use: choose another one', 'VALIDATION')
  return undefined
}

/** Refuses a new password that is not good enough, naming the field. */
export const requireGoodPassword = (password: string, rule: Parameters<typeof passwordProblem>[1]): void => {
  const problem = passwordProblem(password, rule)
  if (problem) throw problem
}
