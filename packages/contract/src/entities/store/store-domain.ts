import type { Static } from 'typebox'
import { entity, flag, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

export const hostName = (description: string) => text({ minLength: 1, maxLength: 253, description })

const DnsRecord = entity(
  'DnsRecord',
  {
    type: oneOf(['TXT', 'CNAME', 'A', 'AAAA']),
    name: text({ description: 'Name of the record, with the domain.' }),
    value: text(),
  },
  { description: 'A DNS record that the owner of a domain creates.' },
)

const DomainCheck = entity(
  'DomainCheck',
  {
    date: timestamp(),
    record: oneOf(['FOUND', 'MISSING', 'WRONG_VALUE', 'TOO_MANY_VALUES', 'NO_ANSWER'], {
      title: 'DomainRecordResult',
      description:
        'Whether the verification record was found. `WRONG_VALUE`: there is one with other values. `TOO_MANY_VALUES`: it has more than 50 values, which are not compared. `NO_ANSWER`: the DNS servers did not respond, or with an error.',
    }),
    recordValues: list(text(), {
      maxItems: 3,
      description: 'The first values of the verification record, if the result is `WRONG_VALUE`.',
    }),
    pointing: oneOf(['HERE', 'ELSEWHERE', 'NOWHERE', 'UNKNOWN'], {
      title: 'DomainPointing',
      description:
        'Whether the domain points to this server. `UNKNOWN`: the DNS servers did not respond, or the operator has not set where domains should point.',
    }),
    addresses: list(text(), {
      maxItems: 10,
      description: 'Public IP addresses that the domain has.',
    }),
  },
  { description: 'What the last check of the DNS records found.' },
)
export type DomainCheck = Static<typeof DomainCheck>

export type Domain = Static<typeof Domain>
export const Domain = entity(
  'Domain',
  {
    name: hostName('Host name in ASCII, such as `shop.example` or `xn--mnchen-3ya.example`.'),
    displayName: text({ description: 'Host name as people write it, such as `münchen.example`.' }),
    status: oneOf(['PENDING', 'VERIFIED'], {
      title: 'DomainStatus',
      description: '`PENDING`: the verification record has not been found yet, so the domain has no effect.',
    }),
    primary: flag({ description: 'Whether links to the storefront have this domain.' }),
    verificationRecord: DnsRecord,
    pointingRecord: optional(DnsRecord),
    createdDate: timestamp(),
    verifiedDate: optional(timestamp()),
    recordMissingSince: optional(
      timestamp({ description: 'When a check of the verified domain first missed its verification record.' }),
    ),
    recordMissing: flag({
      description: 'Whether the verification record of the verified domain has been missing for 7 days or longer.',
    }),
    lastCheck: optional(DomainCheck),
  },
  { description: 'A domain of the store. A verified domain belongs to one store of the server.' },
)

/** Domains of a store and the address without them. */
export const domainList = () =>
  shape({
    domains: list(Domain, { maxItems: 20, description: 'The primary domain first, then by name.' }),
    maxDomains: integer({ description: 'Number of domains that a store can have.' }),
    defaultUrl: text({ description: 'URL of the storefront while no domain is primary.' }),
    target: optional(
      text({
        description:
          'Host name or IP address that domains should point to. Absent if the operator has not set it and the server is only reachable from its own machine.',
      }),
    ),
  })
