// @ts-check
import { changedRows, readAnswer, simpleQuery } from './messages.mjs'

/** The maximum log size before a checkpoint. Limits disk usage and the recovery time after a crash. */
const logBytesPerCheckpoint = 64 * 1024 * 1024

/** The thresholds of PostgreSQL's autovacuum, slightly lower because a vacuum blocks the whole store. */
const overdueTables = `
  select format('%I.%I', schemaname, relname) from pg_stat_user_tables
  where n_dead_tup > 200 + 0.1 * n_live_tup or n_mod_since_analyze > 200 + 0.1 * n_live_tup
  order by n_dead_tup + n_mod_since_analyze desc limit 1`

/** The maximum time that dead rows wait for a quiet moment. */
const vacuumPatienceMs = 60_000

/**
 * Replaces PostgreSQL's background processes, which this backend doesn't have. Without it, the log would grow without
 * limit, dead rows would remain, and the planner would have no statistics. It does one small task at a time, never
 * inside a transaction, and prefers to vacuum while no client waits.
 * @param {import('./engine.mjs').Engine} engine
 * @param {{
 *   isFree: () => boolean,
 *   isIdle: () => boolean,
 *   isWritable: () => boolean,
 *   checkStorage: () => void,
 *   everyMs?: number,
 *   quietMs?: number,
 * }} options
 */
export function createHousekeeping(
  engine,
  { isFree, isIdle, isWritable, checkStorage, everyMs = 1000, quietMs = 300 },
) {
  let changes = 0
  let changesSeen = 0
  let lastTurn = 0
  let lastVacuum = Date.now()
  let logAtCheckpoint = 0
  let workDue = false
  let vacuumDue = false

  function work() {
    workDue = false
    if (changes === changesSeen && !vacuumDue) return
    vacuumDue = true
    if (changes !== changesSeen && logBytes() - logAtCheckpoint > logBytesPerCheckpoint) checkpoint()
    else if (isWritable() && (isQuiet() || Date.now() - lastVacuum > vacuumPatienceMs)) vacuumOne()
    changesSeen = changes
  }

  const isQuiet = () => isIdle() && Date.now() - lastTurn > quietMs

  function checkpoint() {
    engine.run(simpleQuery('checkpoint'))
    logAtCheckpoint = logBytes()
  }

  function vacuumOne() {
    const table = firstValue(overdueTables)
    if (table === null) vacuumDue = false
    else engine.run(simpleQuery(`vacuum (analyze) ${table}`))
    lastVacuum = Date.now()
  }

  const logBytes = () => Number(firstValue(`select pg_current_wal_insert_lsn() - '0/0'`) ?? 0)

  /** @param {string} sql */
  const firstValue = (sql) => readFirstValue(engine.run(simpleQuery(sql)))

  logAtCheckpoint = logBytes()
  const timer = setInterval(() => {
    workDue = true
    if (!isFree()) return
    checkStorage()
    work()
  }, everyMs)

  return {
    /** @param {string[]} tags command tags of the statements that a client has just completed */
    note(tags) {
      lastTurn = Date.now()
      for (const tag of tags) changes += changedRows(tag)
      if (workDue && isFree()) work()
    },
    stop: () => clearInterval(timer),
  }
}

/**
 * Returns the first column of the first row in the response to a simple query.
 * @param {Buffer} output
 * @returns {string | null}
 */
function readFirstValue(output) {
  const row = readAnswer(output).rows[0]
  const length = row?.readInt32BE(7) ?? -1
  return row === undefined || length < 0 ? null : row.toString('utf8', 11, 11 + length)
}
