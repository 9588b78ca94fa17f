import { isolate } from '@vitrine/domain/bidi.ts'
import type { discountSentenceWords as English } from '../../en/catalog/discount-sentences.ts'

const itemCount = (count: number): string => (count === 1 ? 'פריט אחד' : count === 2 ? 'שני פריטים' : `${count} פריטים`)
const outOf = (items: string | undefined): string => (items === undefined ? '' : ` מתוך ${isolate(items)}`)
const fromCount = (count: number): string => `החל מ־${count} ${count === 1 ? 'פריט' : 'פריטים'}`
const timesOf = (count: number): string => (count === 1 ? 'פעם אחת' : count === 2 ? 'פעמיים' : `${count} פעמים`)

/** Sentences that describe discounts, in Hebrew. */
export const discountSentenceWords: typeof English = {
  discountSentences: {
    percent: (percent, items) => `${percent} הנחה על ${items === undefined ? 'הכול' : isolate(items)}`,
    amount: (amount, items) => `${amount} הנחה על ${items === undefined ? 'ההזמנה' : isolate(items)}`,
    amountEach: (amount, items) => `${amount} הנחה על כל פריט${outOf(items)}`,
    fixedPrice: (price, items) => `${price} לכל פריט${outOf(items)}`,
    bundle: (count, price, items) => `${itemCount(count)} לבחירה${outOf(items)} ב־${price}`,
    buyXGetY: ({ buys, gets, items, gotItems, percent, times }) => {
      const often = times === undefined ? '' : `, עד ${timesOf(times)} בכל הזמנה`
      const got = `${itemCount(gets)}${outOf(gotItems)} ${percent === undefined ? 'חינם' : `ב־${percent} הנחה`}`
      return `בקניית ${itemCount(buys)}${outOf(items)}, ${got}${often}`
    },
    steps: (steps, items) => `${items === undefined ? 'כל הפריטים' : isolate(items)}: ${steps}`,
    percentFrom: (percent, from) => `${percent} הנחה ${fromCount(from)}`,
    amountFrom: (amount, from) => `${amount} הנחה לכל אחד ${fromCount(from)}`,
    priceFrom: (price, from) => `${price} לכל אחד ${fromCount(from)}`,
    freeDelivery: (items) => `משלוח חינם${items === undefined ? '' : ` עם ${isolate(items)}`}`,
    between: (from, to) => `בין ${from} ל־${to}`,
    atLeast: (from) => `לפחות ${from}`,
    atMost: (to) => `לכל היותר ${to}`,
    subtotal: (range) => `סכום הביניים הוא ${range}`,
    cost: (range, items) => `המחיר של ${isolate(items)} הוא ${range}`,
    quantity: (range, items, last) => `יש בהזמנה ${range} ${last === 1 ? 'פריט' : 'פריטים'}${outOf(items)}`,
    members: (names) => `ההזמנה היא של ${isolate(names)}`,
    groups: (names) => `ההזמנה היא של חברי הקבוצה ${isolate(names)}`,
    countries: (names) => `המשלוח הוא אל ${isolate(names)}`,
    time: (days, start, end) => `זה קורה ב${days} בין ${start} ל־${end}`,
    firstOrder: 'זאת ההזמנה הראשונה של הלקוח',
    whenAll: (effect, conditions) => `${effect}, כאשר ${conditions.join(' וגם ')}.`,
    whenAny: (effect, conditions) => `${effect}, כאשר ${conditions.join(' או ')}.`,
  },
}
