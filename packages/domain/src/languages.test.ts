import { expect, test } from 'vitest'
import { languages } from './languages.ts'

test.each(Object.entries(languages))('%s has its native name and direction', (language, { name, direction }) => {
  const own = new Intl.DisplayNames([language], { type: 'language' }).of(language)
  expect(name.toLowerCase()).toBe(own?.toLowerCase())
  const { script } = new Intl.Locale(language).maximize()
  expect(direction).toBe(['Arab', 'Hebr', 'Thaa'].includes(script!) ? 'rtl' : 'ltr')
})
