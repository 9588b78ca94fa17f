// @ts-check
/**
 * Returns the message that is printed after the start.
 * @param {{ url: string, mailbox: boolean, demo: boolean, setUpUrl?: string }} platform
 * @param {string} [storefrontUrl]
 */
export const welcome = ({ url, mailbox, demo, setUpUrl }, storefrontUrl) =>
  [
    '',
    ...(storefrontUrl ? [`  Storefront   ${storefrontUrl}`] : []),
    `  Platform     ${url}`,
    `  Back office  ${url}/back-office`,
    ...(mailbox ? [`  Mailbox      ${url}/dev/mail`] : []),
    ...(demo
      ? [
          '',
          '  Owner        owner@demo.test / demo-owner-1',
          '  Member       member@demo.test / demo-member-1',
          '  Test card    4242 4242 4242 4242, any future date, any code',
        ]
      : []),
    ...(setUpUrl
      ? ['', demo ? '  Set up a store of your own, which replaces the demo:' : '  Set up your store:', `  ${setUpUrl}`]
      : []),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n')
