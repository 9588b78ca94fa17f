/** The last step of `npm test`: searches logs and error messages of the run's servers for secrets and personal data. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Secrets and personal data recognized by form. */
const forms: Readonly<Record<string, RegExp>> = {
  'an access token': /OauthNG\.JWS\./,
  'a signed text': /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\./,
  // Except for error names of the same length.
  'a token': /(?<![\w-])(?![A-Z_]{43}(?![\w-]))[\w-]{43}(?![\w-])/,
  'a password’s hash': /\$argon2/,
  // Except for decimals, which tests also send.
  'the number of a card': /(?<![\d.])[3-6]\d{3} ?\d{4} ?\d{4} ?\d{4}(?!\d|e[-+])/,
  'an email address': /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
  'the address of a person': /Invalidenstraße|"addressLine1?":"(?!\[)|"postalCode":"(?!\[)/,
}

/** Numeric fields of the log itself: process, time, status, duration. */
const withoutNumbers = (line: string): string => line.replaceAll(/":\d+(?=[,}])/g, '":0')

/** Hexadecimal IDs of files, whose digits may look like the number of a card. */
const withoutFileIds = (line: string): string =>
  line.replaceAll(/(?<![\da-z])(?=\d*[a-f])(?:[\da-f]{32}|[\da-f]{24})(?![\da-z])/g, 'ID')

interface Secrets {
  readonly words: ReadonlySet<string>
  /** Secrets with spaces. */
  readonly phrases: readonly string[]
}

/** The least length of a password. Shorter phrases are found by chance in the random texts of property tests. */
const minPhrase = 8

export const asSecrets = (secrets: readonly string[]): Secrets => ({
  words: new Set(secrets.filter((one) => !one.includes(' '))),
  phrases: [...new Set(secrets.filter((one) => one.includes(' ') && one.length >= minPhrase))],
})

/** Returns the leaks in a line. */
export const leaksIn = (line: string, { words, phrases }: Secrets): readonly string[] => {
  const text = withoutNumbers(line)
  const formed = Object.entries(forms).filter(([, form]) => form.test(withoutFileIds(text)))
  const secret =
    text.split(/[^\w.~-]+/).some((word) => words.has(word)) || phrases.some((phrase) => text.includes(phrase))
  return [...formed.map(([name]) => name), ...(secret ? ['a secret that went over the wire'] : [])]
}

/** A platform prints on start the demo's accounts and card, and the link that sets up the first store. */
const isWelcome = (line: string): boolean =>
  /^ {2}((Owner|Member|Test card) {2,}|https?:\S+\/back-office\/set-up#[\w-]+$)/.test(line)

const linesOf = (folder: string, name: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(name))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '' && !isWelcome(line))

/** Names that every object has. Property tests also send their beginnings, and copies with one character more. */
const objectNames = Object.getOwnPropertyNames(Object.prototype)

/**
 * Values that tests send as secrets but that identify nothing: plain words, long numbers, other IDs, nonsense, names of
 * object properties.
 */
const isPlain = (secret: string): boolean =>
  objectNames.some(
    (name) => name.startsWith(secret) || (secret.startsWith(name) && secret.length === name.length + 1),
  ) ||
  /^([a-z]{1,15}|\d{7,}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(secret) ||
  !/^[\p{L}\p{N} .’_~-]+$/u.test(secret)

/** An error may repeat what its caller sent, such as an address or a coupon, but no secret. */
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
