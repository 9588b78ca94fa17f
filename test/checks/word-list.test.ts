import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supportedLanguages } from '@vitrine/domain/languages.ts'
import { expect, test } from 'vitest'

const wordList = readFileSync(join(import.meta.dirname, '../../docs/words.md'), 'utf8')
const nameOf = new Intl.DisplayNames(['en'], { type: 'language' })

test.each(supportedLanguages)('docs/words.md says how texts in %s address the reader', (language) => {
  expect(wordList).toMatch(new RegExp(`^\\| ${nameOf.of(language)} \\| [^|]+ \\| [^|]+ \\|$`, 'm'))
})
