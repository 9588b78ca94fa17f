import type { DescriptionLine, LineItem } from '@vitrine/contract/entities/selling/cart.ts'
import type { OrderedBundle } from '@vitrine/contract/entities/catalog/product/bundle.ts'
import type { MultiCurrencyPrice, Price } from '@vitrine/contract/entities/common.ts'
import type { CalculatedLineItem } from '@vitrine/contract/entities/selling/checkout.ts'
import type { OrderAdditionalFee, OrderLineItem, TaxInfo } from '@vitrine/contract/entities/orders/order.ts'
import type { Sellable } from '../cart/sellable.ts'
import type { Minor } from '../money.ts'
import type { PreorderPromise } from '../stock/stock.ts'

/** The parts of an item that facets read and change. */
export type FacetItem = Pick<Sellable, 'modifiers' | 'digitalFileId' | 'components'>

/** The parts of a priced line that facets present. */
export interface FacetLine {
  readonly item: FacetItem
  /** The amount due with the order, if that is not the full price. */
  readonly deposit?: Minor
  /** Set if the item is preordered. */
  readonly preorder?: PreorderNote
  /** Set if the line is a part of a bundle. */
  readonly bundle?: PartOfBundle
}

export interface PartOfBundle extends OrderedBundle {
  /** Description, such as "Part of “Breakfast set”". */
  readonly label: string
  /** Description in the reader's language. */
  readonly translatedLabel: string
}

/** The note on a preordered item for its buyer. */
export interface PreorderNote extends PreorderPromise {
  /** Such as "Pre-order". */
  readonly label: string
  /** Label in the reader's language. */
  readonly translatedLabel: string
  /** Such as "Expected to ship by May 4, 2026". Set if a day is expected. */
  readonly expected?: string
  /** The same in the reader's language. */
  readonly translatedExpected?: string
}

/** The parts of a placed order from which facets read what they charged. */
export interface ChargedOrder {
  readonly additionalFees?: readonly OrderAdditionalFee[]
}

/** An amount that an order charges in addition to the prices of its lines and its delivery. */
export interface SeparateCharge {
  readonly id: string
  readonly name: string
  /** As entered: including tax if the order's prices do. */
  readonly price: Price | undefined
  /** Including tax. */
  readonly total: Price | undefined
  readonly taxInfo?: TaxInfo
}

export type Breakdown = Partial<CalculatedLineItem['pricesBreakdown']>

/**
 * A kind of thing that the lines of a cart, checkout or order carry besides their item, such as modifiers. What a facet
 * leaves out, it does not have.
 */
export interface LineFacet {
  readonly price?: {
    /** Returns what it adds to the price of one piece. */
    readonly perPiece: (item: FacetItem) => Minor
    /** Changes each amount that it stores, for example to another currency. */
    readonly change: (item: FacetItem, change: (amount: Minor) => Minor) => Partial<FacetItem>
  }
  readonly present?: {
    /** Describes it below the product name. */
    readonly describe?: (line: FacetLine) => readonly DescriptionLine[]
    /** Returns its fields of lines in carts and checkouts. */
    readonly inCart?: (line: FacetLine, money: (amount: Minor) => MultiCurrencyPrice) => Partial<LineItem>
    /** Returns its fields in the price breakdown of a calculated line. */
    readonly inBreakdown?: (line: FacetLine, money: (amount: Minor) => MultiCurrencyPrice) => Breakdown
    /** Returns its fields of lines in orders, which keep them when the product changes. */
    readonly inOrder?: (line: FacetLine, money: (amount: Minor) => Price) => Partial<OrderLineItem>
  }
  /**
   * Lists what it charges in addition to the prices of lines. Each charge can be refunded on its own, and is an item of
   * invoices, receipts, emails and the books. What is part of a line's price is refunded and documented with the line.
   */
  readonly charges?: (order: ChargedOrder) => readonly SeparateCharge[]
}
