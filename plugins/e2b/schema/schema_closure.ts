import { basename } from 'node:path'

/** The two messages of E2B(R3): the batch of reports and its acknowledgement. */
export const ROOTS = { message: 'MCCI_IN200100UV01.xsd', acknowledgement: 'MCCI_IN200101UV01.xsd' }

/** Folders of the ICH package; a file is looked up by its name in one of them. */
const CORE = new Set(['NarrativeBlock', 'datatypes-base', 'datatypes', 'infrastructureRoot', 'voc'])
const LOCATION = /<xs:(?:include|import)\b[^>]*\bschemaLocation="([^"]+)"/g

export interface Closure {
  /** File names in the order in which they were met. */
  files: string[]
  /** Files that are asked for and not there. */
  missing: string[]
}

/**
 * All schema files that the two roots need, found by following their includes.
 * @param read text of a schema file by its name, undefined when there is none
 */
export function schemaClosure(read: (name: string) => string | undefined): Closure {
  const closure: Closure = { files: [], missing: [] }
  const waiting = Object.values(ROOTS)
  const met = new Set<string>(waiting)
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const text = read(name)
    if (text === undefined) {
      closure.missing.push(name)
      continue
    }
    closure.files.push(name)
    for (const [, location] of text.matchAll(LOCATION)) {
      const next = basename(location!)
      if (!met.has(next)) waiting.push(next)
      met.add(next)
    }
  }
  return closure
}

/** Folder in which a schema file stands in the ICH package: others refer to it there. */
export function folderOf(name: string): string {
  return CORE.has(name.replace(/\.xsd$/, '')) ? 'coreschemas' : 'multicacheschemas'
}
