import { giftCardAlphabet } from '@vitrine/domain/gift-card/gift-card.ts'
import { randomInt } from 'node:crypto'

/** Generates a gift card code in groups: sixteen characters of an alphabet of 32, or 80 bits. */
export const newGiftCardCode = (): string =>
  Array.from({ length: 16 }, () => giftCardAlphabet[randomInt(32)])
    .join('')
    .match(/.{4}/g)!
    .join('-')
