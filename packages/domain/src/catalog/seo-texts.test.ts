import { expect, test } from 'vitest'
import { seoTextsOf, withSeoTexts } from './seo-texts.ts'

const robots = { type: 'meta', props: { name: 'robots', content: 'noindex' } }

test('title and description are read as they were written, and other tags stay', () => {
  const texts = { title: 'A quiet mug', description: 'Thrown by hand.' }
  const tags = withSeoTexts([{ type: 'title', children: 'Before' }, robots], texts)
  expect(tags).toContainEqual(robots)
  expect(tags).toHaveLength(3)
  expect(seoTextsOf(tags)).toEqual(texts)
  expect(withSeoTexts(tags, { title: '', description: '' })).toEqual([robots])
})

test('disabled tags have no effect', () => {
  expect(seoTextsOf([{ type: 'title', children: 'Off', disabled: true }])).toEqual({ title: '', description: '' })
})
