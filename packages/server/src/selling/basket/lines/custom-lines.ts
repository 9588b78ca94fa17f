import { maxGiftCardsPerLine } from '@vitrine/domain/gift-card/gift.ts'
import type { CatalogOverrideFields, CustomLineItem, LineItem } from '@vitrine/contract/entities/selling/cart.ts'
import type { Image } from '@vitrine/contract/entities/common.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { SellableImage } from '@vitrine/domain/cart/sellable.ts'
import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import type { ChosenGroup, ChosenModifier } from '@vitrine/domain/modifier/modifier.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import type { LinePayment, LinePaymentOption } from '@vitrine/domain/purchase-terms/pay-later.ts'
import { decimalViolations } from '../../../ground/base/amounts.ts'
import { InvalidRequest, type Violation } from '../../../ground/base/refusal.ts'
import type { StoredLine } from '../record.ts'

type Item = StoredLine['seen']

/** Path of a line in the request, and the currency of its amounts. */
interface Place {
  readonly field: string
  readonly currency: string
}

const required = (field: string): Violation => ({ field, description: 'must be set', violatedRule: 'REQUIRED_FIELD' })
const notYet = (field: string, description: string): Violation => ({
  field,
  description,
  violatedRule: 'FIELD_NOT_ALLOWED',
})

/** Rejects buyers, since custom lines set their own price. */
const refuseBuyers = (items: readonly unknown[], isTrusted: boolean): void => {
  if (items.length === 0 || isTrusted) return
  throw new InvalidRequest([notYet('customLineItems', 'set their own price: only an elevated caller can add them')])
}

type SentPayment = Pick<Input<CustomLineItem>, 'paymentOption' | 'depositAmount'>

const isSold = (option: string): option is LinePaymentOption =>
  option === 'FULL_PAYMENT_ONLINE' || option === 'FULL_PAYMENT_OFFLINE' || option === 'DEPOSIT_ONLINE'

/** A deposit amount must be set for deposits, and for nothing else. */
const paymentProblems = (
  { paymentOption: option = 'FULL_PAYMENT_ONLINE', depositAmount }: SentPayment,
  field: string,
): Violation[] => {
  if (!isSold(option)) return [notYet(`${field}.paymentOption`, 'cannot be a membership: the store has none')]
  if (option === 'DEPOSIT_ONLINE') return depositAmount === undefined ? [required(`${field}.depositAmount`)] : []
  return depositAmount === undefined
    ? []
    : [notYet(`${field}.depositAmount`, 'is only for the payment option DEPOSIT_ONLINE')]
}

/** Returns the payment option set by an elevated caller, if any. Deposits are per piece. */
export const sentPayment = (
  { paymentOption: option, depositAmount }: SentPayment,
  currency: string,
): LinePayment | undefined => {
  if (option === undefined || !isSold(option)) return undefined
  return option === 'DEPOSIT_ONLINE' ? { option, deposit: toMinor(depositAmount ?? '0', currency) } : { option }
}

const amounts = ['price', 'fullPrice', 'depositAmount'] as const
const amountProblems = (
  sent: Pick<Input<CustomLineItem>, (typeof amounts)[number]>,
  { field, currency }: Place,
): Violation[] => amounts.flatMap((name) => decimalViolations(currency, `${field}.${name}`, sent[name]))

const problemsOf = (item: Input<CustomLineItem>, { field, currency }: Place): Violation[] => {
  const { price, productName } = item
  return [
    ...amountProblems(item, { field, currency }),
    ...(price === undefined ? [required(`${field}.price`)] : []),
    ...(productName?.original === undefined ? [required(`${field}.productName.original`)] : []),
    ...(item.itemType?.preset === 'GIFT_CARD' && (item.quantity ?? 1) > maxGiftCardsPerLine
      ? [
          {
            field: `${field}.quantity`,
            description: `must be at most ${maxGiftCardsPerLine} for gift cards`,
            violatedRule: 'MAX' as const,
          },
        ]
      : []),
    ...paymentProblems(item, field),
    ...modifierProblems(item, { field, currency }),
  ]
}

const imageOf = ({ id = '', url = '', width = 0, height = 0, ...more }: Input<Image>): SellableImage => ({
  id,
  url,
  width,
  height,
  ...more,
})

const kindOf = (sent: Input<CustomLineItem>): Item['kind'] => {
  const { itemType, physicalProperties: { shippable = itemType?.preset === 'PHYSICAL' } = {} } = sent
  if (itemType?.preset === 'GIFT_CARD') return 'GIFT_CARD'
  return shippable ? 'PHYSICAL' : 'DIGITAL'
}

type SentGroup = NonNullable<Input<CustomLineItem>['modifierGroups']>[number]
type SentModifier = NonNullable<SentGroup['modifiers']>[number]

const modifierProblems = ({ modifierGroups = [] }: Input<CustomLineItem>, { field, currency }: Place): Violation[] =>
  modifierGroups.flatMap(({ name, modifiers = [] }, index) => {
    const group = `${field}.modifierGroups[${index}]`
    return [
      ...(name?.original === undefined ? [required(`${group}.name.original`)] : []),
      ...(modifiers.length === 0 ? [required(`${group}.modifiers`)] : []),
      ...modifiers.flatMap(({ label, price }, at) => [
        ...(label?.original === undefined ? [required(`${group}.modifiers[${at}].label.original`)] : []),
        ...decimalViolations(currency, `${group}.modifiers[${at}].price`, price),
      ]),
    ]
  })

const chosenOf = (
  { id, quantity = 1, label, details, price = '0' }: SentModifier,
  { index, currency }: { index: number; currency: string },
): ChosenModifier => ({
  id: id ?? String(index + 1),
  label: label!.original!,
  quantity,
  price: toMinor(price, currency),
  ...(label!.translated !== undefined && { translatedLabel: label!.translated }),
  ...(details?.original !== undefined && { details: details.original }),
  ...(details?.translated !== undefined && { translatedDetails: details.translated }),
})

/** Converts the modifiers of a custom line, with the caller's prices. */
const modifiersOf = (groups: readonly SentGroup[], currency: string): readonly ChosenGroup[] =>
  groups.map(({ id, name, modifiers = [] }, index) => ({
    id: id ?? String(index + 1),
    kind: 'CHOICES',
    name: name!.original!,
    ...(name!.translated !== undefined && { translatedName: name!.translated }),
    modifiers: modifiers.map((one, at) => chosenOf(one, { index: at, currency })),
  }))

const itemOf = (sent: Input<CustomLineItem>, currency: string): Item => {
  const { price, fullPrice, productName, physicalProperties = {}, media, taxGroupId, modifierGroups = [] } = sent
  const { weight, sku } = physicalProperties
  return {
    productId: '',
    variantId: onlyVariantId,
    name: productName!.original!,
    slug: '',
    kind: kindOf(sent),
    price: toMinor(price!, currency),
    fullPrice: toMinor(fullPrice ?? price!, currency),
    choices: [],
    ...(modifierGroups.length > 0 && { modifiers: modifiersOf(modifierGroups, currency) }),
    collectionIds: [],
    ...(media && { image: imageOf(media) }),
    ...(taxGroupId !== undefined && { taxGroupId }),
    ...(weight !== undefined && { weight }),
    ...(sku !== undefined && { sku }),
  }
}

/** Reads custom lines, such as a service, a ticket or a surcharge. They are never merged. */
export const readCustomLines = (
  items: readonly Input<CustomLineItem>[],
  { isTrusted, currency, newId }: { isTrusted: boolean; currency: string; newId: () => string },
): StoredLine[] => {
  refuseBuyers(items, isTrusted)
  const violations = items.flatMap((item, index) => problemsOf(item, { field: `customLineItems[${index}]`, currency }))
  if (violations.length > 0) throw new InvalidRequest(violations)
  return items.map((custom) => {
    const id = newId()
    const reference = { catalogItemId: id, appId: '' }
    return {
      id,
      reference,
      variantId: onlyVariantId,
      quantity: custom.quantity ?? 1,
      seen: itemOf(custom, currency),
      custom,
    }
  })
}

/** Reads the overrides of catalog texts and prices by an elevated caller. */
export const overrideOf = (
  { catalogOverrideFields }: Input<LineItem>,
  { field, currency }: Place,
): Input<CatalogOverrideFields> | undefined => {
  if (!catalogOverrideFields) return undefined
  const { paymentOption, depositAmount } = catalogOverrideFields
  const violations = [
    ...amountProblems(catalogOverrideFields, { field, currency }),
    ...paymentProblems({ paymentOption: paymentOption?.value, depositAmount }, field),
  ]
  if (violations.length > 0) throw new InvalidRequest(violations)
  return catalogOverrideFields
}

/** Applies overrides to a catalog item. */
export const overridden = (item: Item, override: StoredLine['override'], currency: string): Item => {
  if (!override) return item
  const { productName, price, fullPrice, physicalProperties = {}, image } = override
  const { shippable, weight, sku } = physicalProperties
  return {
    ...item,
    ...(productName?.original !== undefined && { name: productName.original }),
    ...(price !== undefined && { price: toMinor(price, currency), fullPrice: toMinor(fullPrice ?? price, currency) }),
    ...(fullPrice !== undefined && { fullPrice: toMinor(fullPrice, currency) }),
    ...(shippable !== undefined &&
      item.kind !== 'GIFT_CARD' && { kind: shippable ? ('PHYSICAL' as const) : ('DIGITAL' as const) }),
    ...(weight !== undefined && { weight }),
    ...(sku !== undefined && { sku }),
    ...(image && { image: imageOf(image) }),
  }
}
