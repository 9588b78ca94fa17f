import type { Minor } from '@vitrine/domain/money.ts'

/** An address on a label. */
export interface LabelAddress {
  readonly name: string
  readonly company?: string
  readonly street: string
  readonly street2?: string
  readonly city: string
  /** For countries with states. */
  readonly state?: string
  readonly postalCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly phone?: string
  readonly email?: string
}

/** A custom box, in inches, or a carrier's package, by the carrier's template name. */
export type LabelPackage =
  | { readonly type: 'own'; readonly length: string; readonly width: string; readonly height: string }
  | { readonly type: 'carrier'; readonly template: string }

/** An item of a customs declaration. */
export interface CustomsItem {
  readonly description: string
  readonly quantity: number
  /** Total of all pieces, in the weight unit of the parcel. Decimal string. */
  readonly weight: string
  /** Total of all pieces. Decimal string. */
  readonly value: string
  /** ISO 4217. */
  readonly currency: string
}

export interface LabelParcel {
  readonly from: LabelAddress
  readonly to: LabelAddress
  readonly box: LabelPackage
  /** Decimal string. */
  readonly weight: string
  readonly weightUnit: 'lb' | 'kg'
  /** Set for international parcels. */
  readonly customs?: readonly CustomsItem[]
}

/** A carrier's rate for a parcel. */
export interface LabelRate {
  readonly id: string
  /** Display name: `USPS`. */
  readonly carrier: string
  /** The label provider's token: `usps_priority`. */
  readonly service: string
  readonly serviceName: string
  readonly amount: Minor
  readonly currency: string
  readonly days?: number
}

type LabelFormat = 'PDF' | 'PNG'

/** A label. A `pending` one is polled; a `failed` one was not charged. */
export type Label =
  | { readonly state: 'pending'; readonly id: string }
  | { readonly state: 'failed'; readonly id: string; readonly reason: string }
  | {
      readonly state: 'bought'
      readonly id: string
      readonly trackingNumber: string
      readonly trackingLink?: string
      /** URL of the printable label. */
      readonly labelUrl: string
    }

/** Outcome of a void request; `refused` if the label was used or is too old. */
export type VoidedLabel = 'pending' | 'voided' | 'refused'

/**
 * Client of a label provider. Throws a `LabelRefusal` if the provider refused; any other error is an unknown outcome.
 */
export interface LabelCarrier {
  /** Verifies the account. */
  readonly check: () => Promise<void>
  readonly rates: (parcel: LabelParcel) => Promise<readonly LabelRate[]>
  /** Buys the label of a rate. Repeating it buys no second label. */
  readonly buy: (rateId: string, format: LabelFormat) => Promise<Label>
  readonly read: (labelId: string) => Promise<Label>
  /** Finds the label of a rate, bought or failed; `undefined` if none was requested. */
  readonly find: (rateId: string) => Promise<Label | undefined>
  /** Voids an unused label. Repeating it requests no second refund. */
  readonly void: (labelId: string) => Promise<VoidedLabel>
}

/** A refusal of a label provider, with its message. */
export class LabelRefusal extends Error {
  override readonly name = 'LabelRefusal'
  constructor(
    readonly statusCode: number,
    detail: string,
  ) {
    super(detail)
  }
}
