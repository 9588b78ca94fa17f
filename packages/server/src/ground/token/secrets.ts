import { randomBytes, randomInt } from 'node:crypto'
import { hashOfSecret } from '../site/sites.ts'
import { siteOfTag, siteTag, tagLength } from './site-tag.ts'

/** A secret nobody guesses: 256 bits, safe in addresses. Keep its hash only. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** A secret that begins with the site it belongs to: it alone says on which machine its row is. */
export const newSiteSecret = (siteId: string): string => `${siteTag(siteId)}${newSecret()}`

/** By what the row of such a secret is found. The site of a text that is none is empty, so that nothing is found. */
export const keyOfSecret = (secret: string): { readonly siteId: string; readonly hash: string } => ({
  siteId: siteOfTag(secret.slice(0, tagLength)) ?? '',
  hash: hashOfSecret(secret),
})

/** Six digits to type in. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Whoever reads the database has the hash of the state token only, and cannot try all codes against this. */
export const hashOfCode = (stateToken: string, code: string): string => hashOfSecret(`${stateToken}:${code}`)
