import type { Static } from 'typebox'
import { email, entity, guid, list, oneOf, optional, phone, text, timestamp } from '../../schema.ts'

const activityTypes = ['SCHEDULED', 'EMAIL_SENT', 'EMAIL_NOT_SENT', 'NOTIFICATION_SENT', 'TASK_CREATED'] as const

const AbandonedCartBuyer = entity(
  'AbandonedCartBuyer',
  {
    id: guid({ description: 'ID of the member or visitor.' }),
    identityType: oneOf(['MEMBER', 'VISITOR']),
    email: optional(email()),
    phone: optional(phone()),
    firstName: optional(text()),
    lastName: optional(text()),
  },
  { description: 'The buyer of an abandoned cart.' },
)

export type AbandonedCart = Static<typeof AbandonedCart>
export const AbandonedCart = entity(
  'AbandonedCart',
  {
    id: guid({ description: 'ID of the cart, which is also that of its checkout.' }),
    status: oneOf(['ABANDONED', 'RECOVERED'], { description: '`RECOVERED`: the buyer returned and ordered.' }),
    abandonTime: timestamp({ description: 'When the cart was found to be abandoned.' }),
    buyerInfo: AbandonedCartBuyer,
    total: text({ description: 'Total in major units.' }),
    activities: list(
      entity(
        'AbandonedCartActivity',
        { activityType: oneOf(activityTypes), timestamp: timestamp() },
        { description: 'An activity to win the buyer back, such as an email.' },
      ),
    ),
  },
  { description: 'An abandoned checkout in the legacy format.' },
)
