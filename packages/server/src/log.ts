import { pino, type DestinationStream, type Logger } from 'pino'

/** Fields that may hold a secret, wherever they stand in what is logged. */
const secrets = [
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
]

/** Structured logs, with secrets taken out. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    },
    ...(destination ? [destination] : []),
  )
