import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** `SCHEDULED`: nobody knows the code yet. `SENT`: it was emailed. `CANCELED`: it is not sent any more. */
export type GiftCardDeliveryState = 'SCHEDULED' | 'SENT' | 'CANCELED'

export type GiftCardDeliveryEvent = 'SEND' | 'CANCEL'

export type GiftCardDeliveryTask = 'email-code'

/** How the code of a gift card that was sold comes to whoever it is for; sent again it is another code. */
export const giftCardDeliveryMoves = {
  SCHEDULED: {
    on: { SEND: { to: 'SENT', tasks: ['email-code'] }, CANCEL: { to: 'CANCELED', tasks: [] } },
    otherwise: 'IS_CANCELED',
  },
  SENT: {
    on: { SEND: { to: 'SENT', tasks: ['email-code'] }, CANCEL: { to: 'CANCELED', tasks: [] } },
    otherwise: 'IS_CANCELED',
  },
  CANCELED: { on: { CANCEL: { to: 'CANCELED', tasks: [] } }, otherwise: 'IS_CANCELED' },
} as const satisfies Machine<GiftCardDeliveryState, GiftCardDeliveryEvent, GiftCardDeliveryTask, 'IS_CANCELED'>

/** How the delivery of a gift card begins. */
export const newGiftCardDelivery: Decided<GiftCardDeliveryState> = decided('SCHEDULED')

/** What an event does to the delivery of a gift card. */
export const decideGiftCardDelivery = (
  state: GiftCardDeliveryState,
  event: GiftCardDeliveryEvent,
): Decision<GiftCardDeliveryState, GiftCardDeliveryTask, 'IS_CANCELED'> =>
  decideBy<GiftCardDeliveryState, GiftCardDeliveryEvent, GiftCardDeliveryTask, 'IS_CANCELED'>(
    giftCardDeliveryMoves,
    state,
    event,
  )
