import { formattedPrice, choicesOf, lineName } from '@vitrine/domain/cart/choices.ts'
import { media, type Checkout, type Order } from '@vitrine/client'

/** Width and height of the image, for high-resolution screens. */
const side = 144

/** A line item of a checkout or order, as plain data. */
export interface Line {
  readonly id: string
  readonly name: string
  readonly choices: string
  readonly quantity: number
  readonly price: string
  readonly picture?: string
  /** A note on the right of withdrawal. */
  readonly note?: string
}

type Sold = Checkout['lineItems'][number] | Order['lineItems'][number]

/** Returns a line item without its price. */
export const lineOf = (line: Sold, image: Order['lineItems'][number]['image']): Omit<Line, 'price'> => ({
  id: line.id,
  name: lineName(line, 'buyer'),
  choices: choicesOf(line, 'buyer', formattedPrice),
  quantity: line.quantity,
  picture: image && media.getScaledToFillImageUrl(image, side, side),
})
