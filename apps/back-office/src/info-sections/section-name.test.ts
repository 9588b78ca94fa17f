import { expect, test } from 'vitest'
import { isUnnamed, sectionName } from './section-name.ts'

const section = (uniqueName: string, plainDescription = '<p>Wash by hand &amp; dry flat, away from the sun.</p>') => ({
  title: 'Care',
  uniqueName,
  plainDescription,
})

test.each([
  ['Care of wool', 'Care of wool'],
  ['Care', 'Care'],
  ['Care 0bef0329f906', 'Care: Wash by hand & dry flat, away from the s…'],
])('a section with the unique name %s is called %s', (uniqueName, name) => {
  expect(sectionName(section(uniqueName))).toBe(name)
})

test('a section without a text has its title', () => {
  expect(sectionName(section('Care 0bef0329f906', ''))).toBe('Care')
  expect(isUnnamed(section('Care 0bef0329f906'))).toBe(true)
  expect(isUnnamed(section('Care 2026'))).toBe(false)
})
