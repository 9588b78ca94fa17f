/** The last step of `npm test`: searches what servers of the run have logged and refused for what neither may hold. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What is a secret by its form alone, or somebody's. */
const forms: Readonly<Record<string, RegExp>> = {
  'an access token': /OauthNG\.JWS\./,
  'a signed text': /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\./,
  // Not the name of an error, which may be as long.
  'a token': /(?<![\w-])(?![A-Z_]{43}(?![\w-]))[\w-]{43}(?![\w-])/,
  'a password’s hash': /\$argon2/,
  // Not the digits of a fraction: tests send such numbers, too.
  'the number of a card': /(?<![\d.])[3-6]\d{3} ?\d{4} ?\d{4} ?\d{4}(?!\d|e[-+])/,
  'an email address': /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
  'the address of a person': /Invalidenstraße|"addressLine1?":"(?!\[)|"postalCode":"(?!\[)/,
}

/** Numbers of the log itself: process, time, status, duration. */
const withoutNumbers = (line: string): string => line.replaceAll(/":\d+(?=[,}])/g, '":0')

interface Secrets {
  readonly words: ReadonlySet<string>
  /** Those with spaces in them. */
  readonly phrases: readonly string[]
}

export const asSecrets = (secrets: readonly string[]): Secrets => ({
  words: new Set(secrets.filter((one) => !one.includes(' '))),
  phrases: [...new Set(secrets.filter((one) => one.includes(' ')))],
})

/** What a line holds that it may not. */
export const leaksIn = (line: string, { words, phrases }: Secrets): readonly string[] => {
  const text = withoutNumbers(line)
  const formed = Object.entries(forms).filter(([, form]) => form.test(text))
  const secret =
    text.split(/[^\w.~-]+/).some((word) => words.has(word)) || phrases.some((phrase) => text.includes(phrase))
  return [...formed.map(([name]) => name), ...(secret ? ['a secret that went over the wire'] : [])]
}

/** The demo tells its accounts and its card to whoever starts it. */
const isWelcome = (line: string): boolean => /^ {2}(Owner|Member|Test card) {2,}/.test(line)

const linesOf = (folder: string, name: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(name))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '' && !isWelcome(line))

/** What tests send where a secret is due, and that says nothing: plain words, long numbers, ids of other things, nonsense, names that every object has. */
const isPlain = (secret: string): boolean =>
  secret in {} ||
  /^([a-z]{1,15}|\d{7,}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(secret) ||
  !/^[\p{L}\p{N} .’_~-]+$/u.test(secret)

/** A refusal may say again what its caller has named, such as an address or a coupon; no secret though. */
const callersOwn = new Set(['an email address', 'the address of a person', 'the number of a card'])

export const leaksInRefusal = (line: string, { phrases }: Secrets): readonly string[] =>
  leaksIn(line, { words: new Set(), phrases }).filter((leak) => !callersOwn.has(leak))

const search = (folder: string): number => {
  const secrets = linesOf(folder, 'secrets').filter((one) => !isPlain(one))
  const known = asSecrets(secrets)
  const [lines, refusals] = [linesOf(folder, 'server'), linesOf(folder, 'refusals')]
  const found = [
    ...lines.flatMap((line) => leaksIn(line, known).map((leak) => ({ leak, line }))),
    ...refusals.flatMap((line) => leaksInRefusal(line, known).map((leak) => ({ leak, line }))),
  ]
  console.log(
    `${lines.length} lines of log, ${refusals.length} refusals, ${secrets.length} secrets: ${found.length} found`,
  )
  for (const { leak, line } of found.slice(0, 20)) console.error(`${leak}: ${line}`)
  if (lines.length === 0) console.error('Nothing was logged: run this after other steps.')
  return found.length === 0 && lines.length > 0 ? 0 : 1
}

const { VITRINE_RUN_LOG: folder } = process.env
const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href
if (isProgram && folder !== undefined) process.exit(search(folder))
