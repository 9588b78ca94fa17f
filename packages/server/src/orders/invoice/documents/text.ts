import type { ContactInfo } from '@vitrine/contract/entities/selling/cart.ts'
import type { Order, OrderLineItem, TaxInfo } from '@vitrine/contract/entities/orders/order.ts'
import { choicesOf, lineName, type FormatAddedPrice } from '@vitrine/domain/cart/choices.ts'
import { personName } from '@vitrine/domain/address/person-name.ts'
import { withAdjustment } from '@vitrine/domain/invoice/charges.ts'
import { separateCharges } from '@vitrine/domain/line-facet/facets.ts'
import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import { lineAmount } from '@vitrine/domain/order/amount/line-amount.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { speechFor, type Speech } from '../../../ground/words/speech.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { formatAddressLines, formatRecipientLines } from '../../../ground/words/address-lines.ts'
import { presentOrder, type StoredOrder } from '../../order/api.ts'
import type { DocumentStyle, InvoiceRules, InvoiceText, NamedCharge, Party } from '../tables.ts'

type ToMinor = (price: { amount?: string } | undefined) => Minor

const taxOf = (tax: TaxInfo | undefined, minor: ToMinor) => {
  const parts = tax?.taxBreakdown ?? []
  const taxes = parts.flatMap(({ taxName, rate = '0', taxAmount }) =>
    taxName ? [{ name: taxName, rate, tax: minor(taxAmount) }] : [],
  )
  return {
    tax: minor(tax?.taxAmount),
    rate: tax?.taxRate ?? '0',
    ...(taxes.length > 0 && taxes.length === parts.length && { taxes }),
  }
}

interface Charging {
  readonly minor: ToMinor
  readonly isTaxIncluded: boolean
  readonly added: FormatAddedPrice
}

const lineCharge = (line: OrderLineItem, { minor, isTaxIncluded, added }: Charging) => {
  const { id, quantity, price, totalDiscount, taxInfo, totalPriceAfterTax } = line
  const { tax, ...ofTax } = taxOf(taxInfo, minor)
  const discount = minor(totalDiscount)
  const written = lineAmount(line)
  const amount = written === undefined ? minor(totalPriceAfterTax) : minor({ amount: written })
  const gross = totalPriceAfterTax ? minor(totalPriceAfterTax) : amount - discount + (isTaxIncluded ? 0 : tax)
  // Documents are written in the language of the order.
  const [details, name] = [choicesOf(line, 'buyer', added), lineName(line, 'buyer')]
  const amounts = { price: minor(price), amount, discount, ...ofTax, tax, gross }
  return { id, kind: 'LINE' as const, quantity, name, ...(details !== '' && { details }), ...amounts }
}

const feeCharges = (order: Order, minor: ToMinor): NamedCharge[] =>
  separateCharges(order).map(({ id, name, price, total, taxInfo }) => ({
    id,
    kind: 'FEE',
    quantity: 1,
    name,
    price: minor(price),
    amount: minor(price),
    discount: 0,
    ...taxOf(taxInfo, minor),
    gross: minor(total),
  }))

const deliveryCharges = ({ shippingInfo }: Order, minor: ToMinor): NamedCharge[] => {
  const { cost, title } = shippingInfo ?? {}
  if (!cost) return []
  const { price, totalPriceAfterTax, taxInfo } = cost
  const amounts = { price: minor(price), amount: minor(price), discount: 0, gross: minor(totalPriceAfterTax ?? price) }
  return [{ id: 'delivery', kind: 'DELIVERY', quantity: 1, name: title ?? '', ...amounts, ...taxOf(taxInfo, minor) }]
}

/** Lists the charges of an order. They add up to its exact total and tax. */
export const chargesOf = (order: Order, total: Minor): readonly NamedCharge[] => {
  const minor: ToMinor = (price) => toMinor(price?.amount ?? '0', order.currency)
  const isTaxIncluded = order.taxIncludedInPrices ?? false
  const language = order.buyerLanguage ?? order.siteLanguage ?? 'en'
  const money = createMoneyWriter({ currency: order.currency, language })
  const added: FormatAddedPrice = (price) => money.text(minor(price))
  const charges: NamedCharge[] = [
    ...order.lineItems.map((line) => lineCharge(line, { minor, isTaxIncluded, added })),
    ...feeCharges(order, minor),
    ...deliveryCharges(order, minor),
  ]
  const all = withAdjustment(charges, { total, tax: minor(order.priceSummary.tax) })
  return all.map((charge) => ({ name: '', ...charge }))
}

const partyOf = ({ address, contactDetails = {} }: ContactInfo, { locale }: Speech, email?: string): Party => {
  const { company, vatId } = contactDetails
  const person = personName(contactDetails, address?.country)
  // The heading is the company or the person; the other one is listed in the lines.
  const others = company ? { ...contactDetails, company: '' } : {}
  return {
    name: company || person || email || '',
    lines: formatRecipientLines({ address, contactDetails: others }, locale),
    ...(address?.country && { country: address.country }),
    ...(vatId?.id && { vatId: vatId.id }),
    ...(email && { email }),
  }
}

const sellerOf = ({ name, settings }: Site, { locale }: Speech): Party => {
  const { businessAddress, legalName, vatId, contactEmail } = settings
  return {
    name: legalName || name,
    lines: formatAddressLines(businessAddress, locale),
    ...(businessAddress && { country: businessAddress.country }),
    ...(vatId && { vatId }),
    ...(contactEmail && { email: contactEmail }),
  }
}

/** Countries that use letter paper; all others use A4. */
const onLetter = new Set(['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'SV', 'NI'])

/** Returns the current document style of a store, in the language of the reader. */
export const documentStyle = (site: Site, speech: Speech, rules?: Pick<InvoiceRules, 'footer'>): DocumentStyle => {
  const { logo, accentColor, businessAddress } = site.settings
  return {
    locale: speech.locale,
    timeZone: timeZoneOf(site),
    paper: onLetter.has(businessAddress?.country ?? '') ? 'LETTER' : 'A4',
    ...(accentColor !== undefined && { accentColor }),
    ...(logo && 'id' in logo && { logoId: logo.id }),
    ...(rules?.footer && { footer: rules.footer }),
  }
}

/** Returns the buyer's language. */
export const speechOf = ({ body }: StoredOrder, site: Site): Speech =>
  speechFor({ site: body.buyerLanguage ?? site.language })

/** Returns the seller, the buyer and the shipping address. */
export const partiesOf = (stored: StoredOrder, site: Site): Pick<InvoiceText, 'seller' | 'buyer' | 'shipTo'> => {
  const [order, speech] = [presentOrder(stored), speechOf(stored, site)]
  const shipTo = order.recipientInfo && partyOf(order.recipientInfo, speech)
  const bill = Object.keys(order.billingInfo ?? {}).length > 0 ? order.billingInfo! : (order.recipientInfo ?? {})
  const buyer = partyOf(bill, speech, stored.email)
  const isElsewhere = shipTo && [shipTo.name, ...shipTo.lines].join('\n') !== [buyer.name, ...buyer.lines].join('\n')
  return { seller: sellerOf(site, speech), buyer, ...(isElsewhere && shipTo.lines.length > 0 && { shipTo }) }
}

interface Writing {
  readonly site: Site
  readonly rules: InvoiceRules
  readonly paid: Minor
  readonly note?: string | undefined
}

/** Builds the text of an invoice from the current data of the order and the store. */
export const invoiceText = (stored: StoredOrder, { site, rules, paid, note }: Writing): InvoiceText => {
  const order = presentOrder(stored)
  const speech = speechOf(stored, site)
  // The reverse charge notice is required by law wherever the buyer owes the tax. Both VAT IDs are in the head.
  const notes = [order.taxInfo?.reverseCharge && speech.words.documents.reverseCharge, note].filter(Boolean)
  return {
    ...documentStyle(site, speech, rules),
    orderNumber: order.number,
    orderDate: stored.created_date.toISOString(),
    ...partiesOf(stored, site),
    isTaxIncluded: order.taxIncludedInPrices ?? false,
    charges: chargesOf(order, Number(stored.total)),
    paid,
    ...(notes.length > 0 && { note: notes.join('\n') }),
  }
}
