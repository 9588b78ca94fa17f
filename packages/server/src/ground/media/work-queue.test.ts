import { expect, test } from 'vitest'
import { createWorkQueue, QueueFull } from './work-queue.ts'

/** Creates work that ends on request and records when it starts. */
const createGate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

const createLoggedQueue = (options: { concurrency: number; maxWaiting: number }) => {
  const { run } = createWorkQueue(options)
  const [gate, begun] = [createGate(), [] as string[]]
  const add = (key: string, more?: Parameters<typeof run>[2]) =>
    run(
      key,
      async () => {
        begun.push(key)
        await gate.opened
        return `drawn ${key}`
      },
      more,
    )
  return { add, begun, open: gate.open }
}

const settled = async (promises: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(promises)).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.name))

test('limits concurrency and runs work in order', async () => {
  const { add, begun, open } = createLoggedQueue({ concurrency: 2, maxWaiting: 9 })
  const all = ['a', 'b', 'c', 'd'].map((key) => add(key))
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])
  open()
  expect(await settled(all)).toEqual(['drawn a', 'drawn b', 'drawn c', 'drawn d'])
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('shares queued or running work between callers', async () => {
  const { add, begun, open } = createLoggedQueue({ concurrency: 1, maxWaiting: 1 })
  const all = ['a', 'a', 'b', 'b', 'b'].map((key) => add(key))
  open()
  expect(await settled(all)).toEqual(['drawn a', 'drawn a', 'drawn b', 'drawn b', 'drawn b'])
  expect(begun).toEqual(['a', 'b'])
})

test('rejects work if the queue is full, and runs urgent work first', async () => {
  const { add, begun, open } = createLoggedQueue({ concurrency: 1, maxWaiting: 1 })
  const all = [add('a'), add('b'), add('c'), add('upload', { isUrgent: true })]
  await expect(all[2]).rejects.toThrow(QueueFull)
  open()
  await settled(all)
  expect(begun).toEqual(['a', 'upload', 'b'])
  expect(await add('c')).toBe('drawn c')
})

test('does not start work whose callers have disconnected', async () => {
  const { add, begun, open } = createLoggedQueue({ concurrency: 1, maxWaiting: 2 })
  const [one, both, other] = [new AbortController(), new AbortController(), new AbortController()]
  const all = [
    add('a'),
    add('left', { signal: one.signal }),
    add('wanted', { signal: both.signal }),
    add('wanted', { signal: other.signal }),
  ]
  const end = settled(all)
  for (const caller of [one, both]) caller.abort()
  const next = add('next')
  open()
  expect(await end).toEqual(['drawn a', 'AbortError', 'AbortError', 'drawn wanted'])
  expect(await next).toBe('drawn next')
  expect(begun).toEqual(['a', 'wanted', 'next'])
  await expect(add('late', { signal: one.signal })).rejects.toThrow('aborted')
})

test('lets callers take turns', async () => {
  const { add, begun, open } = createLoggedQueue({ concurrency: 1, maxWaiting: 9 })
  const greedy = ['a', 'b', 'c', 'd'].map((key) => add(key, { caller: 'greedy' }))
  const modest = ['x', 'y'].map((key) => add(key, { caller: 'modest' }))
  open()
  await settled([...greedy, ...modest])
  expect(begun).toEqual(['a', 'x', 'b', 'y', 'c', 'd'])
})

test('removes work of the busiest caller if the queue is full', async () => {
  const { add, open } = createLoggedQueue({ concurrency: 1, maxWaiting: 3 })
  const all = [
    ...['a', 'b', 'c', 'd'].map((key) => add(key, { caller: 'greedy' })),
    ...['x', 'y'].map((key) => add(key, { caller: 'modest' })),
  ]
  const end = settled(all)
  open()
  expect(await end).toEqual(['drawn a', 'drawn b', 'drawn c', 'QueueFull', 'drawn x', 'QueueFull'])
})

test('continues after work that fails', async () => {
  const { run } = createWorkQueue({ concurrency: 1, maxWaiting: 1 })
  const failing = run('a', () => Promise.reject(new Error('no picture')))
  const next = run('b', async () => 'drawn')
  await expect(failing).rejects.toThrow('no picture')
  expect(await next).toBe('drawn')
})
