/** Names and ids: nothing with an @ in it, nothing as long as a token, no digits as many as a card has. */
const plain = /^(?!.*\d{13})[\w.-]{0,36}$/

/** The path of an address as it may stand in a log: callers write what they like into it, secrets and people too. */
export const loggedPath = (url: string): string =>
  url
    .split('?', 1)[0]!
    .split('/')
    .map((part) => (plain.test(part) ? part : '…'))
    .join('/')
