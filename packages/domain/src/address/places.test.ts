import { expect, test } from 'vitest'
import { matchesAddress, readPlaces } from './places.ts'

const places = readPlaces(
  ['DE\t10115\tBerlin\tBerlin', 'DE\t80331\tMünchen', 'US\t12207\tAlbany\tUS-NY', 'nonsense', 'AT\t1010\tWien'].join(
    '\n',
  ),
)

test('finds places by the start of their code or name, with or without accents', () => {
  expect(places.find('101').map(({ city }) => city)).toEqual(['Wien', 'Berlin'])
  expect(places.find('101', 'DE').map(({ city }) => city)).toEqual(['Berlin'])
  expect(places.find('munch')).toEqual([{ country: 'DE', postalCode: '80331', city: 'München' }])
  expect(places.find('albany')[0]?.subdivision).toBe('US-NY')
})

test('does not treat vowel signs as accents', () => {
  const thai = readPlaces(['TH\t21000\tระยอง', 'TH\t31000\tบุรีรัมย์'].join('\n'))
  expect(thai.find('บุรี').map(({ city }) => city)).toEqual(['บุรีรัมย์'])
  expect(thai.find('บรร')).toEqual([])
})

test('finds nothing for a single letter, a space, or unknown text', () => {
  for (const text of ['', ' ', 'b', 'zz', '%', '\t']) expect(places.find(text)).toEqual([])
})

test('matches an address if each word starts one of its words', () => {
  const parts = ['Invalidenstraße 1', '10115', 'Berlin', undefined]
  expect(matchesAddress('inval ber', parts)).toBe(true)
  expect(matchesAddress('inval muc', parts)).toBe(false)
  expect(matchesAddress('  ', parts)).toBe(false)
})
