/**
 * Hashes passwords at the least cost: at the real one, the members of all tests take half a minute of CPU. Conformance
 * and journeys start the server as operators do, with the real cost.
 */
import { vi } from 'vitest'

type Library = typeof import('@node-rs/argon2')

vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<Library>()
  const cheap: Library['hash'] = (password, options) =>
    actual.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
  // Test files of a process share the server, and so the function that it calls.
  const shared = globalThis as { vitrineCheapHash?: Library['hash'] }
  shared.vitrineCheapHash ??= vi.fn(cheap)
  return { ...actual, hash: shared.vitrineCheapHash }
})
