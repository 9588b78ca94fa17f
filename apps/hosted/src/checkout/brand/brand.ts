import type { CheckoutSettings, SiteInfo } from '@vitrine/client'
import { luminanceOf, textColorThreshold, readableOn } from '@vitrine/domain/store-design/colors.ts'
import { overImage, overlayOpacity } from '@vitrine/domain/store-design/backgrounds.ts'
import type { CSSProperties } from 'react'
import { pictureOf, summaryOf, wholeOf, type Fill } from './brand-grounds.ts'

/** The store's branding of its checkout. */
export interface Brand {
  readonly name?: string
  readonly logoUrl?: string
  /** Alternative text of the logo. */
  readonly logoAlt?: string
  readonly logoSize: 'SMALL' | 'MEDIUM' | 'LARGE'
  readonly isCentered: boolean
  readonly isLabeled: boolean
  readonly header: CSSProperties
  readonly footer: CSSProperties
  /** Everything between header and footer. */
  readonly main: CSSProperties
  /** Whether the form is shown on a card, over a background image. */
  readonly isOnSheet: boolean
}

/** Styles of the checkout page itself. */
export interface CheckoutTheme {
  readonly summary?: CSSProperties
  /** Whether the summary is shown on a card, over a background image. */
  readonly isSummaryOnSheet?: boolean
  readonly express?: 'RECTANGLE' | 'PILL'
}

/** The default backgrounds in light and dark mode. */
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

/** An image with an overlay that keeps text readable. */
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

/** Text, links and focus in the band get readable colors, as do nested default backgrounds. */
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

/** Returns the store's branding, or `undefined` if it has none. */
export const brandOf = ({ checkoutBrand }: CheckoutSettings, theme?: SiteInfo['looks']): Brand | undefined => {
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
    main: wholeOf(checkoutBrand, theme?.backgroundColor),
    isOnSheet: Boolean(checkoutBrand.mainSection?.formBackgroundFill?.image?.url),
  }
}

/** Returns the styles of the page between header and footer. */
export const checkoutTheme = ({ checkoutBrand }: CheckoutSettings, theme?: SiteInfo['looks']): CheckoutTheme => {
  const { summaryBackgroundFill: fill, expressButtonsCornerRadius: express } = checkoutBrand?.mainSection ?? {}
  const summary = checkoutBrand && summaryOf(checkoutBrand, theme?.backgroundColor)
  return {
    ...(summary && { summary }),
    ...(fill?.image?.url && { isSummaryOnSheet: true }),
    ...(express && { express }),
  }
}

/** Returns the button color. The order button may have its own. */
export const buttonColorOf = ({ checkoutBrand }: CheckoutSettings, isOrdering: boolean): string | undefined => {
  const { buttonColor, placeOrderButtonColor } = checkoutBrand?.global ?? {}
  return (isOrdering && placeOrderButtonColor) || buttonColor || undefined
}
