import type { ContactInfo } from '@vitrine/contract/entities/selling/cart.ts'
import type { Fulfillment } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { Order, OrderActivity, OrderLineItem } from '@vitrine/contract/entities/orders/order.ts'
import type {
  StoresOrder,
  StoresOrderAddress,
  StoresOrderLineItem,
} from '@vitrine/contract/entities/orders/stores-order.ts'

type Shipping = NonNullable<Order['shippingInfo']>

const amountOf = (price: { readonly amount?: string } | undefined): string => price?.amount ?? '0'

const addressOf = ({ address = {}, contactDetails = {} }: ContactInfo, email?: string): StoresOrderAddress => {
  const { country, subdivision, city, postalCode, addressLine, addressLine2, streetAddress } = address
  const { firstName, lastName, phone, company, vatId } = contactDetails
  return {
    fullName: { firstName, lastName },
    country,
    subdivision,
    city,
    zipCode: postalCode,
    phone,
    email,
    company,
    addressLine1: addressLine,
    addressLine2,
    street: streetAddress && { number: streetAddress.number, name: streetAddress.name },
    vatId,
  }
}

const buyerOf = ({ buyerInfo, billingInfo }: Order): StoresOrder['buyerInfo'] => {
  const { memberId, contactId, email } = buyerInfo
  const { firstName, lastName, phone } = billingInfo?.contactDetails ?? {}
  const known = { id: memberId ?? contactId, firstName, lastName, phone, email }
  if (memberId !== undefined) return { ...known, identityType: 'MEMBER' }
  return { ...known, identityType: contactId === undefined ? 'UNSPECIFIED_IDENTITY_TYPE' : 'CONTACT' }
}

const lineTypes = {
  PHYSICAL: 'PHYSICAL',
  DIGITAL: 'DIGITAL',
  GIFT_CARD: 'DIGITAL',
  SERVICE: 'UNSPECIFIED',
  UNRECOGNISED: 'UNSPECIFIED',
} as const

const lineTypeOf = ({ itemType, catalogReference }: OrderLineItem): StoresOrderLineItem['lineItemType'] => {
  if (!catalogReference) return 'CUSTOM_AMOUNT_ITEM'
  return itemType?.preset ? lineTypes[itemType.preset] : 'UNSPECIFIED'
}

/** Returns the text entries of a record, such as choices by option. */
const textsOf = (record: unknown): [string, string][] =>
  typeof record === 'object' && record !== null
    ? Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : []

const pictureOf = ({ image }: OrderLineItem): StoresOrderLineItem['mediaItem'] => {
  if (!image) return undefined
  const { id, url, width, height, altText } = image
  return { mediaType: 'IMAGE', id, url, width, height, altText }
}

const lineOf = (line: OrderLineItem, place: number): StoresOrderLineItem => {
  const { productName, catalogReference, physicalProperties = {}, taxInfo } = line
  const { options, customTextFields, variantId } = catalogReference?.options ?? {}
  const { weight, sku } = physicalProperties
  return {
    index: place + 1,
    quantity: line.quantity,
    name: productName.original ?? '',
    translatedName: productName.translated,
    productId: catalogReference?.catalogItemId,
    variantId: typeof variantId === 'string' ? variantId : undefined,
    lineItemType: lineTypeOf(line),
    options: textsOf(options).map(([option, selection]) => ({ option, selection })),
    customTextFields: textsOf(customTextFields).map(([title, value]) => ({ title, value })),
    weight: weight === undefined ? undefined : String(weight),
    mediaItem: pictureOf(line),
    sku,
    fulfillerId: line.fulfillerId,
    discount: amountOf(line.totalDiscount),
    tax: amountOf(taxInfo?.taxAmount),
    taxGroupId: taxInfo?.taxGroupId,
    priceData: {
      taxIncludedInPrice: taxInfo?.taxIncludedInPrice,
      price: amountOf(line.price),
      totalPrice: amountOf(line.totalPriceAfterTax ?? line.lineItemPrice),
    },
  }
}

const deliveryOf = ({ logistics = {}, cost }: Shipping, email: string | undefined) => {
  const { shippingDestination, pickupDetails, instructions } = logistics
  if (pickupDetails?.address) {
    return { pickupDetails: { pickupAddress: addressOf(pickupDetails), pickupInstructions: instructions } }
  }
  if (!shippingDestination) return {}
  const { price, discount, taxInfo } = cost ?? {}
  return {
    shipmentDetails: {
      address: addressOf(shippingDestination, email),
      discount: amountOf(discount),
      tax: amountOf(taxInfo?.taxAmount),
      priceData: { taxIncludedInPrice: taxInfo?.taxIncludedInPrice, price: amountOf(price) },
    },
  }
}

const shippingOf = ({ shippingInfo, buyerInfo }: Order): StoresOrder['shippingInfo'] =>
  shippingInfo && {
    code: shippingInfo.code,
    deliveryOption: shippingInfo.title,
    estimatedDeliveryTime: shippingInfo.logistics?.deliveryTime,
    shippingRegion: shippingInfo.region?.name,
    deliverByDate: shippingInfo.logistics?.deliverByDate,
    ...deliveryOf(shippingInfo, buyerInfo.email),
  }

/** Activity types with different names in the older API. */
const olderActivities: Readonly<Record<string, string>> = {
  TRACKING_LINK_ADDED: 'TRACKING_LINK_WAS_SET',
  INVOICE_ADDED: 'INVOICE_WAS_SET',
  INVOICE_SENT: 'INVOICE_WAS_SENT',
}

const activityOf = ({
  activityType = 'CUSTOM_ACTIVITY',
  authorEmail,
  merchantComment,
  createdDate,
}: OrderActivity) => ({
  type: olderActivities[activityType] ?? activityType,
  author: authorEmail,
  message: merchantComment?.message,
  timestamp: createdDate,
})

const parcelOf = ({ id, createdDate, lineItems = [], trackingInfo }: Fulfillment, lines: readonly OrderLineItem[]) => ({
  id,
  dateCreated: createdDate,
  lineItems: lineItems.map((item) => ({
    index: lines.findIndex((line) => line.id === item.id) + 1,
    quantity: item.quantity,
  })),
  trackingInfo,
})

const enteredBy = ({ createdBy }: Order): StoresOrder['enteredBy'] => {
  const { userId, memberId, visitorId, appId } = createdBy ?? {}
  if (userId !== undefined) return { id: userId, identityType: 'USER' }
  if (memberId !== undefined) return { id: memberId, identityType: 'MEMBER' }
  if (appId !== undefined) return { id: appId, identityType: 'APP' }
  return visitorId === undefined ? undefined : { id: visitorId, identityType: 'CONTACT' }
}

const totalsOf = ({ priceSummary, lineItems }: Order): StoresOrder['totals'] => {
  const { subtotal, shipping, tax, discount, total } = priceSummary
  const weights = lineItems.map(({ quantity, physicalProperties }) => quantity * (physicalProperties?.weight ?? 0))
  const weight = weights.reduce((sum, one) => sum + one, 0)
  return {
    subtotal: amountOf(subtotal),
    shipping: amountOf(shipping),
    tax: amountOf(tax),
    discount: amountOf(discount),
    total: amountOf(total),
    weight: String(Number(weight.toFixed(3))),
    quantity: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** Converts an order and its parcels to the format of the older API (`stores/v2/orders`). */
export const storesOrder = (order: Order, parcels: readonly Fulfillment[]): StoresOrder => {
  const { billingInfo, lineItems, activities = [], channelInfo = {}, appliedDiscounts = [] } = order
  const coupon = appliedDiscounts.find((one) => one.coupon)?.coupon
  return {
    id: order.id,
    number: Number(order.number),
    dateCreated: order.createdDate,
    lastUpdated: order.updatedDate ?? order.createdDate,
    buyerInfo: buyerOf(order),
    currency: order.currency,
    weightUnit: order.weightUnit,
    totals: totalsOf(order),
    billingInfo: billingInfo && { address: addressOf(billingInfo, order.buyerInfo.email) },
    shippingInfo: shippingOf(order),
    buyerNote: order.buyerNote,
    read: order.seenByAHuman ?? false,
    archived: order.archived ?? false,
    paymentStatus: order.paymentStatus,
    fulfillmentStatus: order.status === 'CANCELED' ? 'CANCELED' : order.fulfillmentStatus,
    lineItems: lineItems.map(lineOf),
    activities: activities.map(activityOf),
    fulfillments: parcels.map((parcel) => parcelOf(parcel, lineItems)),
    discount: {
      value: amountOf(order.priceSummary.discount),
      appliedCoupon: coupon && { couponId: coupon.id, name: coupon.name, code: coupon.code },
    },
    buyerLanguage: order.buyerLanguage,
    channelInfo: { ...channelInfo, type: channelInfo.type ?? 'UNSPECIFIED' },
    enteredBy: enteredBy(order),
  }
}
