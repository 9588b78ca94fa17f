import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseEvicted, createDiskBudget, markUsed } from './disk-budget.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-budget-'))
})
afterAll(() => rm(folder, { recursive: true }))

const hour = 60 * 60 * 1000

test('evicts the least recently used files, and no more than necessary', () => {
  const files = [30, 10, 20, 40].map((usedMs) => ({ path: `${usedMs}`, bytes: 100, usedMs }))
  const evicted = (most: number) => chooseEvicted(files, most).map(({ path }) => path)
  expect(evicted(1000)).toEqual([])
  expect(evicted(400)).toEqual(['10'])
  expect(evicted(250)).toEqual(['10', '20'])
  expect(evicted(0)).toHaveLength(4)
})

test('keeps folders within their size limit', async () => {
  const now = new Date()
  const budget = createDiskBudget([join(folder, 'resized'), join(folder, 'none')], 1000)
  const store = async (name: string, hoursAgo: number) => {
    const path = join(folder, 'resized', name.slice(0, 1), name)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, Buffer.alloc(100))
    const then = new Date(now.getTime() - hoursAgo * hour)
    await utimes(path, then, then)
    return path
  }
  const [first] = await Promise.all(Array.from({ length: 9 }, (_, index) => store(`a${index}`, 20 - index)))
  await markUsed(first!, now)
  await budget.noteWritten(900)
  const left = () => readdir(join(folder, 'resized/a'))
  expect(await left()).toHaveLength(9)
  await store('b', 1)
  await budget.noteWritten(100)
  expect(await left()).toEqual(['a0', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'])
})
