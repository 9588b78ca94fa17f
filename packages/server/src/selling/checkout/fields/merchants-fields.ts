import { isDeepStrictEqual } from 'node:util'
import type { Checkout } from '@vitrine/contract/entities/selling/checkout.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isEmptyDeep } from '../../../ground/schema/unbuilt.ts'
import { InvalidRequest } from '../../../ground/base/refusal.ts'
import type { BasketRecord } from '../../basket/api.ts'

const names = ['customSettings', 'customContentReference', 'externalReference', 'taxExemptGroupId'] as const
type MerchantsFields = Pick<BasketRecord, (typeof names)[number]>

interface FieldContext {
  readonly isTrusted: boolean
  /** Current values: buyers may send back what they have read. */
  readonly before?: MerchantsFields
  /** Path of the checkout in the request. */
  readonly path: string
}

/** Reads the fields of a checkout that only an elevated caller may set. */
export const merchantsFieldsOf = (
  checkout: Input<Checkout>,
  { isTrusted, before = {}, path }: FieldContext,
): MerchantsFields => {
  const sent = names.filter((name) => !isEmptyDeep(checkout[name]) && !isDeepStrictEqual(checkout[name], before[name]))
  if (sent.length > 0 && !isTrusted) {
    throw new InvalidRequest(
      sent.map((name) => ({
        field: `${path}.${name}`,
        description: 'can only be set by an elevated caller',
        violatedRule: 'FIELD_NOT_ALLOWED' as const,
      })),
    )
  }
  return Object.fromEntries(sent.map((name) => [name, checkout[name]]))
}
