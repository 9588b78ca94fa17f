interface RemainingTime {
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** Divides a duration in milliseconds into units. `undefined` once it is over. */
export const remainingTime = (ms: number): RemainingTime | undefined => {
  if (!(ms > 0)) return undefined
  const seconds = Math.ceil(ms / 1000)
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  }
}
