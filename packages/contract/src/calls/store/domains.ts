import { elevated, room } from '../../call.ts'
import { Domain, domainList, hostName } from '../../entities/store/store-domain.ts'
import { flag, optional, shape, text } from '../../schema.ts'

const params = shape({ name: hostName('Host name of the domain.') })

/** Domains of the storefront. The paths are specific to Vitrine. */
export const domainCalls = room({ scope: 'settings', area: 'settings' })({
  listDomains: {
    method: 'GET',
    path: '/vitrine/v1/domains',
    summary: 'Lists the domains of the store, with the DNS records to create for each.',
    roles: elevated,
    repeatable: true,
    response: domainList(),
    client: { module: 'domains', example: 'const { domains, defaultUrl } = await owner.domains.listDomains()' },
  },
  addDomain: {
    method: 'POST',
    path: '/vitrine/v1/domains',
    summary: 'Adds a domain to the store. It has no effect until its DNS record is found by `checkDomain`.',
    roles: elevated,
    repeatable: false,
    body: shape({
      domain: shape({
        name: text({
          minLength: 1,
          maxLength: 253,
          description: 'Host name without `https://` and path, such as `shop.example`.',
        }),
      }),
    }),
    response: shape({ domain: Domain }),
    errors: ['INVALID_ARGUMENT', 'ALREADY_EXISTS', 'DOMAIN_IN_USE', 'DOMAINS_LIMIT_EXCEEDED'],
    client: {
      module: 'domains',
      args: 'domain',
      gives: 'domain',
      example: "const { verificationRecord } = await owner.domains.addDomain({ name: 'lamps.example' })",
    },
  },
  checkDomain: {
    method: 'POST',
    path: '/vitrine/v1/domains/{name}/check',
    summary:
      'Looks up the DNS records of a domain now. A pending domain whose verification record is found becomes verified. A store can make 60 checks an hour.',
    roles: elevated,
    repeatable: true,
    params,
    response: shape({ domain: Domain }),
    errors: ['NOT_FOUND', 'DOMAIN_IN_USE', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'domains',
      gives: 'domain',
      example: 'const { status, lastCheck } = await owner.domains.checkDomain(verifiedDomain.name)',
    },
  },
  makeDomainPrimary: {
    method: 'POST',
    path: '/vitrine/v1/domains/{name}/make-primary',
    summary:
      'Makes a verified domain the address of the storefront in emails, product URLs and redirects. The other verified domains redirect to it.',
    roles: elevated,
    repeatable: true,
    params,
    response: shape({ domain: Domain }),
    errors: ['NOT_FOUND', 'DOMAIN_NOT_VERIFIED'],
    client: {
      module: 'domains',
      gives: 'domain',
      example: 'const { primary } = await owner.domains.makeDomainPrimary(verifiedDomain.name)',
    },
  },
  deleteDomain: {
    method: 'DELETE',
    path: '/vitrine/v1/domains/{name}',
    summary:
      'Deletes a domain of the store. Its pages can no longer use the store, immediately. The primary domain can only be deleted with `returnToDefaultUrl`.',
    roles: elevated,
    repeatable: true,
    params,
    query: shape({
      returnToDefaultUrl: optional(
        flag({
          description:
            'Whether the storefront returns to `defaultUrl` if the domain is primary. To keep a domain, make another one primary first.',
        }),
      ),
    }),
    response: shape({}),
    errors: ['NOT_FOUND', 'DOMAIN_IS_PRIMARY'],
    client: {
      module: 'domains',
      example: 'await owner.domains.deleteDomain(verifiedDomain.name, { returnToDefaultUrl: true })',
    },
  },
  checkCertificateDomain: {
    method: 'GET',
    path: '/vitrine/v1/domains/certificate',
    summary:
      'Succeeds for a verified domain, for reverse proxies that ask before they get a certificate. Responds with 404 to all other names.',
    roles: ['anyone'],
    repeatable: true,
    area: 'common',
    query: shape({ domain: hostName('Host name that a certificate is wanted for.') }),
    response: shape({}),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'domains',
      args: 'domain',
      example: 'await client.domains.checkCertificateDomain(verifiedDomain.name)',
    },
  },
})
