/** Every word of waiting for what is sold out, in English. */
export const waitingWords = {
  title: 'Tell me when it is back',
  hint: 'We send one e-mail when it is back in stock, and nothing else.',
  email: 'E-mail',
  which: 'Which one?',
  send: 'Notify me',
  thanks: (email: string) => `Thank you. We will e-mail ${email} when it is back in stock.`,
  noted: (email: string) => `You are on the list already: we will e-mail ${email} when it is back in stock.`,
  badEmail: 'This does not look like an e-mail address.',
  backAlready: 'It is back in stock: reload the page to buy it.',
  notOffered: 'The shop is not taking such requests at the moment.',
}
