import type { Static } from 'typebox'
import { currency, email, entity, guid, oneOf, optional, text, timestamp } from '../schema.ts'
import { Price } from './common.ts'

export type GiftCard = Static<typeof GiftCard>
export const GiftCard = entity(
  'GiftCard',
  {
    id: guid({ readOnly: true }),
    obfuscatedCode: text({
      readOnly: true,
      description: 'The end of the code; only the holder has the rest.',
    }),
    status: oneOf(['ACTIVE', 'EMPTY', 'EXPIRED', 'DISABLED'], { readOnly: true }),
    initialValue: Price,
    balance: Price,
    currency: currency({ description: "The store's, unless told." }),
    expirationDate: optional(timestamp()),
    recipientEmail: optional(email({ description: 'Who gets the code by email.' })),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A prepaid code that pays for orders.' },
)

export type SoldGiftCard = Static<typeof SoldGiftCard>
export const SoldGiftCard = entity(
  'SoldGiftCard',
  {
    giftCardId: guid(),
    lineItemId: text({ description: 'The line item of the order that it was bought with.' }),
    value: Price,
    deliveryStatus: oneOf(['SCHEDULED', 'SENT', 'CANCELED'], {
      description: '`SCHEDULED`: the code has not been emailed. `CANCELED`: it is not emailed anymore.',
    }),
    deliveryDate: timestamp({ description: 'When the code is emailed.' }),
    sentDate: optional(timestamp({ description: 'When the code was last emailed.' })),
    recipientName: optional(text()),
    recipientEmail: email(),
    senderName: optional(text()),
    message: optional(text()),
    obfuscatedCode: optional(text({ description: 'The end of the code, once it was emailed.' })),
    giftCard: optional(GiftCard),
  },
  { description: 'A gift card bought with an order. Its balance, in `giftCard`, is only for elevated callers.' },
)
