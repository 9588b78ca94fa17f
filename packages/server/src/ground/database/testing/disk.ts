import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const unmount = (folder: string) => {
  execFileSync('umount', ['--lazy', folder])
  rmdirSync(folder)
}

/** Mounts a small disk that can be filled; null if this user can't mount one. */
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
    /** Uses all the space that is left. */
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    },
    makeRoom: () => rmSync(ballast),
    unmount: () => unmount(folder),
  }
}
export type TestDisk = NonNullable<ReturnType<typeof mountDisk>>

/** Returns whether disks can be mounted, and logs a message if not. */
export const canMountDisks = (): boolean => {
  const disk = mountDisk(1)
  disk?.unmount()
  if (!disk) console.log('Disks cannot be mounted here: tests of full disks are skipped.')
  return disk !== null
}
