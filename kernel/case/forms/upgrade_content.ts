import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'

/**
 * One change of stored contents, as data. Paths are keys joined by dots; `G_k[]` goes through the
 * rows of a group. Both ends of a move lie in the same rows.
 */
export interface MoveOperation {
  op: 'move'
  from: string
  to: string
}

/** What turns contents of one version into the next: form-schemas/icsr/history/1-2.json. */
export interface ContentMigration {
  from: number
  to: number
  operations: MoveOperation[]
}

/**
 * A copy of a stored content in the present version, so that an old case opens. A content of the
 * present version comes back unchanged. Throws when no chain of migrations leads there.
 */
export function upgradeContent(
  content: CaseContent,
  fromVersion: number,
  migrations: readonly ContentMigration[],
  toVersion: number
): CaseContent {
  if (fromVersion === toVersion) return content
  const migration = migrations.find(({ from }) => from === fromVersion)
  if (!migration || migration.to > toVersion) {
    throw new Error(`No migration leads from content version ${fromVersion} to ${toVersion}`)
  }
  const upgraded = structuredClone(content)
  for (const operation of migration.operations) move(upgraded, operation)
  return upgradeContent(upgraded, migration.to, migrations, toVersion)
}

type Level = CaseContent | Row | Record<string, unknown>

function move(content: CaseContent, { from, to }: MoveOperation): void {
  const [source, target] = [from.split('.'), to.split('.')]
  let level: Level[] = [content]
  while (source[0]?.endsWith('[]') && source[0] === target[0]) {
    level = level.flatMap((each) => rowsOf(each, source[0]!.slice(0, -2)))
    source.shift()
    target.shift()
  }
  for (const each of level) {
    const value = take(each, source)
    if (value !== undefined) put(each, target, value)
  }
}

function rowsOf(level: Level, key: string): Row[] {
  const rows = (level as Record<string, unknown>)[key]
  return isRows(rows) ? rows : []
}

/** Takes a value out; an object that becomes empty by it disappears. */
function take(level: Level, [key, ...rest]: readonly string[]): unknown {
  const here = level as Record<string, unknown>
  const value = here[key!]
  if (rest.length === 0) {
    delete here[key!]
    return value
  }
  if (typeof value !== 'object' || value === null || isRows(value)) return undefined
  const taken = take(value as Level, rest)
  if (Object.keys(value).length === 0) delete here[key!]
  return taken
}

function put(level: Level, [key, ...rest]: readonly string[], value: unknown): void {
  const here = level as Record<string, unknown>
  if (rest.length === 0) here[key!] = value
  else put((here[key!] ??= {}) as Level, rest, value)
}
