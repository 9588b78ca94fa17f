/** What a lookup of the verification record found. `NO_ANSWER`: the DNS servers did not respond, or with an error. */
export const recordResults = ['FOUND', 'MISSING', 'WRONG_VALUE', 'TOO_MANY_VALUES', 'NO_ANSWER'] as const
export type RecordResult = (typeof recordResults)[number]

/** Where the addresses of a domain lead. `UNKNOWN`: the DNS servers did not respond, or the server has no target. */
export type PointingResult = 'HERE' | 'ELSEWHERE' | 'NOWHERE' | 'UNKNOWN'

/** Values of a record, or why there are none. */
export type Values = readonly string[] | 'NO_ANSWER'

/** Values that are compared. A zone with more has them from other services, and none of ours. */
export const maxValues = 50

/** Returns whether the values of the verification record contain the token. */
export const readVerification = (values: Values, token: string): RecordResult => {
  if (values === 'NO_ANSWER') return 'NO_ANSWER'
  if (values.length > maxValues) return 'TOO_MANY_VALUES'
  if (values.some((value) => value.trim() === token)) return 'FOUND'
  return values.length === 0 ? 'MISSING' : 'WRONG_VALUE'
}

interface Places {
  /** IP addresses of the domain. */
  readonly addresses: Values
  /** Host names of its CNAME records. */
  readonly aliases: Values
  /** Host name or IP address that domains should point to. */
  readonly target: string
  /** IP addresses of the target. */
  readonly targetAddresses: Values
}

/** Returns whether a domain points to the target: by name, or only to addresses of the target. */
export const readPointing = ({ addresses, aliases, target, targetAddresses }: Places): PointingResult => {
  const isTarget = (name: string) => name.toLowerCase().replace(/\.$/, '') === target.toLowerCase()
  if (aliases !== 'NO_ANSWER' && aliases.some(isTarget)) return 'HERE'
  if (addresses === 'NO_ANSWER') return 'UNKNOWN'
  if (addresses.length === 0) return 'NOWHERE'
  if (targetAddresses === 'NO_ANSWER') return 'UNKNOWN'
  return addresses.every((address) => targetAddresses.includes(address)) ? 'HERE' : 'ELSEWHERE'
}

/** Whether a result proves that the record is not there. An error of DNS servers proves nothing. */
export const isRecordAbsent = (result: RecordResult): boolean => result !== 'FOUND' && result !== 'NO_ANSWER'
