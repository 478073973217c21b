import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Tables of the kernel that SQL of plugins may name; for the others there is somebody to ask. */
const OPEN_TABLES = ['files', 'projects']

/** Who made each table and view: `kernel`, or a plugin. */
export function ownersOfTables(root) {
  const owners = new Map()
  const add = (owner, folder) => {
    if (!existsSync(join(root, folder))) return
    for (const name of readdirSync(join(root, folder))) {
      const text = readFileSync(join(root, folder, name), 'utf8')
      for (const table of madeBy(text)) owners.set(table, owner)
    }
  }
  add('kernel', 'database/migrations')
  for (const plugin of readdirSync(join(root, 'plugins'))) {
    add(plugin, `plugins/${plugin}/database/migrations`)
  }
  return owners
}

/** Names in `CREATE` of a migration, in its `RENAME`, and in its `DROP TABLE` where a name was put together. */
function madeBy(migration) {
  const made = migration.matchAll(/\bCREATE (?:UNLOGGED )?(?:TABLE|VIEW) (\w+)(?![\w.$])/g)
  const dropped = migration.matchAll(/\bDROP TABLE ([\w\s,]+)/g)
  const renamed = migration.matchAll(/\bALTER TABLE \w+ RENAME TO (\w+)/g)
  return [...made, ...renamed, ...dropped].flatMap(([, names]) => names.match(/\w+/g) ?? [])
}

const CALLS = /^(from|table|into|join|(left|right|inner|fullOuter|cross)Join|with)$/
const NAMED = /\b(?:from|join|into|update|table|only)\s+(\w+)/gi
/** Words that tell SQL from a sentence in English about the same things. */
const SQL =
  /^\s*(from|join)\b|\b(select|lateral|returning|(insert|merge) into|delete from)\b|\b(set|where|on)\b.*[=<>(]/is

/** The tables that a text names: as the argument of a step of a query, or in SQL. */
function namedIn(text, isArgument) {
  if (isArgument) return [text.trim().split(/\s/)[0]]
  const named = [...text.matchAll(NAMED)].map(([, name]) => name)
  // A name of two words is no English.
  return SQL.test(text) ? named : named.filter((name) => name.includes('_'))
}

/** Is it what a step of a query is asked with: `trx.from('cases')`? */
function isStepOfQuery(node) {
  const { parent } = node
  if (parent.type !== 'CallExpression' || parent.arguments[0] !== node) return false
  const { callee } = parent
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  return CALLS.test(callee.property.name)
}

/** Owners of tables by the folder of the house. */
const owners = new Map()

function ownersIn(house) {
  if (!owners.has(house)) owners.set(house, ownersOfTables(house))
  return owners.get(house)
}

/**
 * SQL of a plugin names its own tables. What it may know of another plugin is a view of that one,
 * whose name it takes from the contract. The house is where the linter is started.
 */
export const ownTables = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const [room, plugin] = relative(context.cwd, context.filename).split(sep)
    if (room !== 'plugins') return {}
    const check = (node, text) => {
      for (const name of namedIn(text, isStepOfQuery(node))) {
        const owner = ownersIn(context.cwd).get(name)
        if (!owner || owner === plugin || OPEN_TABLES.includes(name)) continue
        const message =
          owner === 'kernel'
            ? `"${name}" is a table of the kernel: ask who keeps it there.`
            : `"${name}" is a table of ${owner}: ask its contract, or take the name of a view from there.`
        context.report({ node, message })
      }
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked).join(' ? '))
      },
    }
  },
}
