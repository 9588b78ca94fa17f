import { expect, test } from 'vitest'
import { chooseSentence, missingChoices } from './missing-choices.ts'

test.each([
  [['Colour'], 'Choose a colour'],
  [['Colour', 'Size'], 'Choose a colour and a size'],
  [['Engraving', 'Colour', 'Size'], 'Choose an engraving, a colour and a size'],
  [['USB cable'], 'Choose a USB cable'],
  [['frame'], 'Choose a frame'],
])('formats %j as “%s”', (options, sentence) => expect(chooseSentence(options)).toBe(sentence))

test('lists only options without a choice', () => {
  const options = [{ name: 'Colour' }, { name: 'Size' }, { name: 'Glaze' }]
  expect(missingChoices(options, { Size: 'S', Glaze: '' })).toEqual(['Colour', 'Glaze'])
  expect(missingChoices(options, { Colour: 'Ink', Size: 'S', Glaze: 'Matt' })).toEqual([])
})
