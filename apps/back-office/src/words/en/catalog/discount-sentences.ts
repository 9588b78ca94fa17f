/** What customers buy, and what they get for it. */
export interface BuyXGetYWords {
  readonly buys: number
  readonly gets: number
  /** Names of the items to buy. Absent for all. */
  readonly items: string | undefined
  /** Names of the items to get. Absent for the same. */
  readonly gotItems: string | undefined
  /** Such as “50%”. Absent if they are free. */
  readonly percent: string | undefined
  /** How often in an order. Absent for any number. */
  readonly times: number | undefined
}

const itemCount = (count: number): string => (count === 1 ? '1 item' : `${count} items`)
const of = (items: string | undefined): string => (items === undefined ? '' : ` of ${items}`)

/** Sentences that describe discounts. `items` are names, such as “Mugs or Bowls”, and absent for all items. */
export const discountSentenceWords = {
  discountSentences: {
    percent: (percent: string, items: string | undefined) => `${percent} off ${items ?? 'everything'}`,
    amount: (amount: string, items: string | undefined) => `${amount} off ${items ?? 'the order'}`,
    amountEach: (amount: string, items: string | undefined) =>
      `${amount} off each ${items === undefined ? 'item' : `of ${items}`}`,
    fixedPrice: (price: string, items: string | undefined) =>
      `${price} for each ${items === undefined ? 'item' : `of ${items}`}`,
    bundle: (count: number, price: string, items: string | undefined) =>
      `Any ${items === undefined ? itemCount(count) : `${count} of ${items}`} for ${price}`,
    buyXGetY: ({ buys, gets, items, gotItems, percent, times }: BuyXGetYWords) => {
      const bought = items === undefined ? itemCount(buys) : `${buys} of ${items}`
      const often = times === undefined ? '' : `, up to ${times === 1 ? 'once' : `${times} times`} per order`
      return `Buy ${bought}, get ${gets}${of(gotItems)} ${percent === undefined ? 'free' : `${percent} off`}${often}`
    },
    steps: (steps: string, items: string | undefined) => `${items ?? 'All items'}: ${steps}`,
    percentFrom: (percent: string, from: number) => `${percent} off from ${itemCount(from)}`,
    amountFrom: (amount: string, from: number) => `${amount} off each from ${itemCount(from)}`,
    priceFrom: (price: string, from: number) => `${price} each from ${itemCount(from)}`,
    freeDelivery: (items: string | undefined) => `Free delivery${items === undefined ? '' : ` with ${items}`}`,
    /** Bounds of an amount or a quantity. */
    between: (from: string, to: string) => `between ${from} and ${to}`,
    atLeast: (from: string) => `at least ${from}`,
    atMost: (to: string) => `at most ${to}`,
    /** Conditions, as clauses of “when”. */
    subtotal: (range: string) => `the subtotal is ${range}`,
    cost: (range: string, items: string) => `${items} cost ${range}`,
    /** The last number decides on the plural. */
    quantity: (range: string, items: string | undefined, _last: number) =>
      `the order has ${range} of ${items ?? 'any items'}`,
    members: (names: string) => `the customer is ${names}`,
    groups: (names: string) => `the customer is in ${names}`,
    countries: (names: string) => `it goes to ${names}`,
    time: (days: string, start: string, end: string) => `it is ${days} between ${start} and ${end}`,
    firstOrder: 'it is the customer’s first order',
    whenAll: (effect: string, conditions: readonly string[]) => `${effect}, when ${conditions.join(', and ')}.`,
    whenAny: (effect: string, conditions: readonly string[]) => `${effect}, when ${conditions.join(', or ')}.`,
  },
}
