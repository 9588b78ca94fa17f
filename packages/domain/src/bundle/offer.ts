import type {
  CatalogReference,
  ComponentChoice,
  Offer,
  OfferDetails,
  Sellable,
  SoldComponent,
} from '../cart/sellable.ts'
import { maxPerLine } from '../cart/lines.ts'
import { atMost, combinePromises, isPreorder } from '../stock/stock.ts'
import type { BundleRecord, ComponentRecord } from './bundle.ts'
import { stockOfNeeds } from './stock.ts'

/** The offer of a component, in the variant that is fixed or chosen. */
interface ComponentOffer {
  readonly offer: OfferDetails
  /** Whether the buyer chooses the variant. */
  readonly isChosen: boolean
  /** What the buyer still has to choose, as a prompt. */
  readonly missingChoice?: string | undefined
}

/** Returns the offer of a component. `choice` is what the buyer has chosen. */
export type OfferComponent = (component: ComponentRecord, choice: ComponentChoice | undefined) => ComponentOffer

type Sold = Extract<OfferDetails, { state: 'sold' }>
type Offered = readonly (ComponentOffer & { readonly component: ComponentRecord })[]
type SoldOffers = readonly { readonly component: ComponentRecord; readonly offer: Sold }[]

const soldComponent = ({ component: { id, quantity }, offer }: SoldOffers[number]): SoldComponent => {
  const { stock, components: _components, ...item } = offer.sellable
  const { withdrawalExclusion } = offer.terms ?? {}
  return {
    id,
    quantity,
    item,
    ...(isPreorder(stock) && { preorder: combinePromises([stock.preorder!]) }),
    ...(withdrawalExclusion && { withdrawalExclusion }),
  }
}

/** The stock of a bundle in the chosen variants. */
const stockOfChosen = (sold: SoldOffers) => {
  const stock = stockOfNeeds(
    sold.map(({ component: { quantity: pieces }, offer: { sellable } }) => ({
      itemKey: `${sellable.productId}/${sellable.variantId}`,
      pieces,
      stock: sellable.stock,
    })),
  )
  const most = Math.max(...sold.map(({ component }) => component.quantity))
  // A line of an order has at most this quantity.
  return most === 1 ? stock : atMost(stock, Math.floor(maxPerLine / most))
}

const sellableBundle = (whole: Sellable, sold: SoldOffers): Sellable => {
  const { weight: _weight, digitalFileId: _file, ...sellable } = whole
  return {
    ...sellable,
    kind: sold.some(({ offer }) => offer.sellable.kind === 'PHYSICAL') ? 'PHYSICAL' : 'DIGITAL',
    stock: stockOfChosen(sold),
    components: sold.map(soldComponent),
  }
}

/** Returns a choice that the bundle does not have: of another component, of a fixed variant, or of another option. */
const unknownChoice = (offered: Offered, choices: Readonly<Record<string, ComponentChoice>>): string | undefined => {
  for (const [id, choice] of Object.entries(choices)) {
    const found = offered.find(({ component }) => component.id === id)
    if (!found || (!found.isChosen && Object.keys(choice).length > 0)) return `components.${id}`
    const { unknownOption } = found.offer
    if (unknownOption !== undefined) return `components.${id}.${unknownOption}`
  }
  return undefined
}

const isSold = <Pair extends { readonly offer: OfferDetails }>(pair: Pair): pair is Pair & { readonly offer: Sold } =>
  pair.offer.state === 'sold'

const refusal = ({ name, productId }: Sellable, offered: Offered): Offer => {
  const { offer } = offered.find((one) => !isSold(one))!
  const reason = offer.state === 'not-for-sale' ? offer.reason : 'One of its products no longer exists.'
  return { state: 'not-for-sale', productId, reason: `“${name}” is not available: ${reason}` }
}

/** Returns the offer of a bundle: with all its components in the chosen variants, or why it is not for sale. */
export const offerOfBundle = (
  { sellable }: Extract<Offer, { state: 'sold' }>,
  { components }: BundleRecord,
  { reference, offerComponent }: { readonly reference: CatalogReference; readonly offerComponent: OfferComponent },
): Offer & Pick<OfferDetails, 'unknownOption' | 'missingChoice'> => {
  const choices = reference.options?.components ?? {}
  const choiceOf = (id: string) => (Object.hasOwn(choices, id) ? choices[id] : undefined)
  const offered = components.map((component) => ({ component, ...offerComponent(component, choiceOf(component.id)) }))
  const unknownOption = unknownChoice(offered, choices)
  const missing = offered.find(({ missingChoice }) => missingChoice !== undefined)
  const sold = offered.filter(isSold)
  return {
    ...(sold.length === offered.length
      ? { state: 'sold', sellable: sellableBundle(sellable, sold) }
      : refusal(sellable, offered)),
    ...(unknownOption !== undefined && { unknownOption }),
    ...(missing && { missingChoice: { field: `components.${missing.component.id}`, prompt: missing.missingChoice! } }),
  }
}
