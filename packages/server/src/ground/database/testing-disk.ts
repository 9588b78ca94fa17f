import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const unmount = (folder: string) => {
  execFileSync('umount', ['--lazy', folder])
  rmdirSync(folder)
}

/** A small disk of its own, which can be filled; null where this user may not mount one. */
export const mountDisk = (megabytes = 200) => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    /** Takes all the room that is left. */
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    },
    makeRoom: () => rmSync(ballast),
    unmount: () => unmount(folder),
  }
}
export type TestDisk = NonNullable<ReturnType<typeof mountDisk>>

/** Whether disks can be mounted here; says so where not. */
export const canMountDisks = (): boolean => {
  const disk = mountDisk(1)
  disk?.unmount()
  if (!disk) console.log('No disk can be mounted here: what happens on a full one is not tried.')
  return disk !== null
}
