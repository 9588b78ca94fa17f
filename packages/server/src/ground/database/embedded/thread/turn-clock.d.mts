export interface TurnClock {
  begin(client: number, limitMs: number): void
  end(): void
  msLeft(): number | null
  overdue(): number | null
}
export function createTurnClock(memory: SharedArrayBuffer): TurnClock
export const clockBytes: number
