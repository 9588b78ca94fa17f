import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { views } from './views.ts'

test('every page names its source file, whose scripts are preloaded', () => {
  const app = join(import.meta.dirname, '..')
  const missing = Object.values(views).flatMap(({ source }) => (existsSync(join(app, source)) ? [] : source))
  expect(missing).toEqual([])
})
