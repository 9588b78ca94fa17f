import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInShard } from '../../test/run-size.ts'
import { installExample, installStarted } from './example.ts'
import { openStage, type Stage } from './stage.ts'
import { walkExample } from './walk-example.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

test.each(['react-router', 'next', 'astro'].filter((_, index) => isInShard(index + 5)))(
  'a storefront in %s on our hooks is installed, built, and passes browsing, buying and signing in',
  async (name) => {
    const tried = await stage.tryStorefront(await installExample(name), walkExample)
    expect(tried).toEqual(stage.amongThemselves())
  },
  600_000,
)

test.runIf(isInShard(3))(
  'so does the output of the starter',
  async () => {
    const tried = await stage.tryStorefront(await installStarted(), walkExample)
    expect(tried).toEqual(stage.amongThemselves())
  },
  600_000,
)
