import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Does work only when the content of its inputs has changed since it was last done. The stamp
 * lies inside the folder that the work makes, so that removing the folder is enough to redo it.
 * Of work that fails nothing is left that somebody could take for the whole.
 * Gives whether the work was done.
 */
export async function whenChanged(
  inputs: string[],
  output: string,
  work: () => Promise<unknown>
): Promise<boolean> {
  const stamp = stampOf(output)
  const hash = hashOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  rmSync(stamp, { force: true })
  try {
    await work()
  } catch (error) {
    rmSync(output, { recursive: true, force: true })
    throw error
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}

/**
 * Whether the folder holds a result that is whole, of whatever inputs: work that was cut off in the
 * middle, or done past `whenChanged`, leaves files and no stamp.
 */
export const isWhole = (output: string): boolean => existsSync(stampOf(output))

const stampOf = (output: string) => join(output, '.inputs')

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns).sort()) {
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
