import type { Checkout } from '@vitrine/contract/entities/selling/checkout.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { percentOfFraction } from '@vitrine/domain/tax/tax.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField, required } from '../../../ground/base/refusal.ts'
import { isEmptyDeep } from '../../../ground/schema/unbuilt.ts'
import type { ManualFee } from '../../basket/api.ts'

type Sent = NonNullable<Input<Checkout>['additionalFees']>[number]

interface FeeContext {
  readonly isTrusted: boolean
  readonly currency: string
  /** Path of the checkout in the request. */
  readonly path: string
}

/** Whether a fee is computed. Such fees are ignored when they are sent back. */
const isWorkedOut = ({ source }: Sent): boolean =>
  source === 'SHIPPING' || source === 'SERVICE_PLUGIN' || source === 'PLATFORM'

const readFee = (sent: Sent, field: string, currency: string): ManualFee => {
  const { code, price, taxDetails, lineItemIds = [], source = 'MANUAL', taxableAddress } = sent
  const name = required(sent.name, `${field}.name`)
  if (source !== 'MANUAL' && source !== 'ITEM')
    throw invalidField(`${field}.source`, 'must be MANUAL or ITEM: the others are computed', 'VALIDATION')
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

/** Reads the manual fees of an elevated caller, which replace earlier ones. */
export const manualFeesOf = (
  { additionalFees }: Input<Checkout>,
  { isTrusted, currency, path }: FeeContext,
): { readonly additionalFees?: readonly ManualFee[] } => {
  if (additionalFees === undefined || (!isTrusted && isEmptyDeep(additionalFees))) return {}
  const field = `${path}.additionalFees`
  if (!isTrusted) throw invalidField(field, 'can only be set by an elevated caller', 'FIELD_NOT_ALLOWED')
  const fees = additionalFees.flatMap((one, index) => {
    // Callers may send back a checkout they have read: its computed fees stay computed.
    return isWorkedOut(one) ? [] : [readFee(one, `${field}[${index}]`, currency)]
  })
  return { additionalFees: fees }
}
