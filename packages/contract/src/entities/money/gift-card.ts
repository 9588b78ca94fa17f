import type { Static } from 'typebox'
import { described, currency, email, entity, guid, oneOf, optional, text, timestamp } from '../../schema.ts'
import { Price } from '../common.ts'

export type GiftCard = Static<typeof GiftCard>
export const GiftCard = entity(
  'GiftCard',
  {
    id: guid({ readOnly: true }),
    obfuscatedCode: text({
      readOnly: true,
      description: 'Last characters of the code.',
    }),
    status: oneOf(['ACTIVE', 'EMPTY', 'EXPIRED', 'DISABLED'], {
      readOnly: true,
      description: '`EMPTY`: the balance is 0.',
    }),
    initialValue: described(Price, 'Value when the gift card was created.'),
    balance: described(Price, 'Remaining value.'),
    currency: currency({ description: "Default: the store's currency." }),
    expirationDate: optional(timestamp({ description: 'When the gift card expires. Default: never.' })),
    recipientEmail: optional(email({ description: 'Email address to which the code is sent.' })),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A gift card: a prepaid code that pays for orders.' },
)

export type SoldGiftCard = Static<typeof SoldGiftCard>
export const SoldGiftCard = entity(
  'SoldGiftCard',
  {
    giftCardId: guid(),
    lineItemId: text({ description: 'ID of the line item with which the gift card was bought.' }),
    value: described(Price, 'Value when the gift card was bought.'),
    deliveryStatus: oneOf(['SCHEDULED', 'SENT', 'CANCELED'], {
      description: '`SCHEDULED`: the code has not been emailed yet. `CANCELED`: the code will not be emailed.',
    }),
    deliveryDate: timestamp({ description: 'When the code will be or was to be emailed.' }),
    sentDate: optional(timestamp({ description: 'When the code was last emailed.' })),
    recipientName: optional(text()),
    recipientEmail: email(),
    senderName: optional(text({ description: 'Name of the person who gives the gift card.' })),
    message: optional(text({ description: 'Message to the recipient.' })),
    obfuscatedCode: optional(text({ description: 'Last characters of the code. Set once the code was emailed.' })),
    giftCard: optional(GiftCard),
  },
  { description: 'A gift card bought with an order. The balance in `giftCard` is for elevated callers only.' },
)
