import { AsyncLocalStorage } from 'node:async_hooks'

/** A row that is stored with the first change that a piece of work commits, in the same transaction. */
export interface ChangeRecord {
  /** The statement that inserts the row. It must do nothing if the row exists. */
  readonly statement: { readonly text: string; readonly values: readonly unknown[] }
  /** Whether the row was committed. */
  isStored: boolean
}

const records = new AsyncLocalStorage<ChangeRecord>()

/** Runs work whose first committed change stores a record. Work that changes nothing stores none. */
export const recordingChanges = <Result>(record: ChangeRecord, work: () => Result): Result => records.run(record, work)

/** Returns the record that the next change must store, if any. */
export const pendingRecord = (): ChangeRecord | undefined => {
  const record = records.getStore()
  return record?.isStored === false ? record : undefined
}

/** Tables that count requests. A refused request changes them, too. */
const counters = /^\s*(?:insert\s+into|update|delete\s+from)\s+"?(?:rate_limit|idempotency_key)\b/i
const plainChange = /^\s*(?:insert|update|delete|merge)\b/i
const changeInQuery =
  /^\s*with\b[^]*\b(?:insert\s+into|delete\s+from|update\s+(?:"\w+"|\w+)(?:\s+(?:as\s+)?"?\w+"?)?\s+set)\b/i

/** Whether a statement changes rows that a record is for. */
export const isRecordedChange = (text: string): boolean =>
  (plainChange.test(text) && !counters.test(text)) || changeInQuery.test(text)
