import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import type { Sandbox } from '../../../money/payment/api.ts'

interface TestCard {
  readonly cardNumber: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly securityCode: string
}

/** Exchanges a test card for a token of the sandbox. No other card number passes through our API. */
export const createCardToken = async (
  { sites, now }: Pick<Context, 'sites' | 'now'>,
  sandbox: Pick<Sandbox, 'createToken'>,
  { siteId, card }: { siteId: string; card: TestCard },
): Promise<{ paymentToken: string }> => {
  if (!(await requireSite(sites, siteId)).acceptsTestCards) throw new Refusal('PAYMENT_NOT_AVAILABLE')
  const digits = card.cardNumber.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits))
    throw invalidField('cardNumber', 'must be a card number of 12 to 19 digits', 'FORMAT')
  const endOfMonth = new Date(Date.UTC(card.expiryYear, card.expiryMonth, 1))
  if (endOfMonth <= now()) throw invalidField('expiryYear', 'the card has expired', 'MIN')
  if (!/^\d{3,4}$/.test(card.securityCode)) throw invalidField('securityCode', 'must be 3 or 4 digits', 'FORMAT')
  return { paymentToken: await sandbox.createToken(siteId, digits, { month: card.expiryMonth, year: card.expiryYear }) }
}
