import type { ProductInput, SiteSettings } from '@vitrine/client'
import { isCurrency, toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { Checkbox, TextArea, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { isTicked, textIn } from '../../form/read-fields.ts'
import { CancelLink } from '../../form/cancel-link.tsx'
import { throwFieldError } from '../../form/field-errors.ts'
import { EntryForm } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { shop } from '../../shop.ts'
import { type Picture } from '../../session/upload-picture.ts'
import { words } from '../../words/words.ts'
import { PicturesField } from './pictures-field.tsx'

const { giftCards } = words
const list = '/products'
const valuesField = 'product.priceData.price'
const option = 'Value'

/** Parses the amounts buyers can choose: sorted, without duplicates. */
const readValues = (text: string, currency: string): number[] => {
  const parts = text.split(/[;,\s]+/).filter((part) => part !== '')
  const values = parts.map((part) => (/^\d+(\.\d{1,3})?$/.test(part) ? toMinor(part, currency) : 0))
  if (values.length === 0 || values.some((value) => value <= 0)) throwFieldError(valuesField, giftCards.notValues)
  return [...new Set(values)].toSorted((one, other) => one - other)
}

const valueText = (value: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    Number(toDecimal(value, currency)),
  )

/** A product with one price, or with an option that has a price per choice. */
const readProduct = (form: FormData, { currency, language }: SiteSettings): ProductInput => {
  const values = readValues(textIn(form, valuesField), isCurrency(currency) ? currency : 'EUR')
  const prices = values.map((value) => ({
    price: Number(toDecimal(value, currency)),
    label: valueText(value, currency, language),
  }))
  const choices = prices.map(({ label }) => ({ value: label, description: label }))
  return {
    name: textIn(form, 'product.name'),
    giftCard: true,
    description: textIn(form, 'product.description'),
    visible: isTicked(form, 'product.visible'),
    priceData: { price: prices[0]!.price },
    ...(prices.length > 1 && {
      manageVariants: true,
      productOptions: [{ name: option, choices }],
      variants: prices.map(({ price, label }) => ({
        choices: { [option]: label },
        variant: { priceData: { price } },
      })),
    }),
  }
}

/** Creates a gift card product with its amounts. */
export const NewGiftCardPage = ({ data: settings }: PageProps<SiteSettings>) => {
  const done = useDone()
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const save = async (form: FormData) => {
    const { product } = await shop.products.createProduct(readProduct(form, settings))
    const media = pictures.map(({ id }) => ({ mediaId: id }))
    const isWhole = await (
      media.length === 0 ? Promise.resolve() : shop.products.addProductMedia(product.id, media)
    ).then(
      () => true,
      () => false,
    )
    const message = isWhole ? words.added(product.name) : words.newProduct.halfDone
    return done({ message, next: `${list}/${product.id}` })
  }
  return (
    <EntryPage title={giftCards.sell} list={{ label: words.products, href: list }}>
      <EntryForm label={giftCards.one} save={save} actions={<CancelLink href={list} />}>
        {(field) => (
          <>
            <TextField
              {...field('product.name')}
              label={words.name}
              defaultValue={giftCards.one}
              required
              maxLength={80}
            />
            <TextField
              {...field(valuesField)}
              label={giftCards.values(settings.currency)}
              hint={giftCards.valuesHint}
              defaultValue="25, 50, 100"
              required
            />
            <PicturesField pictures={pictures} onChange={setPictures} />
            <TextArea
              {...field('product.description')}
              label={words.description}
              hint={words.descriptionHint}
              rows={5}
              maxLength={8000}
            />
            <Checkbox {...field('product.visible')} label={words.visible} defaultChecked />
          </>
        )}
      </EntryForm>
    </EntryPage>
  )
}
