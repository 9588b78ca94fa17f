/** Preloaded by `--import`: the platform's clock runs ahead by as many milliseconds as its parent process says. */
let aheadMs = Number(process.env.CLOCK_AHEAD_MS)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + aheadMs] : parts))
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}

process.on('message', (message) => {
  aheadMs = message.aheadMs
  process.send(message)
})
