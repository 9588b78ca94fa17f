import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** `SCHEDULED`: the code was not revealed yet. `SENT`: it was emailed. `CANCELED`: it will not be sent. */
export type GiftCardDeliveryState = 'SCHEDULED' | 'SENT' | 'CANCELED'

export type GiftCardDeliveryEvent = 'SEND' | 'CANCEL'

export type GiftCardDeliveryTask = 'email-code'

/** The delivery of a sold gift card's code to its recipient. Sending it again creates a new code. */
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

/** The initial state of a gift card's delivery. */
export const newGiftCardDelivery: Decided<GiftCardDeliveryState> = decided('SCHEDULED')

/** Decides how an event changes the delivery of a gift card. */
export const decideGiftCardDelivery = (
  state: GiftCardDeliveryState,
  event: GiftCardDeliveryEvent,
): Decision<GiftCardDeliveryState, GiftCardDeliveryTask, 'IS_CANCELED'> =>
  decideBy<GiftCardDeliveryState, GiftCardDeliveryEvent, GiftCardDeliveryTask, 'IS_CANCELED'>(
    giftCardDeliveryMoves,
    state,
    event,
  )
