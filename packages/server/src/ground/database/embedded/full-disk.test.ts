import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isLongRun } from '../../../../../../test/run-size.ts'
import { sqlStates } from '../database-errors.ts'
import { openDatabase } from '../open-database.ts'
import { canMountDisks, mountDisk, type TestDisk } from '../testing/disk.ts'

let disk: TestDisk

describe.skipIf(!canMountDisks())('on a full disk', () => {
  beforeEach(async () => {
    disk = mountDisk()!
    const database = await openDatabase({ dataFolder: disk.folder })
    await sql`create table note (text text)`.execute(database.db)
    await sql`insert into note select 'before' from generate_series(1, 1000)`.execute(database.db)
    await database.close()
  })
  afterEach(() => disk.unmount())

  test('reads, rejects writes, and writes again once there is space', async () => {
    const reported: boolean[] = []
    const database = await openDatabase({ dataFolder: disk.folder })
    database.watchStorage((isFull) => reported.push(isFull))
    const count = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from note`.execute(database.db)
      return rows[0]!.count
    }
    const write = () => sql`insert into note values ('after')`.execute(database.db)
    try {
      await write()
      disk.fill()
      for (let round = 0; round < 50; round += 1) {
        await expect(write()).rejects.toMatchObject({ code: sqlStates.readOnly })
        expect(await count()).toBe(1001)
      }
      expect(reported).toEqual([true])
      disk.makeRoom()
      await expect
        .poll(
          () =>
            write().then(
              () => true,
              () => false,
            ),
          { timeout: 10_000 },
        )
        .toBe(true)
      expect(await count()).toBe(1002)
      expect(reported).toEqual([true, false])
    } finally {
      await database.close()
    }
  })

  test.runIf(isLongRun)('explains why a start fails and how to fix it', async () => {
    disk.fill()
    const start = openDatabase({ dataFolder: disk.folder })
    await expect(start).rejects.toThrow(
      /The disk that holds .* is full \(0\.0 MB free\).*Free up at least.*start again/,
    )
    disk.makeRoom()
    const database = await openDatabase({ dataFolder: disk.folder })
    expect((await sql`select text from note limit 1`.execute(database.db)).rows).toEqual([{ text: 'before' }])
    await database.close()
  })

  test.runIf(isLongRun)('loses no confirmed write if the log can no longer be written', async () => {
    const database = await openDatabase({ dataFolder: disk.folder }, { onConnectionError: () => undefined })
    let confirmed = 0
    const write = async () => {
      await sql`insert into note select repeat('x', 1000) from generate_series(1, 4000)`.execute(database.db)
      confirmed += 4000
    }
    const countLong = async () => {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from note where length(text) = 1000`.execute(database.db)
      return rows[0]!.count
    }
    try {
      const writing = (async () => {
        for (;;) await write()
      })()
      await expect(writing).rejects.toMatchObject({ code: sqlStates.readOnly })
      expect(await countLong()).toBe(confirmed)
    } finally {
      await database.close()
    }
  })

  test.runIf(isLongRun)('rejects a write that is larger than the disk and keeps all other data', async () => {
    const database = await openDatabase({ dataFolder: disk.folder }, { onConnectionError: () => undefined })
    const read = () => sql<{ text: string }>`select text from note limit 1`.execute(database.db)
    try {
      const written = sql`insert into note select repeat(md5(n::text), 60) from generate_series(1, 300000) n`
      await expect(written.execute(database.db)).rejects.toMatchObject({ code: expect.stringMatching(/53100|08006/) })
      await expect
        .poll(
          () =>
            read().then(
              ({ rows }) => rows,
              (cause) => cause.code,
            ),
          { timeout: 20_000 },
        )
        .toEqual([{ text: 'before' }])
    } finally {
      await database.close()
    }
  })
})
