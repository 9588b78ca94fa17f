import calls from '../spec/calls.json' with { type: 'json' }
import { note } from './report.ts'
import { traffic } from './traffic.ts'

type SpecifiedCall = (typeof calls)[number] & { aliases?: string[]; fallback?: string }

/** A path of the specification as a pattern: any one id stands where it has a parameter. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`, 'i')

const isSent = ({ method, wirePath, aliases = [], fallback }: SpecifiedCall): boolean => {
  const patterns = [wirePath, ...aliases].map(patternOf)
  return traffic().some(
    (sent) =>
      (sent.method === method || sent.method === fallback) && patterns.some((pattern) => pattern.test(sent.path)),
  )
}

/** Every call of the specification must have been sent in this run: one that nobody tried is a failure of the run. */
export const noteCoverage = (): void => {
  const unsent = (calls as SpecifiedCall[]).filter((call) => !isSent(call))
  for (const { sdk, method, wirePath } of unsent) {
    note({
      call: sdk,
      what: 'a call of the specification',
      outcome: 'different',
      words: `never sent: ${method} ${wirePath}`,
    })
  }
  if (unsent.length === 0) note({ call: 'specification', what: `all ${calls.length} calls were sent`, outcome: 'ok' })
}

/** The redirect is honest when the SDK spoke to its own hosts. */
export const noteHosts = (): void => {
  const hosts = [...new Set(traffic().map(({ host }) => host))].filter((host) => host.endsWith('wixapis.com'))
  const outcome = hosts.includes('www.wixapis.com') && hosts.includes('edge.wixapis.com') ? 'ok' : 'different'
  note({ call: 'redirect', what: `the SDK spoke to ${hosts.toSorted().join(' and ')}`, outcome })
}
