import { formattedPrice, choicesOf, lineName } from '@vitrine/domain/cart/choices.ts'
import { media, type Checkout, type Order } from '@vitrine/client'

/** So wide and high is its picture, on screens of twice the dots. */
const side = 144

/** A line of a checkout or an order: plain data, ready to draw. */
export interface Line {
  readonly id: string
  readonly name: string
  readonly choices: string
  readonly quantity: number
  readonly price: string
  readonly picture?: string
  /** That there is no right of withdrawal, or how it is lost. */
  readonly note?: string
}

type Sold = Checkout['lineItems'][number] | Order['lineItems'][number]

/** A line without its price. */
export const lineOf = (line: Sold, image: Order['lineItems'][number]['image']): Omit<Line, 'price'> => ({
  id: line.id,
  name: lineName(line, 'buyer'),
  choices: choicesOf(line, 'buyer', formattedPrice),
  quantity: line.quantity,
  picture: image && media.getScaledToFillImageUrl(image, side, side),
})
