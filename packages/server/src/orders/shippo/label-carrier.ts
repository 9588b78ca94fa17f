import type { Minor } from '@vitrine/domain/money.ts'

/** An address as a label has it. */
export interface LabelAddress {
  readonly name: string
  readonly company?: string
  readonly street: string
  readonly street2?: string
  readonly city: string
  /** Where the country has them. */
  readonly state?: string
  readonly postalCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly phone?: string
  readonly email?: string
}

/** A box of one's own, in inches, or one that a carrier gives out, by the carrier's name for it. */
export type LabelPackage =
  | { readonly type: 'own'; readonly length: string; readonly width: string; readonly height: string }
  | { readonly type: 'carrier'; readonly template: string }

/** What goes abroad in a parcel, as customs ask. */
export interface CustomsItem {
  readonly description: string
  readonly quantity: number
  /** Of all pieces together, in the unit of the parcel, as decimal text. */
  readonly weight: string
  /** Of all pieces together, as decimal text. */
  readonly value: string
  /** ISO 4217. */
  readonly currency: string
}

export interface LabelParcel {
  readonly from: LabelAddress
  readonly to: LabelAddress
  readonly box: LabelPackage
  /** As decimal text. */
  readonly weight: string
  readonly weightUnit: 'lb' | 'kg'
  /** Set where it leaves the country. */
  readonly customs?: readonly CustomsItem[]
}

/** What a carrier asks for a parcel. */
export interface LabelRate {
  readonly id: string
  /** As people know it: `USPS`. */
  readonly carrier: string
  /** By the name that the label provider has for it: `usps_priority`. */
  readonly service: string
  readonly serviceName: string
  readonly amount: Minor
  readonly currency: string
  readonly days?: number
}

export type LabelFormat = 'PDF' | 'PNG'

/** A label. While it is `pending` it is asked about again; one that `failed` has cost nothing. */
export type Label =
  | { readonly state: 'pending'; readonly id: string }
  | { readonly state: 'failed'; readonly id: string; readonly reason: string }
  | {
      readonly state: 'bought'
      readonly id: string
      readonly trackingNumber: string
      readonly trackingLink?: string
      /** Where it is to be printed from. */
      readonly labelUrl: string
    }

/** What became of a label that is given back; `refused` where it was used, or is too old. */
export type VoidedLabel = 'pending' | 'voided' | 'refused'

/** Who sells labels. What a provider has refused is a `LabelRefusal`; whatever else is thrown is silence. */
export interface LabelCarrier {
  /** Asks whether the account is known; one that is not is refused. */
  readonly check: () => Promise<void>
  readonly rates: (parcel: LabelParcel) => Promise<readonly LabelRate[]>
  /** Buys the label of a rate; asked again it buys no second one. */
  readonly buy: (rateId: string, format: LabelFormat) => Promise<Label>
  readonly read: (labelId: string) => Promise<Label>
  /** The label that was bought of a rate, or that failed; nothing where none was asked for. */
  readonly find: (rateId: string) => Promise<Label | undefined>
  /** Gives a label back that was not used; asked again it gives back no second one. */
  readonly void: (labelId: string) => Promise<VoidedLabel>
}

/** What a label provider has answered with instead of doing what it was asked for. */
export class LabelRefusal extends Error {
  override readonly name = 'LabelRefusal'
  constructor(
    readonly statusCode: number,
    detail: string,
  ) {
    super(detail)
  }
}
