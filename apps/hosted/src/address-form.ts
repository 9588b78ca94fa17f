import { addressForm } from '@vitrine/domain/address/form.ts'
import { statesOf } from '@vitrine/domain/address/states.ts'
import { subdivisionIn } from '@vitrine/domain/address/subdivisions.ts'
import type { AddressKey, SelectOption } from '@vitrine/ui'
import type { Words } from './words/en.ts'

/** The form of an address, as its country has it. */
export interface CountryForm {
  readonly country: string
  /** The fields that depend on the country, in its order. */
  readonly order: readonly AddressKey[]
  readonly required: readonly AddressKey[]
  readonly labels: Readonly<Record<'postalCode' | 'subdivision' | 'city', string>>
  /** What there is to choose from; without them the state is a line of text. */
  readonly states?: readonly SelectOption[]
}

/** Which fields of an address a country asks for, in the words of the page. */
export const countryForm = (country: string, words: Words): CountryForm => {
  const { order, required, labels, states } = addressForm(country)
  return {
    country,
    order,
    required,
    labels: {
      postalCode: words.postalCodes[labels.postalCode],
      subdivision: country === '' ? words.subdivision : words.states[labels.subdivision],
      city: words.cities[labels.city],
    },
    ...(states.length > 0 && { states: states.map(({ code, name }) => ({ value: code, label: name })) }),
  }
}

/** The state as its field has it, however it came: by its code where there is a list to choose from, else by its name. */
export const shownState = (country = '', subdivision = ''): string => {
  const state = subdivisionIn(country, subdivision)
  if (!state) return subdivision
  return statesOf(country).length > 0 ? state.code : state.name
}
