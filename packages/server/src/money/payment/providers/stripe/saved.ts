import type Stripe from 'stripe'
import type { Context } from '../../../../ground/context/context.ts'
import { bookOf } from '../../accounts/connected.ts'
import type { Begun, PaymentRef, PaymentProvider, SavedMethod, Wishes } from '../../provider.ts'
import { findCustomer, rememberCustomer } from '../../provider-payment-store.ts'
import { declined, type ChargedWith } from './begin.ts'
import { cardOf } from './intent.ts'
import { asStripeError } from './refusals.ts'
import { requireAccount, stripeName, type OpenStripe, type StripeOpener } from './open-stripe.ts'

type Kept = Pick<Context, 'db' | 'now'>
type Begin = (payment: PaymentRef, asked: { wishes: Wishes; by: ChargedWith }) => Promise<Begun>

interface OfMember {
  readonly siteId: string
  readonly memberId: string
}

const keyOf = ({ account }: OpenStripe, { siteId, memberId }: OfMember) => ({
  site_id: siteId,
  provider: stripeName,
  account_id: bookOf(account),
  member_id: memberId,
})

/** What Stripe calls a member, whom it comes to know when something of theirs is kept for the first time. */
export const createCustomers =
  ({ db, now }: Kept, open: StripeOpener) =>
  async (member: OfMember): Promise<string> => {
    const opened = await requireAccount(open, member.siteId)
    const key = keyOf(opened, member)
    const known = await findCustomer(db, key)
    if (known !== undefined) return known
    const metadata = { vitrine_member: member.memberId, vitrine_site: member.siteId }
    const idempotencyKey = `vitrine-customer-${member.siteId}-${member.memberId}`
    const { id: reference } = await opened.stripe.customers.create({ metadata }, { idempotencyKey })
    return rememberCustomer(db, { ...key, reference, created_date: now() })
  }

const savedOf = ({ id: reference, card }: Stripe.PaymentMethod): SavedMethod => {
  const shown = cardOf(card)
  return {
    reference,
    ...(shown && { card: shown }),
    ...(card && { expires: { month: card.exp_month, year: card.exp_year } }),
  }
}

/** So many ways of paying of one member are shown. */
const most = 100

/** The ways of paying that members have left with Stripe. */
export const createSaved = ({ db }: Kept, open: StripeOpener, begin: Begin): NonNullable<PaymentProvider['saved']> => {
  const find = async (member: OfMember) => {
    const opened = await requireAccount(open, member.siteId)
    return { stripe: opened.stripe, customer: await findCustomer(db, keyOf(opened, member)) }
  }
  const list = async (siteId: string, memberId: string): Promise<readonly SavedMethod[]> => {
    const { stripe, customer } = await find({ siteId, memberId })
    if (customer === undefined) return []
    const { data } = await stripe.customers.listPaymentMethods(customer, { limit: most })
    return data.map(savedOf)
  }
  const isTheirs = async (siteId: string, memberId: string, reference: string): Promise<boolean> =>
    (await list(siteId, memberId)).some((method) => method.reference === reference)

  return {
    list,
    remove: async (siteId, memberId, reference) => {
      // What is not theirs, or is gone already, is left alone.
      if (!(await isTheirs(siteId, memberId, reference))) return
      const { stripe } = await find({ siteId, memberId })
      await stripe.paymentMethods.detach(reference)
    },
    forget: async (siteId, memberId) => {
      const { stripe, customer } = await find({ siteId, memberId })
      if (customer === undefined) return
      await stripe.customers.del(customer).catch((error: unknown) => {
        // It was forgotten before.
        if (asStripeError(error)?.code !== 'resource_missing') throw error
      })
    },
    charge: async (payment, memberId, reference, wishes) => {
      const { customer } = await find({ siteId: payment.siteId, memberId })
      if (customer === undefined || !(await isTheirs(payment.siteId, memberId, reference))) {
        return declined('token-invalid')
      }
      return begin(payment, { wishes, by: { savedMethod: reference, customer } })
    },
  }
}
