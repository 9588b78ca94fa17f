import { sql } from 'kysely'
import { openDatabase } from './open-database.ts'

/**
 * A process that tests start and kill: it opens a data folder, and says each number that it has written only after
 * the database confirmed it. `hold` writes nothing and waits.
 */
const [dataFolder, task] = process.argv.slice(2)
const database = await openDatabase({ dataFolder: dataFolder! })
await sql`create table if not exists written (number int primary key)`.execute(database.db)
console.log('open')
if (task === 'hold') process.on('SIGTERM', () => void database.close())
else await Promise.all([1, 2, 3].map(writeForEver))

async function writeForEver(writer: number) {
  const { rows } = await sql<{ last: number }>`select count(*) * 10 as last from written`.execute(database.db)
  for (let number = rows[0]!.last + writer; ; number += 3) {
    await database.db.transaction().execute(async (transaction) => {
      await sql`insert into written values (${number})`.execute(transaction)
      await sql`update written set number = number where number = ${number}`.execute(transaction)
    })
    console.log(number)
  }
}
