import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** `SCHEDULED`: the code was not revealed yet. `SENT`: it was emailed. `CANCELED`: it will not be sent. */
export type GiftCardDeliveryState = 'SCHEDULED' | 'SENT' | 'CANCELED'

/** `SEND`: its day has come. `RESEND`: somebody asks for a new code. */
export type GiftCardDeliveryEvent = 'SEND' | 'RESEND' | 'CANCEL'

export type GiftCardDeliveryRefusal = 'IS_SENT' | 'IS_CANCELED'

export type GiftCardDeliveryTask = 'email-code'

/** The delivery of a sold gift card's code to its recipient: sent once by itself, and again with a new code on request. */
const giftCardDeliveryMoves = {
  SCHEDULED: {
    on: {
      SEND: { to: 'SENT', tasks: ['email-code'] },
      RESEND: { to: 'SENT', tasks: ['email-code'] },
      CANCEL: { to: 'CANCELED', tasks: [] },
    },
    otherwise: 'IS_CANCELED',
  },
  SENT: {
    on: { RESEND: { to: 'SENT', tasks: ['email-code'] }, CANCEL: { to: 'CANCELED', tasks: [] } },
    otherwise: 'IS_SENT',
  },
  CANCELED: { on: { CANCEL: { to: 'CANCELED', tasks: [] } }, otherwise: 'IS_CANCELED' },
} as const satisfies Machine<
  GiftCardDeliveryState,
  GiftCardDeliveryEvent,
  GiftCardDeliveryTask,
  GiftCardDeliveryRefusal
>

/** The initial state of a gift card's delivery. */
export const newGiftCardDelivery: Decided<GiftCardDeliveryState> = decided('SCHEDULED')

/** Decides how an event changes the delivery of a gift card. */
export const decideGiftCardDelivery = (
  state: GiftCardDeliveryState,
  event: GiftCardDeliveryEvent,
): Decision<GiftCardDeliveryState, GiftCardDeliveryTask, GiftCardDeliveryRefusal> =>
  decideBy<GiftCardDeliveryState, GiftCardDeliveryEvent, GiftCardDeliveryTask, GiftCardDeliveryRefusal>(
    giftCardDeliveryMoves,
    state,
    event,
  )
