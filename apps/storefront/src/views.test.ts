import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { viewSources } from './view-sources.ts'
import { views } from './views.ts'

test('every page names the source file that it loads, so that its scripts are preloaded', () => {
  const loaded = readFileSync(join(import.meta.dirname, 'views.ts'), 'utf8')
  for (const [name, source] of Object.entries(viewSources)) {
    expect(Object.keys(views)).toContain(name)
    expect(existsSync(join(import.meta.dirname, '..', source)), source).toBe(true)
    expect(loaded).toContain(`import('${source.replace('src/', './')}')`)
  }
})
