import { randomBytes, randomInt } from 'node:crypto'
import { hashOfSecret } from '../site/sites.ts'

/** A secret nobody guesses: 256 bits, safe in addresses. Keep its hash only. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Six digits to type in. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Whoever reads the database has the hash of the state token only, and cannot try all codes against this. */
export const hashOfCode = (stateToken: string, code: string): string => hashOfSecret(`${stateToken}:${code}`)
