import { describe, expect, test } from 'vitest'
import { trustedBy } from './trusted-proxies.ts'

describe('the number of proxies', () => {
  const believed = trustedBy(2) as (address: string, hop: number) => boolean

  test.each(['127.0.0.1', '10.1.2.3', '::1', '::ffff:192.168.0.7', 'fd00::2'])('counts from a neighbor: %s', (near) => {
    expect([0, 1, 2].map((hop) => believed(near, hop))).toEqual([true, true, false])
  })

  test('ignores the number for direct connections from the internet', () => {
    expect(believed('203.0.113.9', 0)).toBe(false)
    expect(believed('2001:db8::1', 0)).toBe(false)
    expect(believed('203.0.113.9', 1)).toBe(true)
  })
})
