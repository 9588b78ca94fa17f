/** What calls of the second generation of carts take. */
import type { Static } from 'typebox'
import {
  amount,
  decimal,
  described,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  translatable,
  unbuilt,
} from '../../schema.ts'
import { ExtendedFields, Image, PageUrl } from '../common.ts'
import { paymentOptions } from '../enumerations.ts'
import { later } from '../later.ts'
import {
  CatalogReference,
  DescriptionLine,
  ItemType,
  NewModifierGroups,
  PhysicalProperties,
  ServiceProperties,
  TaxableAddress,
} from './cart.ts'
import { CatalogOverrides } from './cart-v2.ts'

const bounds = { gte: 0, lte: 999_999_999, maxScale: 3 }
/** An amount of a request. */
const money = (description: string) => shape({ amount: amount({ description }, bounds) })

const Membership = entity(
  'MembershipInput',
  {
    existingMembership: optional(shape({ appId: guid(), membershipId: text({ minLength: 1, maxLength: 200 }) })),
    futureMembership: optional(shape({ lineItemId: guid(), benefitId: optional(text({ maxLength: 200 })) })),
  },
  { description: 'A membership that pays for a line item.' },
)

const SelectedMembershipV2 = shape({ id: text({ minLength: 1, maxLength: 200 }), appId: guid() })

export type CatalogItem = Static<typeof CatalogItem>
export const CatalogItem = entity(
  'CatalogItem',
  {
    catalogReference: CatalogReference,
    quantity: integer({ minimum: 1, maximum: 100_000, description: 'Number of pieces.' }),
    catalogOverrideFields: optional(CatalogOverrides),
    extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
    inventoryAppId: optional(unbuilt(guid(), later.inventory)),
    membershipPayment: optional(unbuilt(Membership, later.membership)),
    selectedMembership: optional(unbuilt(SelectedMembershipV2, later.membership)),
  },
  { description: 'An item from a catalog.' },
)

export type CustomItem = Static<typeof CustomItem>
export const CustomItem = entity(
  'CustomItem',
  {
    name: described(translatable(200, 400, 1), 'Name of the item. `original` is required.'),
    quantityInfo: shape({
      requestedQuantity: integer({ minimum: 1, maximum: 100_000, description: 'Number of pieces.' }),
      availableQuantity: optional(integer({ maximum: 100_000, description: 'Number of pieces in stock.' })),
      fixedQuantity: optional(flag({ description: 'Whether the quantity cannot be changed.' })),
    }),
    pricing: shape({
      price: money('Price of one piece.'),
      fullPrice: optional(money('Price of one piece before a sale discount. Default: `price`.')),
      priceDescription: optional(translatable(100, 100, 1)),
      priceUndetermined: optional(flag()),
    }),
    source: optional(
      shape({
        catalogReference: optional(CatalogReference),
        rootCatalogItemId: optional(text({ minLength: 1, maxLength: 36 })),
        inventoryAppId: optional(unbuilt(guid(), later.inventory)),
      }),
    ),
    attributes: shape({
      descriptionLines: optional(list(DescriptionLine, { maxItems: 100 })),
      image: optional(Image),
      url: optional(PageUrl),
      itemType: optional(ItemType),
      physicalProperties: optional(PhysicalProperties),
      serviceProperties: optional(ServiceProperties),
      membersOnly: optional(flag()),
    }),
    deliveryConfig: optional(shape({ deliveryProfileId: optional(guid()) })),
    taxConfig: optional(
      shape({ taxableAddress: optional(TaxableAddress), taxGroupId: optional(text({ maxLength: 50 })) }),
    ),
    paymentConfig: optional(
      shape({
        depositAmount: optional(money('Deposit for each piece.')),
        paymentOption: optional(oneOf(paymentOptions)),
      }),
    ),
    modifierGroups: optional(NewModifierGroups),
  },
  { description: 'An item that is in no catalog, with its own name and price. Elevated callers only.' },
)

export type CouponInput = Static<typeof CouponInput>
export const CouponInput = entity(
  'CouponInput',
  { code: text({ minLength: 1, maxLength: 50, description: 'Code of the coupon.' }) },
  { description: 'A coupon to apply.' },
)

export type GiftCardInput = Static<typeof GiftCardInput>
export const GiftCardInput = entity(
  'GiftCardInput',
  {
    code: text({ minLength: 8, maxLength: 20, description: 'Code of the gift card.' }),
    redeemAmount: optional(money('The most to redeem. Default: as much as possible.')),
  },
  { description: 'A gift card to redeem.' },
)

export type DeliveryMethodInput = Static<typeof DeliveryMethodInput>
export const DeliveryMethodInput = entity(
  'DeliveryMethodInput',
  {
    code: text({ maxLength: 100, description: 'Code of the delivery method.' }),
    appId: optional(guid({ description: 'ID of the app that delivers.' })),
  },
  { description: 'A delivery method to select.' },
)

export type LineItemUpdate = Static<typeof LineItemUpdate>
export const LineItemUpdate = entity(
  'LineItemUpdate',
  {
    lineItemId: guid(),
    quantity: optional(shape({ newQuantity: integer({ minimum: 1, maximum: 100_000 }) })),
    membershipPayment: optional(unbuilt(Membership, later.membership)),
    selectedMembership: optional(unbuilt(shape({ newMembership: optional(SelectedMembershipV2) }), later.membership)),
  },
  { description: 'A change of a line item.' },
)

const Upsell = entity(
  'Upsell',
  {
    id: guid({ description: 'ID of the product.' }),
    title: text({ maxLength: 200, description: 'Name of the product.' }),
    description: optional(text({ maxLength: 500 })),
    catalogReference: CatalogReference,
    priceDetails: shape({
      price: decimal({ gte: 0, lte: 1_000_000_000_000_000 }, { description: 'Price of one piece, in major units.' }),
      description: optional(text({ maxLength: 200, description: 'The price as text, with its currency.' })),
    }),
  },
  { description: 'A product that goes well with a line item.' },
)

export type ItemUpsells = Static<typeof ItemUpsells>
export const ItemUpsells = entity(
  'ItemUpsells',
  { lineItemId: guid(), upsells: list(Upsell, { maxItems: 10 }) },
  { description: 'Products that go well with a line item, the best first.' },
)
