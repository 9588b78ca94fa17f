import { expect, test } from 'vitest'

const sources: Readonly<Record<string, string>> = import.meta.glob(['../**/*.tsx', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('only one part has the file field of the browser, and hides it', () => {
  const fields = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/<input[^<]*?type="file"[^<]*?\/>/g)].map(([field]) => ({ file, field })),
  )
  expect(fields.map(({ file }) => file)).toEqual(['./file-button.tsx'])
  expect(fields[0]!.field).toMatch(/\shidden\b/)
})
