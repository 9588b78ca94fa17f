import { expect, test } from 'vitest'
import { shareReads } from './share-reads.ts'

/** A store whose reads end when the test says so, with what stood there as they began. */
const openStore = () => {
  const store = { value: 0, reads: 0 }
  const ends: (() => void)[] = []
  const read = shareReads(async () => {
    const { value } = store
    store.reads++
    await new Promise<void>((resolve) => ends.push(resolve))
    return value
  })
  const end = async () => {
    ends.shift()!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { store, read, end }
}

test('whoever asks while a read runs is told what stood there after they asked, by one read for all', async () => {
  const { store, read, end } = openStore()
  const first = read('a')
  store.value = 1
  const [second, third] = [read('a'), read('a')]
  expect(store.reads).toBe(1)
  await end()
  expect(await first).toBe(0)
  store.value = 2
  const fourth = read('a')
  expect(store.reads).toBe(2)
  await end()
  expect(await Promise.all([second, third])).toEqual([1, 1])
  await end()
  expect([await fourth, store.reads]).toEqual([2, 3])
})

test('keys wait for themselves alone, and a read that fails tells only those who shared it', async () => {
  const asked: string[] = []
  const read = shareReads(async (key) => {
    const isFirst = asked.push(key) === 1
    await Promise.resolve()
    if (isFirst) throw new Error('gone')
    return key
  })
  const [failed, next, other] = await Promise.allSettled([read('a'), read('a'), read('b')])
  expect([failed.status, next, other]).toEqual([
    'rejected',
    { status: 'fulfilled', value: 'a' },
    { status: 'fulfilled', value: 'b' },
  ])
  expect(asked).toEqual(['a', 'b', 'a'])
  expect(await read('a')).toBe('a')
})
