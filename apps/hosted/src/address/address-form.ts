import { addressForm } from '@vitrine/domain/address/form.ts'
import { statesOf } from '@vitrine/domain/address/states.ts'
import { subdivisionIn } from '@vitrine/domain/address/subdivisions.ts'
import type { AddressKey, SelectOption } from '@vitrine/ui'
import type { Words } from '../words/en.ts'

/** The address format of a country. */
export interface CountryForm {
  readonly country: string
  /** Country-specific fields, in order. */
  readonly order: readonly AddressKey[]
  readonly required: readonly AddressKey[]
  readonly labels: Readonly<Record<'postalCode' | 'subdivision' | 'city', string>>
  /** States to choose from. Without them, the state is a text field. */
  readonly states?: readonly SelectOption[]
}

/** Returns the address format of a country. */
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

/** Returns the state as its field shows it: the code if the country has a list, otherwise the name. */
export const shownState = (country = '', subdivision = ''): string => {
  const state = subdivisionIn(country, subdivision)
  if (!state) return subdivision
  return statesOf(country).length > 0 ? state.code : state.name
}
