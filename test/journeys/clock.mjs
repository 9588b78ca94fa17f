/** Loaded before a program, by `--import`: its clock goes ahead by as many milliseconds as the file of `CLOCK_FILE` says. */
import { readFileSync } from 'node:fs'

const ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + ahead] : parts))
  }

  static now() {
    return RealDate.now() + ahead
  }
}
