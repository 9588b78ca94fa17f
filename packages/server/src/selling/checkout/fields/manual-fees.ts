import type { Checkout } from '@vitrine/contract/entities/checkout.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { percentOfFraction } from '@vitrine/domain/tax/tax.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField, required } from '../../../ground/base/refusal.ts'
import { isEmptyDeep } from '../../../ground/schema/unbuilt.ts'
import type { ManualFee } from '../../basket/api.ts'

type Sent = NonNullable<Input<Checkout>['additionalFees']>[number]

interface Asked {
  readonly isTrusted: boolean
  readonly currency: string
  /** What the request calls the checkout. */
  readonly path: string
}

/** Fees that are worked out, as a caller has read them; what they send of these means nothing new. */
const isWorkedOut = ({ source }: Sent): boolean =>
  source === 'SHIPPING' || source === 'SERVICE_PLUGIN' || source === 'PLATFORM'

const readFee = (sent: Sent, field: string, currency: string): ManualFee => {
  const { code, price, taxDetails, lineItemIds = [], source = 'MANUAL', taxableAddress } = sent
  const name = required(sent.name, `${field}.name`)
  if (source !== 'MANUAL' && source !== 'ITEM')
    throw invalidField(`${field}.source`, 'must be MANUAL or ITEM: the others are worked out', 'VALIDATION')
  if (source === 'ITEM' && lineItemIds.length === 0)
    throw invalidField(`${field}.lineItemIds`, 'must be set for a fee of items', 'REQUIRED_FIELD')
  const { taxRate } = taxDetails ?? {}
  const { addressType } = taxableAddress ?? {}
  return {
    code: code ?? name,
    name,
    price: exactMinor(price?.amount, { field: `${field}.price.amount`, currency }),
    source,
    ...(lineItemIds.length > 0 && { lineIds: [...new Set(lineItemIds)] }),
    ...(taxRate !== undefined && { taxRatePercent: percentOfFraction(taxRate) }),
    ...(addressType && { taxableAddress: addressType }),
  }
}

/** The fees that an elevated caller puts on a checkout, in the place of those they put on it before. */
export const manualFeesOf = (
  { additionalFees }: Input<Checkout>,
  { isTrusted, currency, path }: Asked,
): { readonly additionalFees?: readonly ManualFee[] } => {
  if (additionalFees === undefined || (!isTrusted && isEmptyDeep(additionalFees))) return {}
  const field = `${path}.additionalFees`
  if (!isTrusted) throw invalidField(field, 'can only be set by an elevated caller', 'FIELD_NOT_ALLOWED')
  const fees = additionalFees.flatMap((one, index) => {
    // An owner may send back the checkout that they have read: the fees in it that are worked out stay worked out.
    return isWorkedOut(one) ? [] : [readFee(one, `${field}[${index}]`, currency)]
  })
  return { additionalFees: fees }
}
