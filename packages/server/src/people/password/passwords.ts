import { hash, verify, type Algorithm } from '@node-rs/argon2'
import { type InvalidRequest, invalidBecause, outOfBounds } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import { commonPasswords } from './common-passwords.ts'

const argon2id: Algorithm = 2
/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const longest = 256

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options)

/** Checked in place of the hash of an unknown account, so that it takes the same time. */
const dummyHash = hashPassword('nobody has this password')

/** Verifies a password. Without a hash it takes as long and returns `false`. */
export const verifyPassword = async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await dummyHash), password.normalize('NFC'))
  return matches && passwordHash != null
}

export interface PasswordRule {
  readonly email: string
  /** Field of the request, for the error. */
  readonly field: string
  readonly site: Pick<Site, 'name' | 'settings'>
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const lettersOf = (text: string): string => plain(text).replaceAll(/\p{N}/gu, '')

/** Whether a password is just a name plus digits and symbols. Attackers try a shop's name first. */
const isNameWithSuffix = (password: string, name: string): boolean =>
  (plain(name) !== '' && plain(password) === plain(name)) ||
  (lettersOf(name).length > 3 && lettersOf(password) === lettersOf(name))

const isGuessedByEveryone = (password: string, { email, site }: PasswordRule): boolean => {
  const guess = password.toLowerCase()
  if (commonPasswords.has(guess) || new Set(guess).size < 3) return true
  return [email, email.split('@')[0]!, site.name].some((name) => isNameWithSuffix(password, name))
}

/** Returns the problem of a new password, if any: too short, too long or too common. */
const passwordProblem = (password: string, rule: PasswordRule): InvalidRequest | undefined => {
  const { field, site } = rule
  const { length } = [...password]
  const { passwordMinLength } = site.settings
  if (length < passwordMinLength)
    return outOfBounds(field, {
      rule: 'MIN_LENGTH',
      threshold: passwordMinLength,
      description: `must be at least ${passwordMinLength} characters long`,
    })
  if (length > longest) {
    const description = `must be at most ${longest} characters long`
    return outOfBounds(field, { rule: 'MAX_LENGTH', threshold: longest, description })
  }
  if (isGuessedByEveryone(password, rule)) return invalidBecause(field, 'PASSWORD_TOO_COMMON')
  return undefined
}

/** Refuses a weak new password. */
export const requireGoodPassword = (password: string, rule: PasswordRule): void => {
  const problem = passwordProblem(password, rule)
  if (problem) throw problem
}
