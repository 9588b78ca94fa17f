/** Every word of waiting for what is sold out, in English. */
export const waitingWords = {
  title: 'Get an email when it’s back',
  hint: 'We’ll email you once, when it’s back in stock.',
  email: 'Email',
  which: 'Which one?',
  send: 'Notify me',
  thanks: (email: string) => `Thank you. We’ll email ${email} when it’s back in stock.`,
  noted: (email: string) => `You’re already on the list. We’ll email ${email} when it’s back in stock.`,
  badEmail: 'Enter a valid email address.',
  backAlready: 'It’s back in stock. Reload the page to buy it.',
  notOffered: 'The store doesn’t take these requests at the moment.',
}
