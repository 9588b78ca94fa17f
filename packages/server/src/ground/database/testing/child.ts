import { sql } from 'kysely'
import { openDatabase } from '../open-database.ts'

/**
 * A process that tests start and kill. It opens a data folder and prints each number that it has written once the
 * database has confirmed it. With `hold`, it writes nothing and waits.
 */
const [dataFolder, task] = process.argv.slice(2)
const database = await openDatabase({ dataFolder: dataFolder! })
await sql`create table if not exists written (number int primary key)`.execute(database.db)
console.log('open')
if (task === 'hold') process.on('SIGTERM', () => void database.close())
else await writeForEver()

async function writeForEver() {
  const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0) as last from written`.execute(
    database.db,
  )
  let last = rows[0]!.last
  const writeNext = async (): Promise<void> => {
    const number = (last += 1)
    await database.db.transaction().execute(async (transaction) => {
      await sql`insert into written values (${number})`.execute(transaction)
      await sql`update written set number = number where number = ${number}`.execute(transaction)
    })
    console.log(number)
    return writeNext()
  }
  await Promise.all([writeNext(), writeNext(), writeNext()])
}
