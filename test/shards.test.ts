import { expect, test } from 'vitest'
import { divide } from './shards.ts'

const files = Array.from({ length: 45 }, (_, index) => ({ moduleId: `/test/journeys/${index}.test.ts` }))

test('each file is in exactly one shard, in whatever order the files are given', () => {
  const shards = divide(files, 8)
  const namesOf = (shard: (typeof shards)[number]) => shard.files.map(({ moduleId }) => moduleId)
  expect(shards.flatMap(namesOf).toSorted()).toEqual(files.map(({ moduleId }) => moduleId).toSorted())
  expect(divide(files.toReversed(), 8).map(namesOf)).toEqual(shards.map(namesOf))
})

test('shards take equally long', () => {
  const times = divide(files, 8).map(({ seconds }) => seconds)
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(25)
})
