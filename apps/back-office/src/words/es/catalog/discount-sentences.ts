import type { discountSentenceWords as English } from '../../en/catalog/discount-sentences.ts'

const itemCount = (count: number): string => (count === 1 ? '1 artículo' : `${count} artículos`)
const of = (items: string | undefined): string => (items === undefined ? '' : ` de ${items}`)

/** Sentences that describe discounts, in Spanish. */
export const discountSentenceWords: typeof English = {
  discountSentences: {
    percent: (percent, items) => `${percent} de descuento en ${items ?? 'todo'}`,
    amount: (amount, items) => `${amount} de descuento en ${items ?? 'el pedido'}`,
    amountEach: (amount, items) => `${amount} de descuento en cada artículo${of(items)}`,
    fixedPrice: (price, items) => `${price} por cada artículo${of(items)}`,
    bundle: (count, price, items) => `${itemCount(count)} a elegir${of(items)} por ${price}`,
    buyXGetY: ({ buys, gets, items, gotItems, percent, times }) => {
      const often = times === undefined ? '' : `, como máximo ${times === 1 ? 'una vez' : `${times} veces`} por pedido`
      const got = `${gets}${of(gotItems)} ${percent === undefined ? 'gratis' : `con un ${percent} de descuento`}`
      return `Al comprar ${itemCount(buys)}${of(items)}, ${got}${often}`
    },
    steps: (steps, items) => `${items ?? 'Todos los artículos'}: ${steps}`,
    percentFrom: (percent, from) => `${percent} de descuento a partir de ${itemCount(from)}`,
    amountFrom: (amount, from) => `${amount} de descuento en cada uno a partir de ${itemCount(from)}`,
    priceFrom: (price, from) => `${price} cada uno a partir de ${itemCount(from)}`,
    freeDelivery: (items) => `Envío gratis${items === undefined ? '' : ` con ${items}`}`,
    between: (from, to) => `entre ${from} y ${to}`,
    atLeast: (from) => `un mínimo de ${from}`,
    atMost: (to) => `un máximo de ${to}`,
    subtotal: (range) => `el subtotal es de ${range}`,
    cost: (range, items) => `${items} cuestan ${range}`,
    quantity: (range, items, last) => `el pedido tiene ${range} ${last === 1 ? 'artículo' : 'artículos'}${of(items)}`,
    members: (names) => `el cliente es ${names}`,
    groups: (names) => `el cliente pertenece a ${names}`,
    countries: (names) => `se envía a ${names}`,
    time: (days, start, end) => `es ${String(days).toLowerCase()} entre las ${start} y las ${end}`,
    firstOrder: 'es el primer pedido del cliente',
    whenAll: (effect, conditions) => `${effect}, cuando ${conditions.join(' y ')}.`,
    whenAny: (effect, conditions) => `${effect}, cuando ${conditions.join(' o ')}.`,
  },
}
