/** Names and IDs: without @, not as long as a token, without as many digits as a card number. */
const plain = /^(?!.*\d{13})[\w.-]{0,36}$/

/** Redacts a URL path for the log, since callers may put secrets and personal data into it. */
export const loggedPath = (url: string): string =>
  url
    .split('?', 1)[0]!
    .split('/')
    .map((part) => (plain.test(part) ? part : '…'))
    .join('/')
