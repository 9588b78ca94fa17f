/**
 * Hashes passwords at the least cost: at the real one, the members of all tests take half a minute of CPU. Conformance
 * and journeys start the server as operators do, with the real cost.
 */
import { vi } from 'vitest'

vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof import('@node-rs/argon2')>()
  const hash: typeof actual.hash = (password, options) =>
    actual.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
  return { ...actual, hash: vi.fn(hash) }
})
