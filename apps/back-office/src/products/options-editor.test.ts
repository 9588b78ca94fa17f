import { expect, test } from 'vitest'
import { withNextChoice } from './options-editor.tsx'

test.each([
  ['S', 'S, '],
  ['S, M', 'S, M, '],
  ['S,', 'S, '],
  ['S, ', 'S, '],
  [' , ', ''],
])('Enter after %j starts the next choice: %j', (choices, next) => expect(withNextChoice(choices)).toBe(next))
