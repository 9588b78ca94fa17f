const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** The pauses after failed attempts: nearly two days in all, so that a receiver may be down over a weekend’s start. */
export const pausesMs: readonly number[] = [
  10 * second,
  30 * second,
  90 * second,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
]

/** How long to wait after so many attempts; nothing when it is over. */
export const pauseAfter = (attempts: number): number | undefined => pausesMs[attempts - 1]
