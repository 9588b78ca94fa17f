import type { Desk, PastServer } from './past-server.ts'

/** Something that happens at a time, and what follows from it. */
export interface Step {
  readonly at: Date
  /** What an interruption is continued after: an order that was placed. What arrived before it would arrive again. */
  readonly kind?: 'order' | 'delivery'
  readonly run: () => Promise<readonly Step[]>
}

export interface Play {
  readonly server: PastServer
  readonly staff: readonly Desk[]
}

const dayMs = 24 * 3_600_000

export const after = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs)
