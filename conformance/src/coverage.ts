import { officialModules } from '../official.ts'
import { note, wasTried } from './report.ts'
import { methodsOf, pathsOf, patternOf, specifiedCalls, type SpecifiedCall } from './specification.ts'
import { traffic } from './traffic.ts'

const isSent = (call: SpecifiedCall): boolean => {
  const patterns = pathsOf(call).map(patternOf)
  return methodsOf(call).every((method) =>
    traffic().some((sent) => sent.method === method && patterns.some((pattern) => pattern.test(sent.path))),
  )
}

/** Every call of the specification must have been sent in this run. */
export const noteCoverage = (): void => {
  const unsent = specifiedCalls.filter((call) => !isSent(call))
  for (const call of unsent) {
    const words = `never sent: ${methodsOf(call).join(' and ')} ${call.wirePath}`
    note({ call: call.sdk, what: 'a call of the specification', outcome: 'different', words })
  }
  if (unsent.length > 0) return
  note({ call: 'specification', what: `all ${specifiedCalls.length} calls were sent`, outcome: 'ok' })
}

/** The redirect is genuine only if the SDK addressed its own hosts. */
export const noteHosts = (): void => {
  const hosts = [...new Set(traffic().map(({ host }) => host))].filter((host) => host.endsWith('wixapis.com'))
  const outcome = hosts.includes('www.wixapis.com') && hosts.includes('edge.wixapis.com') ? 'ok' : 'different'
  note({ call: 'redirect', what: `the SDK spoke to ${hosts.toSorted().join(' and ')}`, outcome })
}

/** All functions of the installed SDK for placed orders must have been called. */
export const noteOrderCalls = (): void => {
  for (const module of [
    'orders',
    'orderBilling',
    'orderTransactions',
    'orderPaymentRequests',
    'orderFulfillments',
    'orderInvoices',
    'draftOrders',
  ] as const) {
    const functions = Object.entries(officialModules[module])
      .filter(([name, value]) => typeof value === 'function' && !/^on[A-Z]/.test(name))
      .map(([name]) => name)
    const untried = functions.filter((name) => !wasTried(`${module}.${name}`))
    const outcome = functions.length > 0 && untried.length === 0 ? 'ok' : 'different'
    const words = outcome === 'ok' ? {} : { words: `never called: ${untried.join(', ')}` }
    note({ call: module, what: `all ${functions.length} functions of the SDK were called`, outcome, ...words })
  }
}
