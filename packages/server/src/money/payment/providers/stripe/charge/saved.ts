import type Stripe from 'stripe'
import type { Context } from '../../../../../ground/context/context.ts'
import { bookOf } from '../../../accounts/connected.ts'
import type { Begun, PaymentRef, PaymentProvider, SavedMethod, ChargeOptions } from '../../../provider.ts'
import { findCustomer, rememberCustomer } from '../../../provider-payment-store.ts'
import { declined, type ChargedWith } from './begin.ts'
import { cardOf } from './intent.ts'
import { asStripeError } from '../refusals.ts'
import { requireAccount, stripeName, type OpenStripe, type StripeOpener } from '../open-stripe.ts'

type Kept = Pick<Context, 'db' | 'now'>
type Begin = (payment: PaymentRef, charge: { options: ChargeOptions; by: ChargedWith }) => Promise<Begun>

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

/** Returns the Stripe customer of a member, created when a method is first saved. */
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

/** Maximum number of saved methods shown per member. */
const most = 100

/** Payment methods that members have saved with Stripe. */
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
      // Ignore a method that belongs to others or was already removed.
      if (!(await isTheirs(siteId, memberId, reference))) return
      const { stripe } = await find({ siteId, memberId })
      await stripe.paymentMethods.detach(reference)
    },
    forget: async (siteId, memberId) => {
      const { stripe, customer } = await find({ siteId, memberId })
      if (customer === undefined) return
      await stripe.customers.del(customer).catch((error: unknown) => {
        // It was already deleted.
        if (asStripeError(error)?.code !== 'resource_missing') throw error
      })
    },
    charge: async (payment, memberId, reference, options) => {
      const { customer } = await find({ siteId: payment.siteId, memberId })
      if (customer === undefined || !(await isTheirs(payment.siteId, memberId, reference))) {
        return declined('token-invalid')
      }
      return begin(payment, { options, by: { savedMethod: reference, customer } })
    },
  }
}
