import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountIn, type Charging } from '../currency/charging.ts'
import {
  addedPrice,
  choicesKey,
  chooseModifiers,
  keyedReference,
  withPrices,
  type ChoiceModifier,
  type ModifierRecord,
  type TextModifier,
  type RequestedModifiers,
} from './modifier.ts'
import { withTextFields } from './text-fields.ts'

const engraving: TextModifier = {
  id: 'm1',
  key: 'Engraving',
  name: 'Engraving',
  kind: 'TEXT',
  mandatory: false,
  minLength: 2,
  maxLength: 10,
  addedPrice: 500,
}
const wrapping: ChoiceModifier = {
  id: 'm2',
  key: 'Wrapping',
  name: 'Gift wrap',
  kind: 'CHOICES',
  mandatory: true,
  swatches: false,
  choices: [
    { id: 'c1', key: 'Paper', name: 'Paper', addedPrice: 200 },
    { id: 'c2', key: 'Cloth', name: 'Linen', addedPrice: 0 },
  ],
}
const both: readonly ModifierRecord[] = [engraving, wrapping]

describe('the choices of a buyer', () => {
  test.each([
    [{}, 'Choose “Gift wrap”: “Paper” or “Linen”.'],
    [{ options: { Wrapping: 'Foil' } }, '“Gift wrap” can be “Paper” or “Linen”.'],
    [{ customTextFields: { Engraving: 'A' } }, '“Engraving” must have at least 2 characters.'],
    [{ customTextFields: { Engraving: 'A'.repeat(11) } }, '“Engraving” can have at most 10 characters.'],
  ])("are rejected with the modifier's name and its allowed values: %j", (given, reason) =>
    expect(chooseModifiers(both, given)).toEqual({ ok: false, reason }),
  )

  test('must not be blank for a mandatory text', () =>
    expect(chooseModifiers([{ ...engraving, mandatory: true }], { customTextFields: { Engraving: '  ' } })).toEqual({
      ok: false,
      reason: '“Engraving” must be filled in.',
    }))

  test('are accepted by key, name and ID, and result in the same item', () => {
    const given: readonly RequestedModifiers[] = [
      { options: { Wrapping: 'Cloth' } },
      { options: { 'Gift wrap': 'Linen' } },
      { options: { m2: 'c2', Size: 'L' }, customTextFields: { Engraving: ' ' } },
    ]
    const groups = given.map((one) => chooseModifiers(both, one))
    const keys = groups.map((one) => (one.ok ? choicesKey(one.groups) : one.reason))
    expect(new Set(keys)).toEqual(new Set(['[["m2","c2"]]']))
    expect(given.map((one) => keyedReference(both, one))).toEqual([
      { options: { Wrapping: 'Cloth' } },
      { options: { Wrapping: 'Cloth' } },
      { options: { Wrapping: 'Cloth', Size: 'L' } },
    ])
  })

  test('prefer the key if another modifier has the former name of one', () => {
    const renamed: ModifierRecord[] = [
      { ...wrapping, name: 'Ribbon' },
      { ...wrapping, id: 'm3', key: 'Wrapping 2', name: 'Wrapping' },
    ]
    const chosen = chooseModifiers(renamed, { options: { Wrapping: 'Paper', 'Wrapping 2': 'Cloth' } })
    expect(chosen.ok && chosen.groups.map(({ name, modifiers: [one] }) => [name, one?.label])).toEqual([
      ['Ribbon', 'Paper'],
      ['Wrapping', 'Linen'],
    ])
  })

  test('ignore names of object properties', () =>
    expect(chooseModifiers([engraving], { options: { constructor: 'x', toString: 'y' } })).toEqual({
      ok: true,
      groups: [],
    }))
})

// Few, so that random words often match something.
const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'toString', '__proto__')
const choicesOf = (id: string) =>
  fc
    .uniqueArray(fc.tuple(name, fc.nat(100_000)), { minLength: 1, maxLength: 4, selector: ([one]) => one })
    .map((all) => all.map(([one, price], index) => ({ id: `${id}c${index}`, key: one, name: one, addedPrice: price })))
const modifiers = fc
  .uniqueArray(fc.tuple(name, fc.boolean(), fc.boolean(), fc.nat(100_000)), {
    maxLength: 6,
    selector: ([one]) => one,
  })
  .chain((all) =>
    fc.tuple(
      ...all.map(([one, isText, mandatory, price], index) =>
        isText
          ? fc.constant<ModifierRecord>({
              ...engraving,
              id: `m${index}`,
              key: one,
              name: one,
              mandatory,
              addedPrice: price,
            })
          : choicesOf(`m${index}`).map((choices): ModifierRecord => ({
              ...wrapping,
              id: `m${index}`,
              key: one,
              name: one,
              mandatory,
              choices,
            })),
      ),
    ),
  )
const words = fc.dictionary(name, fc.oneof(name, fc.string({ maxLength: 12 })), { maxKeys: 6 })

test('match what the product has, at its prices, and include everything mandatory', () =>
  fc.assert(
    fc.property(modifiers, words, words, (all, options, customTextFields) => {
      const chosen = chooseModifiers(all, { options, customTextFields })
      const { groups, reason } = chosen.ok ? { ...chosen, reason: '“' } : { ...chosen, groups: [] }
      expect(reason).toContain('“')
      const required = chosen.ok ? all.filter(({ mandatory }) => mandatory).map(({ id }) => id) : []
      expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining(required))
      let sum = 0
      for (const {
        id,
        modifiers: [one, ...more],
      } of groups) {
        expect(more).toEqual([])
        const modifier = all.find((candidate) => candidate.id === id)!
        const known = modifier.kind === 'TEXT' ? modifier : modifier.choices.find((choice) => choice.id === one!.id)!
        expect(one!.price).toBe(known.addedPrice)
        sum += known.addedPrice
      }
      expect(addedPrice(groups)).toBe(sum)
    }),
  ))

test('stay the same, and complete, when repeated by key', () =>
  fc.assert(
    fc.property(modifiers, words, words, (all, options, customTextFields) => {
      const first = chooseModifiers(all, { options, customTextFields })
      const keyed = keyedReference(all, { options, customTextFields })
      const again = chooseModifiers(all, keyed)
      expect(first.ok ? again : first).toEqual(first)
      expect(keyedReference(all, keyed)).toEqual(keyed)
    }),
  ))

test('adds up price parts to the total in any currency', () =>
  fc.assert(
    fc.property(
      modifiers,
      fc.constantFrom('JPY', 'KWD', 'USD', 'CHF'),
      fc.integer({ min: 1, max: 1_000_000 }),
      (all, currency, micros) => {
        const charging: Charging = { from: 'EUR', currency, rate: String(micros / 10_000) }
        const options = Object.fromEntries(
          all.flatMap((one) => (one.kind === 'CHOICES' ? [[one.key, one.choices[0]!.key]] : [])),
        )
        const chosen = chooseModifiers(
          all.map((one) => ({ ...one, mandatory: false })),
          { options },
        )
        if (!chosen.ok) return
        const paid = withPrices(chosen.groups, (price) => amountIn(price, charging))
        const parts = paid.flatMap((group) => group.modifiers.map(({ price }) => price))
        expect(addedPrice(paid)).toBe(parts.reduce((sum, part) => sum + part, 0))
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
      },
    ),
  ))

describe('text fields set by older catalogs', () => {
  const newId = () => 'new'
  const field = (title: string) => ({ title, maxLength: 20, mandatory: true })

  test('keep price and position by title, and leave choices unchanged', () => {
    const [first, second] = withTextFields([engraving, wrapping], [field('Engraving'), field('Poem')], { newId })
    expect(first).toEqual({ ...engraving, maxLength: 20, mandatory: true })
    expect(second).toBe(wrapping)
    expect(withTextFields([engraving, wrapping], [], { newId })).toEqual([wrapping])
  })

  test('get a unique key', () =>
    expect(withTextFields([], [field('Size')], { newId, taken: new Set(['Size']) })).toMatchObject([
      { id: 'new', key: 'Size 2', name: 'Size', addedPrice: 0 },
    ]))
})
