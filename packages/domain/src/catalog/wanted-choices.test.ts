import { expect, test } from 'vitest'
import { chooseSentence, missingChoices } from './wanted-choices.ts'

test.each([
  [['Colour'], 'Choose a colour'],
  [['Colour', 'Size'], 'Choose a colour and a size'],
  [['Engraving', 'Colour', 'Size'], 'Choose an engraving, a colour and a size'],
  [['USB cable'], 'Choose a USB cable'],
  [['frame'], 'Choose a frame'],
])('of %j a shop says “%s”', (options, sentence) => expect(chooseSentence(options)).toBe(sentence))

test('only what nobody has chosen yet is asked for', () => {
  const options = [{ name: 'Colour' }, { name: 'Size' }, { name: 'Glaze' }]
  expect(missingChoices(options, { Size: 'S', Glaze: '' })).toEqual(['Colour', 'Glaze'])
  expect(missingChoices(options, { Colour: 'Ink', Size: 'S', Glaze: 'Matt' })).toEqual([])
})
