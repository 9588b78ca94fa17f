/** A last step of `npm test`: compares docs/values.md with the values that its tests observed; `--write` prints it anew. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimsFrom, disagreements, isAnyLost, pagePath, printPage, readObservations, readPage } from './page.ts'

const reports = join(import.meta.dirname, '../../node_modules/.cache/vitrine/reports')
const { VITRINE_OBSERVED_VALUES: folder = join(reports, 'values'), VITRINE_LONG } = process.env
const isLong = VITRINE_LONG === '1'

const lines = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean),
)
const observations = readObservations([...new Set(lines)])
const before = readPage(readFileSync(pagePath, 'utf8'))

if (process.argv.includes('--write')) writeFileSync(pagePath, printPage(claimsFrom(observations, { before, isLong })))
else {
  const wrong = disagreements(before, observations, isLong)
  for (const line of wrong) console.log(line)
  if (wrong.length > 0)
    console.log(`\nAfter a whole run, npx tsx test/observed-values/check.ts --write prints the page anew.`)
  // Another test may observe a value first where several do at once; that none does is a fault.
  process.exitCode = isAnyLost(before, observations, isLong) ? 1 : 0
}
