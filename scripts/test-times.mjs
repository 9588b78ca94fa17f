import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const printed = 10

/** The test files of all reports of the run, slowest first. */
const slowestFiles = (reports) =>
  readdirSync(reports)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(reports, file), 'utf8')).testResults)
    .map(({ name, startTime, endTime }) => ({
      name: name.replace(`${root}/`, ''),
      seconds: (endTime - startTime) / 1000,
    }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, printed)

const printTable = (title, rows) => {
  if (rows.length === 0) return
  console.log(`\n${title}`)
  for (const { name, seconds } of rows) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`)
}

/** Prints how long each step and the slowest test files took, so that growth is seen. */
export const printTimes = (results, reports) => {
  printTable('Time of each step', results)
  printTable('Slowest test files', slowestFiles(reports))
}
