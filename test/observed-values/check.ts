/** The last step of `npm test`: compares docs/values.md with the values observed by tests. `--write` rewrites it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimsFrom, disagreements, pagePath, printPage, readObservations, readPage, wrongClaims } from './page.ts'

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
    console.log(`\nAfter a whole run, update the page with: npx tsx test/observed-values/check.ts --write`)
  // Which of several tests observes a value may depend on chance; that none does, or that a test is gone, doesn't.
  const claims = wrongClaims(before, observations, isLong)
  if (claims.length > 0) console.log(`Wrong on the page: ${claims.join(', ')}.`)
  process.exitCode = claims.length > 0 ? 1 : 0
}
