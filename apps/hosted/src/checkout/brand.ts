import type { CheckoutSettings, SiteInfo } from '@vitrine/client'
import { luminanceOf, textColorThreshold, readableOn } from '@vitrine/domain/store-design/colors.ts'
import { overImage, overlayOpacity } from '@vitrine/domain/store-design/backgrounds.ts'
import type { CSSProperties } from 'react'
import { pictureOf, summaryOf, wholeOf, type Fill } from './brand-grounds.ts'

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
  /** Of all between header and footer. */
  readonly main: CSSProperties
  /** A picture lies behind it: words stand on a sheet of their own. */
  readonly isOnSheet: boolean
}

/** How the parts of the checkout page itself look. */
export interface Looks {
  readonly summary?: CSSProperties
  /** Whether a picture lies behind the summary. */
  readonly isSummaryOnSheet?: boolean
  readonly express?: 'RECTANGLE' | 'PILL'
}

/** The grounds of the house, by day and by night. */
const canvas = { day: '#f6f4f0', night: '#151311' }

interface Wanted {
  readonly ground: Fill | undefined
  readonly text?: string | undefined
  readonly line: string | undefined
}

const inkOf = (ground: string | undefined, text: string | undefined): string | undefined => {
  if (ground) return readableOn(ground, text)
  return text && `light-dark(${readableOn(canvas.day, text)}, ${readableOn(canvas.night, text)})`
}

/** A band over a picture: a veil lies between them, through which everything is read. */
const overlaidBand = (url: string, text: string | undefined): CSSProperties => {
  const { textColor: ink, overlay: veil } = overImage(text)
  const veiled = `color-mix(in srgb, ${veil} ${overlayOpacity * 100}%, transparent)`
  const picture = pictureOf(url)
  return {
    ...picture,
    backgroundImage: `linear-gradient(${veiled}, ${veiled}), ${picture.backgroundImage}`,
    colorScheme: veil === '#ffffff' ? 'light' : 'dark',
    ...inksOf(ink),
    '--color-wash': veil,
    '--color-edge': ink,
  } as CSSProperties
}

const inksOf = (ink: string) => ({ '--color-text': ink, '--color-muted': ink, '--color-focus': ink })

/** Everything in it, words, links and focus, takes a color that can be read there; so do the house's own grounds. */
const bandOf = ({ ground: { color, image } = {}, text, line }: Wanted): CSSProperties => {
  const border = line && { borderColor: line }
  if (image?.url) return { ...overlaidBand(image.url, text), ...border }
  const ink = inkOf(color, text)
  const wash = color && { '--color-wash': `color-mix(in srgb, ${ink} 12%, ${color})`, '--color-edge': ink }
  return {
    ...(color && { background: color, colorScheme: luminanceOf(color) > textColorThreshold ? 'light' : 'dark' }),
    ...border,
    ...(ink && inksOf(ink)),
    ...wash,
  }
}

/** What a store says of the looks of its checkout; nothing where it says nothing. */
export const brandOf = ({ checkoutBrand }: CheckoutSettings, looks?: SiteInfo['looks']): Brand | undefined => {
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
    header: bandOf({ ground: header.backgroundFill, text: header.textColor, line: header.dividerColor }),
    footer: bandOf({ ground: footer.backgroundFill, line: footer.dividerColor }),
    main: wholeOf(checkoutBrand, looks?.backgroundColor),
    isOnSheet: Boolean(checkoutBrand.mainSection?.formBackgroundFill?.image?.url),
  }
}

/** What a store says of the looks of the page between header and footer. */
export const looksOf = ({ checkoutBrand }: CheckoutSettings, looks?: SiteInfo['looks']): Looks => {
  const { summaryBackgroundFill: fill, expressButtonsCornerRadius: express } = checkoutBrand?.mainSection ?? {}
  const summary = checkoutBrand && summaryOf(checkoutBrand, looks?.backgroundColor)
  return {
    ...(summary && { summary }),
    ...(fill?.image?.url && { isSummaryOnSheet: true }),
    ...(express && { express }),
  }
}

/** The color of the buttons: that which orders may have one of its own. */
export const buttonColorOf = ({ checkoutBrand }: CheckoutSettings, isOrdering: boolean): string | undefined => {
  const { buttonColor, placeOrderButtonColor } = checkoutBrand?.global ?? {}
  return (isOrdering && placeOrderButtonColor) || buttonColor || undefined
}
