/** Texts about the domains of the store. */
export const domainWords = {
  domains: {
    hint: 'The addresses at which customers open your store, such as shop.example.',
    address: 'Your store’s address',
    defaultAddress: 'This is the address of the server. Add a domain of your own below.',
    primaryAddress: 'Emails, product links and search engines use this address.',
    none: 'No domains yet',
    noneHint: 'Buy a domain from any provider, such as a registrar or a web host, and add it here.',
    add: 'Add domain',
    name: 'Domain',
    nameHint: 'Such as shop.example or www.shop.example. Add each one that customers may enter.',
    added: (domain: string) => `${domain} added`,
    full: (count: number) => `A store can have ${count} domains. Remove one to add another.`,
    states: { PENDING: 'Not verified', VERIFIED: 'Verified' },
    primary: 'Primary',
    recordMissing: 'Record missing',
    writtenAs: (name: string) => `In DNS records: ${name}`,

    records: 'DNS records',
    verificationTitle: 'Prove that the domain is yours',
    verificationHint:
      'Sign in to the provider of your domain, open its DNS settings and create this record. Then check it here. New records can take an hour, rarely a day.',
    pointingTitle: 'Point the domain to this server',
    pointingHint: 'Create this record, too, so that the domain opens your store.',
    cnameHint: (domain: string) =>
      `Some providers don’t allow a CNAME record for a domain without www. Then create an ALIAS or ANAME record, or add www.${domain} as well.`,
    noTarget: 'This server can only be reached from its own machine. Whoever runs it sets where domains should point.',
    type: 'Type',
    recordName: 'Name',
    recordNameHint: 'Some providers add the domain by themselves. Then enter only the part in front of it.',
    value: 'Value',

    check: 'Check now',
    checkOf: (domain: string) => `Check now: ${domain}`,
    checked: 'Last check',
    verified: (domain: string) => `${domain} is verified`,
    stillVerified: (domain: string) => `${domain} was checked`,
    notVerified: 'The record wasn’t found yet',
    results: {
      FOUND: 'The TXT record is correct.',
      MISSING: 'There is no TXT record of this name yet.',
      WRONG_VALUE: 'The TXT record has another value.',
      TOO_MANY_VALUES: 'The TXT record has more than 50 values. Remove those of other services.',
      NO_ANSWER: 'The DNS servers of the domain didn’t respond. Try again later.',
    },
    foundValues: (values: string) => `Found: ${values}`,
    pointing: {
      HERE: 'The domain points to this server.',
      ELSEWHERE: 'The domain points to another server.',
      NOWHERE: 'The domain doesn’t point to any server yet.',
      UNKNOWN: 'It is not known where the domain points.',
    },
    foundAddresses: (addresses: string) => `Addresses: ${addresses}`,

    makePrimary: 'Make primary',
    makePrimaryOf: (domain: string) => `Make primary: ${domain}`,
    makePrimaryTitle: (domain: string) => `Make ${domain} primary?`,
    makePrimaryHint: (domain: string) =>
      `Emails, product links and search engines will use https://${domain}. Your other verified domains will redirect to it.`,
    makePrimaryAway: (domain: string) =>
      `The domain doesn’t seem to point to this server. Open https://${domain} first: links in emails lead there.`,
    madePrimary: (domain: string) => `${domain} is the primary domain`,

    removeTitle: (domain: string) => `Remove ${domain}?`,
    removeHint: 'The domain will no longer open your store. To add it again, you need a new DNS record.',
    removePrimaryHint: (url: string) =>
      `Emails and product links will use ${url} again, and the domain will no longer open your store. To keep a domain of your own, make another one primary first.`,
    removed: (domain: string) => `${domain} removed`,
    errors: {
      FORMAT: 'Enter a domain only, such as shop.example: without https:// and without a path.',
      VALIDATION: 'This is the address of the server itself.',
      ALREADY_EXISTS: 'Your store has this domain already.',
      DOMAIN_IN_USE: 'Another store on this server uses this domain. Remove it there first.',
    },
  },
}
