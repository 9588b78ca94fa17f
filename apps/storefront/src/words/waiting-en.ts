/** Every word of waiting for what is sold out, in English. */
export const waitingWords = {
  title: 'Tell me when it is back',
  hint: 'One letter when it is there again, and nothing else.',
  email: 'E-mail',
  which: 'Which one?',
  send: 'Tell me',
  thanks: (email: string) => `Noted: we write to ${email} when it is back.`,
  noted: (email: string) => `That is noted already: we write to ${email} when it is back.`,
  badEmail: 'This does not look like an e-mail address.',
  backAlready: 'It is back already: load the page again to buy it.',
  notOffered: 'The shop takes no such requests at the moment.',
}
