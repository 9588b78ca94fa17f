/** What the reports of a run's test files say about the run as a whole. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const printed = 10

/** The test files of all reports of the run. */
const readFiles = (reports) =>
  readdirSync(reports)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(reports, file), 'utf8')).testResults)
    .map((file) => ({ ...file, name: file.name.replace(`${root}/`, '') }))

const slowestFiles = (reports) =>
  readFiles(reports)
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
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

const indent = (text) => text.replaceAll(/^/gm, '    ')

/** An error without the lines of its stack that are in packages. */
const withoutPackages = (text) =>
  text
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .join('\n')

/** Prints each failed test with its error once more: its own place is far above the end. */
export const printFailures = (reports) => {
  for (const { name, status, message, assertionResults } of readFiles(reports)) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const test of failed) {
      console.log(`\nFailed: ${name} > ${test.fullName}`)
      for (const error of test.failureMessages) console.log(indent(withoutPackages(error)))
    }
    if (status === 'failed' && failed.length === 0) console.log(`\nFailed: ${name}\n${indent(message)}`)
  }
}
