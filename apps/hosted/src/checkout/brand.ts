import type { CheckoutSettings } from '@vitrine/client'
import { luminanceOf, middle, readableOn } from '@vitrine/domain/looks/colors.ts'
import type { CSSProperties } from 'react'

/** How a store wants its checkout to look. */
export interface Brand {
  readonly name?: string
  readonly logoUrl?: string
  /** What stands in the place of the picture for those who do not see it. */
  readonly logoAlt?: string
  readonly logoSize: 'SMALL' | 'MEDIUM' | 'LARGE'
  readonly isCentered: boolean
  readonly isLabeled: boolean
  readonly header: CSSProperties
  readonly footer: CSSProperties
}

/** The grounds of the house, by day and by night. */
const canvas = { day: '#f6f4f0', night: '#151311' }

interface Wanted {
  readonly ground: string | undefined
  readonly text?: string | undefined
  readonly line: string | undefined
}

/** Everything in it, words, links and focus, takes a color that can be read there; so do the house's own grounds. */
const bandOf = ({ ground, text, line }: Wanted): CSSProperties => {
  const ink = ground
    ? readableOn(ground, text)
    : text && `light-dark(${readableOn(canvas.day, text)}, ${readableOn(canvas.night, text)})`
  const inks = ink && { '--color-text': ink, '--color-muted': ink, '--color-focus': ink }
  const wash = ground && { '--color-wash': `color-mix(in srgb, ${ink} 12%, ${ground})`, '--color-edge': ink }
  return {
    ...(ground && { background: ground, colorScheme: luminanceOf(ground) > middle ? 'light' : 'dark' }),
    ...(line && { borderColor: line }),
    ...inks,
    ...wash,
  }
}

/** What a store says of the looks of its checkout; nothing where it says nothing. */
export const brandOf = ({ checkoutBrand }: CheckoutSettings): Brand | undefined => {
  if (!checkoutBrand) return undefined
  const { header = {}, footer = {} } = checkoutBrand
  const { url, altText } = header.logo?.image ?? {}
  return {
    ...(header.text && { name: header.text }),
    ...(url && { logoUrl: url }),
    ...(altText && { logoAlt: altText }),
    logoSize: header.logo?.size ?? 'MEDIUM',
    isCentered: header.alignment === 'CENTER',
    isLabeled: header.displayCheckoutLabel ?? false,
    header: bandOf({ ground: header.backgroundFill?.color, text: header.textColor, line: header.dividerColor }),
    footer: bandOf({ ground: footer.backgroundFill?.color, line: footer.dividerColor }),
  }
}

/** The color of the buttons: that which orders may have one of its own. */
export const buttonColorOf = ({ checkoutBrand }: CheckoutSettings, isOrdering: boolean): string | undefined => {
  const { buttonColor, placeOrderButtonColor } = checkoutBrand?.global ?? {}
  return (isOrdering && placeOrderButtonColor) || buttonColor || undefined
}
