import { setTimeout as wait } from 'node:timers/promises'

/**
 * A failure of the network or of Stripe: before the request is carried out, after it, or with a response of its own.
 */
export type Fault =
  | { readonly kind: 'request lost' | 'answer lost' }
  | { readonly kind: 'answers'; readonly status: 429 | 500 | 503 }
  | { readonly kind: 'late'; readonly ms: number }

interface Expected {
  readonly fault: Fault
  readonly path: RegExp
  left: number
}

/** Upcoming failures. */
export const createFaults = () => {
  const expected: Expected[] = []
  return {
    /** Makes a number of requests to matching paths fail. */
    next: (fault: Fault, { path = /./, times = 1 }: { path?: RegExp; times?: number } = {}): void => {
      expected.push({ fault, path, left: times })
    },
    take: (path: string): Fault | undefined => {
      const found = expected.find((one) => one.left > 0 && one.path.test(path))
      if (found) found.left -= 1
      return found?.fault
    },
    clear: (): void => {
      expected.length = 0
    },
    delay: async (fault: Fault | undefined): Promise<void> => {
      if (fault?.kind === 'late') await wait(fault.ms)
    },
  }
}
