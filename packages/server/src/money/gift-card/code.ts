import { giftCardAlphabet } from '@vitrine/domain/gift-card/gift-card.ts'
import { randomInt } from 'node:crypto'

/** A new code of a gift card, in groups. Sixteen characters of 32: as many codes as 80 bits count. */
export const newGiftCardCode = (): string =>
  Array.from({ length: 16 }, () => giftCardAlphabet[randomInt(32)])
    .join('')
    .match(/.{4}/g)!
    .join('-')
