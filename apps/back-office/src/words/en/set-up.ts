export const setUpWords = {
  setUp: {
    title: 'Set up your store',
    hint: 'This takes a minute. You can change everything later, except the currency.',
    checking: 'Checking the link…',
    invalid: 'This link doesn’t work',
    invalidHint:
      'It is incomplete, or the store was set up already. The link is in the terminal in which the server was started.',
    demoTitle: 'Just looking?',
    demoHint: 'The demo store is ready, with products, members and a back office.',
    exploreDemo: 'Explore the demo',
    closesDemo:
      'Your store replaces the demo store. Its products and orders are no longer shown, and its accounts no longer work.',
    account: 'Your account',
    accountHint: 'You sign in to the back office with it.',
    passwordHint: 'At least 8 characters.',
    store: 'Your store',
    name: 'Name of the store',
    country: 'Country',
    countryHint: 'Decides on units, whether prices include tax, and tax rates in the EU.',
    currency: 'Currency',
    currencyHint: 'Cannot be changed later.',
    timeZone: 'Time zone',
    create: 'Create the store',
    signInFailed: 'The store is ready. Sign in to continue.',
  },
  testCards: {
    title: 'Test cards',
    label: 'Accept test cards',
    hint: 'Pay with card number 4242 4242 4242 4242, any future date and any security code. No money moves. It ends by itself as soon as others can reach this server.',
  },
}
