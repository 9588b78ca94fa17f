import type { ProductModifier } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { ProductTranslation } from '@vitrine/contract/calls/catalog/translations.ts'
import { translatedChoice, translatedName, translatedTitle } from '@vitrine/domain/catalog/translation.ts'
import type { ModifierRecord } from '@vitrine/domain/modifier/modifier.ts'
import { convert, toDecimal, type Minor } from '@vitrine/domain/money.ts'
import type { MoneyWriter } from '../../../../ground/words/money-writer.ts'
import type { Site } from '../../../../ground/site/sites.ts'

interface Presenting {
  readonly site: Site
  readonly money: MoneyWriter
  readonly translation: ProductTranslation | undefined
}

/**
 * Returns the added price shown to buyers. Like in carts it is converted by the exchange rate only, without rounding
 * rules: it is small compared to a price.
 */
const shownAmount = (added: Minor, { site: { currency, conversion }, money: { converted } }: Presenting) => {
  const exact = conversion ? convert(added, currency, conversion) : added
  const shown = added > 0 ? Math.max(exact, 1) : exact
  return { convertedAddedPrice: toDecimal(shown, converted.currency), formattedAddedPrice: converted.text(shown) }
}

const translated = (name: string | undefined) => (name === undefined ? {} : { translatedName: name })

/** Presents a modifier. */
export const presentModifier = (modifier: ModifierRecord, presenting: Presenting): ProductModifier => {
  const { id, key, name, mandatory } = modifier
  const { site, translation } = presenting
  if (modifier.kind === 'TEXT') {
    const { minLength: minCharCount, maxLength: maxCharCount, addedPrice } = modifier
    return {
      id,
      key,
      name,
      mandatory,
      modifierRenderType: 'FREE_TEXT',
      freeTextSettings: {
        title: name,
        key,
        minCharCount,
        maxCharCount,
        defaultAddedPrice: toDecimal(addedPrice, site.currency),
        ...shownAmount(addedPrice, presenting),
      },
      ...translated(translatedTitle(translation, name)),
    }
  }
  return {
    id,
    key,
    name,
    mandatory,
    modifierRenderType: modifier.swatches ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    choicesSettings: {
      choices: modifier.choices.map((choice) => ({
        choiceId: choice.id,
        key: choice.key,
        name: choice.name,
        choiceType: choice.colorCode === undefined ? 'CHOICE_TEXT' : 'ONE_COLOR',
        ...(choice.colorCode !== undefined && { colorCode: choice.colorCode }),
        addedPrice: toDecimal(choice.addedPrice, site.currency),
        ...shownAmount(choice.addedPrice, presenting),
        ...translated(translatedChoice(translation, name, choice.name)),
      })),
    },
    ...translated(translatedName(translation, name)),
  }
}
