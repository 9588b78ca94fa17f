/**
 * How the programs of a shop are started: room for short-lived things, in megabytes; how many heaps its threads
 * share; from how many bytes on memory goes back to the system as soon as it is free. All default to what large machines
 * can spare (docs/decisions/0039-memory.md).
 */
export const lean = {
  flags: ['--max-semi-space-size=4'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' },
}
