/**
 * How the programs of a shop are started: room for short-lived things, in megabytes, and how many heaps its threads
 * share. Both default to what large machines can spare (docs/decisions/0039-memory.md).
 */
export const lean = { flags: ['--max-semi-space-size=8'], env: { MALLOC_ARENA_MAX: '2' } }
