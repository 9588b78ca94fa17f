import { nice, ticks } from 'd3-array'

type Range = readonly [start: number, end: number]

/** Returns where values are drawn within a range, between round numbers, and about `tickCount` of those. */
export const valueScale = (values: readonly number[], [start, end]: Range, tickCount: number) => {
  const [low, high] = nice(Math.min(0, ...values), Math.max(1, ...values), tickCount)
  return {
    at: (value: number): number => start + ((value - low) / (high - low)) * (end - start),
    ticks: ticks(low, high, tickCount),
  }
}

/** The part of a bar's space that stays empty. */
const gap = 0.2

/** Returns where the bars of a chart are drawn within a range, by their position. */
export const barScale = (count: number, [start, end]: Range) => {
  const space = (end - start) / count
  return { at: (index: number): number => start + (index + gap / 2) * space, width: (1 - gap) * space }
}
