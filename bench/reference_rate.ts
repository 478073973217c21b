import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { timed } from './measure.js'

const run = promisify(execFile)

/**
 * Files that `xmllint --schema` validates in a second on one core: the rate that our own figures
 * are held against. The time to load the schema (one file alone) is taken off.
 * @returns null when xmllint or the schema is not there
 */
export async function referenceRate(
  schemaFolder: string | null,
  files: readonly string[]
): Promise<number | null> {
  if (schemaFolder === null || !(await isThere())) return null
  const schema = join(schemaFolder, 'multicacheschemas/MCCI_IN200100UV01.xsd')
  const lint = (some: readonly string[]) =>
    timed(() => run('xmllint', ['--noout', '--schema', schema, ...some], { maxBuffer: 2 ** 26 }))
  const [one, all] = [await lint(files.slice(0, 1)), await lint(files)]
  return ((files.length - 1) / (all - one)) * 1000
}

async function isThere(): Promise<boolean> {
  return run('xmllint', ['--version']).then(
    () => true,
    () => false
  )
}
