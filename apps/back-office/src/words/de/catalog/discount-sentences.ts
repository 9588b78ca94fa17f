import type { discountSentenceWords as English } from '../../en/catalog/discount-sentences.ts'

const itemCount = (count: number): string => `${count} Artikel`
const from = (items: string | undefined): string => (items === undefined ? '' : ` aus ${items}`)
/** The dative, after “ab”. */
const fromCount = (count: number): string => (count === 1 ? 'ab 1 Artikel' : `ab ${count} Artikeln`)

/** Sentences that describe discounts, in German. */
export const discountSentenceWords: typeof English = {
  discountSentences: {
    percent: (percent, items) => `${percent} Rabatt auf ${items ?? 'alles'}`,
    amount: (amount, items) => `${amount} Rabatt auf ${items ?? 'die Bestellung'}`,
    amountEach: (amount, items) => `${amount} Rabatt auf jeden Artikel${from(items)}`,
    fixedPrice: (price, items) => `${price} für jeden Artikel${from(items)}`,
    bundle: (count, price, items) =>
      `${count} ${count === 1 ? 'beliebiger' : 'beliebige'} Artikel${from(items)} für ${price}`,
    buyXGetY: ({ buys, gets, items, gotItems, percent, times }) => {
      const often = times === undefined ? '' : `, höchstens ${times}-mal je Bestellung`
      const got = `${gets}${from(gotItems)} ${percent === undefined ? 'gratis' : `mit ${percent} Rabatt`}`
      return `Wer ${itemCount(buys)}${from(items)} kauft, erhält ${got}${often}`
    },
    steps: (steps, items) => `${items ?? 'Alle Artikel'}: ${steps}`,
    percentFrom: (percent, count) => `${percent} Rabatt ${fromCount(count)}`,
    amountFrom: (amount, count) => `je ${amount} Rabatt ${fromCount(count)}`,
    priceFrom: (price, count) => `je ${price} ${fromCount(count)}`,
    freeDelivery: (items) => `Kostenloser Versand${items === undefined ? '' : ` mit ${items}`}`,
    between: (least, most) => `zwischen ${least} und ${most}`,
    atLeast: (least) => `mindestens ${least}`,
    atMost: (most) => `höchstens ${most}`,
    subtotal: (range) => `die Zwischensumme ${range} beträgt`,
    cost: (range, items) => `${items} zusammen ${range} kosten`,
    quantity: (range, items, _last) => `die Bestellung ${range} Artikel${from(items)} enthält`,
    members: (names) => `der Kunde ${names} ist`,
    groups: (names) => `der Kunde zu ${names} gehört`,
    countries: (names) => `die Lieferung nach ${names} geht`,
    time: (days, start, end) => `es ${days} zwischen ${start} und ${end} Uhr ist`,
    firstOrder: 'es die erste Bestellung des Kunden ist',
    whenAll: (effect, conditions) => `${effect}, wenn ${conditions.join(' und ')}.`,
    whenAny: (effect, conditions) => `${effect}, wenn ${conditions.join(' oder ')}.`,
  },
}
