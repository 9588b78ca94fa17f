import { pino, type DestinationStream, type Logger } from 'pino'

/** Fields that may contain secrets, at any depth. */
const secrets = new Set([
  'password',
  'newPassword',
  'authorization',
  'cookie',
  'access_token',
  'refresh_token',
  'accessToken',
  'refreshToken',
  'code',
  'codeVerifier',
  'sessionToken',
  'stateToken',
  'recoveryToken',
  'paymentToken',
  'giftCardCode',
  'cardNumber',
  'securityCode',
])
const censor = '[hidden]'
/** The maximum depth of logged values. */
const maxDepth = 6

const hidden = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth === maxDepth) return '[deeper]'
  return Array.isArray(value) ? value.map((one) => hidden(one, depth + 1)) : withoutSecrets(value, depth + 1)
}

/** Replaces secrets at any depth. Errors are left to their serializer. */
const withoutSecrets = (object: object, depth = 0): Record<string, unknown> => {
  const shown: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(object)) {
    if (secrets.has(key)) shown[key] = censor
    else shown[key] = value instanceof Error ? value : hidden(value, depth)
  }
  return shown
}

/**
 * Creates a structured log that hides secrets. Uses its own traversal because pino's redaction takes 25 µs per line for
 * this list (this one takes less than 1 µs) and doesn't reach every depth. Bindings of child loggers are not checked.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      formatters: { log: (line) => withoutSecrets(line) },
      serializers: { err: (error: Error) => withoutSecrets(pino.stdSerializers.err(error)) },
    },
    ...(destination ? [destination] : []),
  )
