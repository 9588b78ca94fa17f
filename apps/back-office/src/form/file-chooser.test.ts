import { expect, test } from 'vitest'

const sources: Readonly<Record<string, string>> = import.meta.glob(['../**/*.tsx', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('no page shows the file field of the browser', () => {
  const fields = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/<input[^<]*?type="file"[^<]*?\/>/g)].map(([field]) => ({ file, field })),
  )
  expect(fields.length).toBeGreaterThan(3)
  expect(fields.filter(({ field }) => !/\shidden\b|className="[^"]*\b(sr-only|hidden)\b/.test(field))).toEqual([])
})
