export interface ChangeCount {
  add(): void
  read(): bigint
}
export function createChangeCount(memory: SharedArrayBuffer): ChangeCount
export const countBytes: number
