import { expect, test } from 'vitest'
import { isMeant, readPlaces } from './places.ts'

const places = readPlaces(
  ['DE\t10115\tBerlin\tBerlin', 'DE\t80331\tMünchen', 'US\t12207\tAlbany\tUS-NY', 'nonsense', 'AT\t1010\tWien'].join(
    '\n',
  ),
)

test('places are found by the beginning of their code or their name, accents or not', () => {
  expect(places.find('101').map(({ city }) => city)).toEqual(['Wien', 'Berlin'])
  expect(places.find('101', 'DE').map(({ city }) => city)).toEqual(['Berlin'])
  expect(places.find('munch')).toEqual([{ country: 'DE', postalCode: '80331', city: 'München' }])
  expect(places.find('albany')[0]?.subdivision).toBe('US-NY')
})

test('vowels that are written as marks are no accents', () => {
  const thai = readPlaces(['TH\t21000\tระยอง', 'TH\t31000\tบุรีรัมย์'].join('\n'))
  expect(thai.find('บุรี').map(({ city }) => city)).toEqual(['บุรีรัมย์'])
  expect(thai.find('บรร')).toEqual([])
})

test('a letter alone, a space and what nobody has say nothing', () => {
  for (const text of ['', ' ', 'b', 'zz', '%', '\t']) expect(places.find(text)).toEqual([])
})

test('an address is meant where each word begins one of its words', () => {
  const parts = ['Invalidenstraße 1', '10115', 'Berlin', undefined]
  expect(isMeant('inval ber', parts)).toBe(true)
  expect(isMeant('inval muc', parts)).toBe(false)
  expect(isMeant('  ', parts)).toBe(false)
})
