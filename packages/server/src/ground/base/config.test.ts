import { expect, test } from 'vitest'
import { configFromEnvironment } from './config.ts'

test.each(['2GB', '-1', '1.5', '49', '0'])('rejects “%s” megabytes for resized images', (text) => {
  expect(() => configFromEnvironment({ MEDIA_CACHE_MB: text })).toThrow(
    `MEDIA_CACHE_MB is “${text}”. It must be a whole number of megabytes, 50 or more.`,
  )
})

test('limits resized images to 2 GB by default', () => {
  expect(configFromEnvironment({}).mediaCacheBytes).toBe(2_000_000_000)
  expect(configFromEnvironment({ MEDIA_CACHE_MB: '500' }).mediaCacheBytes).toBe(500_000_000)
})

test('reads where domains point and who looks up their records', () => {
  const { domainTarget, dnsServers } = configFromEnvironment({
    DOMAIN_TARGET: 'Shops.example',
    DNS_SERVERS: '192.0.2.53, 2001:db8::53,192.0.2.53:5353,[2001:db8::53]:53',
  })
  expect(domainTarget).toBe('shops.example')
  expect(dnsServers).toEqual(['192.0.2.53', '2001:db8::53', '192.0.2.53:5353', '[2001:db8::53]:53'])
  expect(configFromEnvironment({}).dnsServers).toBeUndefined()
})

test.each([
  ['DOMAIN_TARGET', 'https://shops.example'],
  ['DOMAIN_TARGET', 'shops'],
  ['DNS_SERVERS', 'dns.example'],
  ['DNS_SERVERS', '192.0.2.53:0'],
  ['DNS_SERVERS', '[192.0.2'],
  ['DNS_SERVERS', '1.1.1.1,1.1.1.2,1.1.1.3,1.1.1.4,1.1.1.5'],
])('refuses %s=%s', (name, value) => {
  expect(() => configFromEnvironment({ [name]: value })).toThrow(`${name} is “${value}”`)
})
