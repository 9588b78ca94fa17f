import { expect, test } from 'vitest'
import { withAltText } from './with-alt-text.ts'

const translation = {
  name: 'Becher',
  images: [
    { id: 'a', altText: 'Ein Becher' },
    { id: 'removed', altText: 'Weg' },
  ],
}
const mediaIds = ['a', 'b']

test('changes one alternative text, and drops those of removed media', () => {
  expect(withAltText(translation, { mediaId: 'b', altText: 'Von oben', mediaIds })).toEqual({
    name: 'Becher',
    images: [
      { id: 'a', altText: 'Ein Becher' },
      { id: 'b', altText: 'Von oben' },
    ],
  })
})

test('removes an alternative text', () => {
  expect(withAltText(translation, { mediaId: 'a', altText: '', mediaIds })).toEqual({ name: 'Becher' })
})
