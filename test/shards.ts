import { isLongRun } from './run-size.ts'

interface File {
  readonly moduleId: string
}

/** Files that divide their repetitions or cases among the shards (`ofThisShard`, `isInShard`). */
const divided = [
  'killed-money',
  'killed-invoices.long',
  'killed-returns.long',
  'journeys/pages',
  'purchase/purchase/model',
  'charge/model',
  'order/lives',
].map((name) => `/${name}.test.ts`)

export const isInEveryShard = ({ moduleId }: File): boolean => divided.some((name) => moduleId.endsWith(name))

/**
 * Seconds that the slowest files of the long run take, as measured. A file that is not here takes about as long as any
 * other.
 */
const seconds: Readonly<Record<string, number>> = {
  'walk/hostile': 80,
  'wire/parity': 285,
  'walk/every-call': 145,
  'sold/killed': 135,
  'attacks/account-enumeration': 130,
  'server/pack': 105,
  'back-office/owner': 105,
  'attacks/guessing': 100,
  'event-delivery/delivery': 95,
  'embedded/embedded-database': 75,
  'sign-in/hosted': 75,
  'ui/src/gallery': 50,
  'server/isolation.long': 45,
  'platform/seed-demo.long': 40,
  'query/worst-filters': 40,
  'changes/at-once': 30,
  'server/src/idle.long': 30,
  'client/examples': 30,
}
const usually = { journeys: 25, others: 3 }

const secondsOf = ({ moduleId }: File): number => {
  const known = Object.keys(seconds).find((name) => isLongRun && moduleId.endsWith(`/${name}.test.ts`))
  if (known !== undefined) return seconds[known]!
  return moduleId.includes('/test/journeys/') ? usually.journeys : usually.others
}

const byTime = (one: File, other: File): number =>
  secondsOf(other) - secondsOf(one) || (one.moduleId < other.moduleId ? -1 : 1)

interface Shard<One> {
  readonly files: One[]
  seconds: number
}

/** Divides files among shards that take equally long: the slowest first, each to the shard that has least. */
export const divide = <One extends File>(files: readonly One[], count: number): readonly Shard<One>[] => {
  const shards = Array.from({ length: count }, (): Shard<One> => ({ files: [], seconds: 0 }))
  for (const file of files.toSorted(byTime)) {
    const least = shards.reduce((best, shard) => (shard.seconds < best.seconds ? shard : best))
    least.files.push(file)
    least.seconds += secondsOf(file)
  }
  return shards
}
