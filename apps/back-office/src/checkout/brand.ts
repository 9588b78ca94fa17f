import type { CheckoutSettings, CheckoutSettingsInput } from '@vitrine/client'
import { isTicked, textIn } from '../form/read-fields.ts'

type Brand = NonNullable<CheckoutSettings['checkoutBrand']>
type Fill = NonNullable<NonNullable<Brand['header']>['backgroundFill']>

const brandField = 'checkoutSettings.checkoutBrand'

/** Form field name for a property of the brand. */
export const brandFieldName = (path: string): string => `${brandField}.${path}`

const fillOf = (fill: Fill | undefined) =>
  fill?.image?.url ? { image: { url: fill.image.url } } : { color: fill?.color ?? '' }

/** The complete brand settings, so that an undo also resets properties set since. */
export const completeBrand = (brand: Brand = {}): CheckoutSettingsInput['checkoutBrand'] => {
  const { header = {}, mainSection = {}, footer = {}, global = {} } = brand
  const { logo, continueShopping } = header
  return {
    header: {
      text: header.text ?? '',
      textColor: header.textColor ?? '',
      logo: {
        size: logo?.size ?? 'MEDIUM',
        image: { url: logo?.image?.url ?? '', altText: logo?.image?.altText ?? '' },
      },
      alignment: header.alignment ?? 'SIDE',
      displayCheckoutLabel: header.displayCheckoutLabel ?? false,
      continueShopping: {
        hidden: continueShopping?.hidden ?? false,
        displayType: continueShopping?.displayType ?? 'TEXT',
      },
      backgroundFill: fillOf(header.backgroundFill),
      dividerColor: header.dividerColor ?? '',
    },
    mainSection: {
      formBackgroundFill: fillOf(mainSection.formBackgroundFill),
      summaryBackgroundFill: fillOf(mainSection.summaryBackgroundFill),
      dividerColor: mainSection.dividerColor ?? '',
      tintedBoxColor: mainSection.tintedBoxColor ?? '',
      expressButtonsCornerRadius: mainSection.expressButtonsCornerRadius ?? 'RECTANGLE',
      cornerRadius: mainSection.cornerRadius ?? 4,
    },
    footer: { backgroundFill: fillOf(footer.backgroundFill), dividerColor: footer.dividerColor ?? '' },
    global: {
      selectionColor: global.selectionColor ?? '',
      placeOrderButtonColor: global.placeOrderButtonColor ?? '',
      buttonColor: global.buttonColor ?? '',
    },
  }
}

type Sent = NonNullable<NonNullable<CheckoutSettingsInput['checkoutBrand']>>
type Header = NonNullable<Sent['header']>
type Main = NonNullable<Sent['mainSection']>

const readFill = (form: FormData, path: string): Fill => {
  const url = textIn(form, brandFieldName(`${path}.image.url`))
  return url === '' ? { color: textIn(form, brandFieldName(`${path}.color`)) } : { image: { url } }
}

/** Reads the brand settings from the form. */
export const readBrand = (form: FormData): Sent => {
  const text = (path: string) => textIn(form, brandFieldName(path))
  return {
    header: {
      text: text('header.text'),
      textColor: text('header.textColor'),
      logo: {
        size: text('header.logo.size') as NonNullable<Header['logo']>['size'],
        image: { url: text('header.logo.image.url'), altText: text('header.logo.image.altText') },
      },
      alignment: text('header.alignment') as Header['alignment'],
      displayCheckoutLabel: isTicked(form, brandFieldName('header.displayCheckoutLabel')),
      continueShopping: {
        hidden: !isTicked(form, brandFieldName('header.continueShopping.hidden')),
        displayType: text('header.continueShopping.displayType') as NonNullable<
          Header['continueShopping']
        >['displayType'],
      },
      backgroundFill: readFill(form, 'header.backgroundFill'),
      dividerColor: text('header.dividerColor'),
    },
    mainSection: {
      formBackgroundFill: readFill(form, 'mainSection.formBackgroundFill'),
      summaryBackgroundFill: readFill(form, 'mainSection.summaryBackgroundFill'),
      dividerColor: text('mainSection.dividerColor'),
      tintedBoxColor: text('mainSection.tintedBoxColor'),
      expressButtonsCornerRadius: text('mainSection.expressButtonsCornerRadius') as Main['expressButtonsCornerRadius'],
      cornerRadius: Number(text('mainSection.cornerRadius')),
    },
    footer: { backgroundFill: readFill(form, 'footer.backgroundFill'), dividerColor: text('footer.dividerColor') },
    global: {
      selectionColor: text('global.selectionColor'),
      placeOrderButtonColor: text('global.placeOrderButtonColor'),
      buttonColor: text('global.buttonColor'),
    },
  }
}
