import { randomBytes, randomInt } from 'node:crypto'
import { hashOfSecret } from '../site/sites.ts'
import { siteOfTag, siteTag, tagLength } from './site-tag.ts'

/** Returns a random secret of 256 bits, safe in URLs. Only store its hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Returns a secret that starts with its site, so that the secret alone tells which machine has its row. */
export const newSiteSecret = (siteId: string): string => `${siteTag(siteId)}${newSecret()}`

/** Returns the site and hash of such a secret. The site of an invalid secret is empty, so that nothing is found. */
export const keyOfSecret = (secret: string): { readonly siteId: string; readonly hash: string } => ({
  siteId: siteOfTag(secret.slice(0, tagLength)) ?? '',
  hash: hashOfSecret(secret),
})

/** Returns a random six-digit code. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Returns the hash of a code with its state token. The database only has the hash of the state token, so the codes
 * can't be brute-forced from it.
 */
export const hashOfCode = (stateToken: string, code: string): string => hashOfSecret(`${stateToken}:${code}`)
