import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../test/run-size.ts'
import { countryCodes } from './countries.ts'
import { addressForm } from './form.ts'
import { addressLines, recipientLines, writtenParts } from './lines.ts'
import { statesOf } from './states.ts'
import { subdivisionIn, withStateName } from './subdivisions.ts'

test('orders and labels fields like the country does', () => {
  expect(addressForm('US')).toMatchObject({
    order: ['addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'],
    required: ['addressLine', 'city', 'postalCode', 'subdivision'],
    labels: { subdivision: 'STATE', postalCode: 'ZIP', city: 'CITY' },
  })
  expect(addressForm('DE')).toMatchObject({
    order: ['addressLine', 'addressLine2', 'postalCode', 'city'],
    labels: { postalCode: 'POSTAL_CODE' },
    states: [],
  })
  expect(addressForm('JP')).toMatchObject({
    order: ['postalCode', 'subdivision', 'city', 'addressLine', 'addressLine2'],
    labels: { subdivision: 'PREFECTURE' },
  })
  expect(addressForm('AE').order).not.toContain('postalCode')
  expect(addressForm('IE')).toMatchObject({ labels: { subdivision: 'COUNTY', postalCode: 'EIRCODE' } })
  expect(addressForm('IE').required).not.toContain('postalCode')
  expect(addressForm('IN').labels).toMatchObject({ subdivision: 'STATE', postalCode: 'PIN' })
  expect(addressForm('BR').labels.postalCode).toBe('CEP')
  expect(addressForm('AU').labels).toEqual({
    subdivision: 'STATE_OR_TERRITORY',
    postalCode: 'POSTCODE',
    city: 'SUBURB',
  })
  expect(addressForm('GB').labels).toMatchObject({ postalCode: 'POSTCODE', city: 'TOWN' })
  expect(addressForm('CL').labels).toMatchObject({ city: 'COMMUNE', subdivision: 'REGION' })
  expect(addressForm('CO').labels.subdivision).toBe('DEPARTMENT')
  expect(addressForm('AE').labels.subdivision).toBe('EMIRATE')
  expect(addressForm('CA').labels.subdivision).toBe('PROVINCE')
})

test('has street and city once for every country, and requires only fields it shows', () => {
  for (const country of ['', ...countryCodes]) {
    const { order, required } = addressForm(country)
    expect(new Set(order).size).toBe(order.length)
    expect(order).toEqual(expect.arrayContaining(['addressLine', 'city']))
    expect(order).toEqual(expect.arrayContaining([...required]))
  }
})

test('lists each state once, and finds each by its code', () => {
  expect(statesOf('US')).toHaveLength(60)
  expect([statesOf('JP').length, statesOf('ES').length, statesOf('IT').length]).toEqual([47, 52, 107])
  expect([statesOf('AU').length, statesOf('CA').length, statesOf('BR').length]).toEqual([8, 13, 27])
  expect([statesOf('MX').length, statesOf('IN').length, statesOf('DE').length]).toEqual([32, 36, 0])
  for (const country of countryCodes) {
    const states = statesOf(country)
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length)
    for (const state of states) expect(subdivisionIn(country, state.code)).toEqual(state)
  }
})

test('finds a state by code, abbreviation or name in any spelling', () => {
  for (const text of ['JP-13', 'tokyo', 'Tōkyō']) expect(subdivisionIn('JP', text)?.code).toBe('JP-13')
  for (const text of ['US-NY', 'ny', 'New York']) expect(subdivisionIn('US', text)?.code).toBe('US-NY')
  expect(subdivisionIn('US', 'Bavaria')).toBe(undefined)
  expect(subdivisionIn('US', '')).toBe(undefined)
})

const line = (address: Parameters<typeof addressLines>[0]) => addressLines(withStateName(address!), 'en').join(' | ')

test('formats an address like its country does', () => {
  const at = { addressLine: '1 Main St', city: 'Albany', postalCode: '12207', subdivision: 'US-NY', country: 'US' }
  expect(line(at)).toBe('1 Main St | Albany, NY 12207 | United States')
  expect(line({ addressLine: 'Ring 1', addressLine2: 'Hof', city: 'Bonn', postalCode: '53111', country: 'DE' })).toBe(
    'Ring 1 | Hof | 53111 Bonn | Germany',
  )
  const tokyo = {
    addressLine: '1-5-3 Yaesu',
    city: 'Chuo',
    postalCode: '103-0028',
    subdivision: 'JP-13',
    country: 'JP',
  }
  expect(line(tokyo)).toBe('1-5-3 Yaesu | Chuo, Tokyo | 103-0028 | Japan')
  const madrid = { addressLine: 'Calle 1', city: 'Alcalá', postalCode: '28801', subdivision: 'ES-M', country: 'ES' }
  expect(line(madrid)).toBe('Calle 1 | 28801 Alcalá Madrid | Spain')
  expect(line({ addressLine: '1 High St', city: 'York', postalCode: 'YO1 7HH', country: 'GB' })).toBe(
    '1 High St | York | YO1 7HH | United Kingdom',
  )
  expect(addressLines(undefined, 'en')).toEqual([])
  expect(addressLines({ country: 'FR' }, 'de')).toEqual(['Frankreich'])
})

test('shows every part of an address in every country', () => {
  const word = fc.stringMatching(/^[a-z]{3,9}[0-9]$/)
  fc.assert(
    fc.property(
      fc.constantFrom(...countryCodes),
      fc.tuple(word, word, word, word, word, word, word),
      (country, words) => {
        const [addressLine, addressLine2, city, subdivision, postalCode, firstName, company] = words
        const address = { addressLine, addressLine2, city, subdivision, postalCode, country }
        const written = recipientLines({ contactDetails: { firstName, company }, address }, 'en').join('\n')
        for (const one of words) expect(written.toLowerCase()).toContain(one)
      },
    ),
    { numRuns: propertyRuns },
  )
})

test('derives the parts of an address from its format', () => {
  expect(writtenParts('SG')).toEqual(['A', 'Z'])
  expect(writtenParts('US')).toEqual(['A', 'C', 'S', 'Z'])
})
