import { expect, test } from 'vitest'
import { blankDraft } from './draft/blank-draft.ts'
import { readStoredDraft, writeStoredDraft } from './stored-draft.ts'

const storage = () => {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}
const place = { siteId: 'site', productId: 'mug' }
const day = 24 * 3600 * 1000
const stored = { savedAt: day, before: blankDraft, draft: { ...blankDraft, name: 'Mug' } }

test('a draft is read for its product and store only, until it is removed or old', () => {
  const kept = storage()
  writeStoredDraft(kept, place, stored)
  expect(readStoredDraft(kept, { ...place, now: 2 * day })).toMatchObject(stored)
  expect(readStoredDraft(kept, { ...place, siteId: 'other', now: 2 * day })).toBe(undefined)
  expect(readStoredDraft(kept, { ...place, productId: undefined, now: 2 * day })).toBe(undefined)
  expect(readStoredDraft(kept, { ...place, now: 40 * day })).toBe(undefined)
  writeStoredDraft(kept, place, undefined)
  expect(kept.entries.size).toBe(0)
})

test('an unreadable draft and a full storage are no errors', () => {
  const full = {
    getItem: () => '{',
    removeItem: () => undefined,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(readStoredDraft(full, { ...place, now: day })).toBe(undefined)
  expect(() => writeStoredDraft(full, place, stored)).not.toThrow()
})
