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
