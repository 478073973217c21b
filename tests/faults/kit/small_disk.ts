import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of its own, so small that a spec fills it. */
export class SmallDisk {
  private constructor(private root: string) {}

  /** Why no small disk can be made here, or undefined. */
  static get missing(): string | undefined {
    const isPossible = process.platform === 'linux' && process.getuid?.() === 0
    if (!isPossible) return 'only root on Linux can mount a small disk'
    const tried = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()])
    return tried.status === 0 ? undefined : 'no small disk can be mounted here'
  }

  /** Mounts an empty one. */
  static mount(megabytes: number): SmallDisk {
    const root = mkdtempSync(join(tmpdir(), 'pharos-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', root])
    return new SmallDisk(root)
  }

  /** A new folder on it. */
  folder(name: string): string {
    const path = join(this.root, name)
    mkdirSync(path, { mode: 0o700 })
    return path
  }

  /** Leaves so many bytes of room. What a file system says of its room is not exact: it is tried. */
  fill(leave = 0) {
    const filling = join(this.root, 'filling')
    for (const piece of [1_000_000, 4096]) while (append(filling, piece));
    truncateSync(filling, Math.max(0, statSync(filling).size - leave))
  }

  /** Makes room again. */
  empty() {
    rmSync(join(this.root, 'filling'))
  }

  unmount() {
    // Lazily: a server that still runs on it must not keep it.
    execFileSync('umount', ['--lazy', this.root])
    rmSync(this.root, { recursive: true })
  }
}

/** Whether all of a piece found room at the end of a file. */
function append(file: string, bytes: number): boolean {
  try {
    appendFileSync(file, Buffer.alloc(bytes))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}
