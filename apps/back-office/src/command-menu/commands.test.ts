import { expect, test } from 'vitest'
import { commands, matchCommands, type Command } from './commands.ts'

const found = (typed: string): string[] => matchCommands(commands, typed).map(({ label }) => label)

test('finds pages by the beginning of their words, in any order and case', () => {
  expect(found('ord')[0]).toBe('Orders')
  expect(found('LISTS price')).toContain('Price lists')
  expect(found('rder')).toEqual([])
  expect(found('  ')).toEqual([])
})

test('finds settings by words that their names do not contain, after those that do', () => {
  expect(found('stripe')).toEqual(['Payments'])
  expect(found('vat')).toContain('Tax')
  const shipping = found('shipping')
  expect(shipping.indexOf('Shipping labels')).toBeLessThan(shipping.indexOf('Delivery'))
})

test('ignores accents', () => {
  const cafe: Command = { to: '/products/1', label: 'Café cup', kind: 'Product' }
  expect(matchCommands([cafe], 'cafe')).toEqual([cafe])
})

test('offers each address once', () => {
  const addresses = commands.map(({ to }) => to)
  expect(addresses.filter((to, index) => addresses.indexOf(to) !== index)).toEqual([])
})
