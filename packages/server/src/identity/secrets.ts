import { randomBytes, randomInt } from 'node:crypto'

/** A secret nobody guesses: 256 bits, safe in addresses. Keep its hash only. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Six digits to type in. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
