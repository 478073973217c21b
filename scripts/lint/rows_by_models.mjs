import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const STARTS = /^(from|table)$/
const WRITES = /^(insert|multiInsert|update|delete)$/

/** Tables whose rows are models: `static table` of the classes of the kernel and of records. */
function tablesOfModels(root) {
  const files = globSync(['kernel/**/*.ts', 'plugins/*/records/*.ts'], { cwd: root })
  const sources = files.filter((file) => !file.includes('.spec.'))
  const texts = sources.map((file) => readFileSync(join(root, file), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/static table = '(\w+)'/g)].map(([, name]) => name))
  )
}

/** A row that has a model is written by it; the kinds of statements that stay SQL are named in ADR 31. */
export const rowsByModels = (root) => {
  let tables
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        model: 'Rows of {{table}} are models: hold one and save it (ADR 31 says what stays SQL).',
      },
    },
    create(context) {
      return {
        'CallExpression > MemberExpression.callee'(node) {
          if (!WRITES.test(node.property.name)) return
          tables ??= tablesOfModels(root)
          const table = tableOf(node.object)
          if (tables.has(table)) context.report({ node, messageId: 'model', data: { table } })
        },
      }
    },
  }
}

/** The table with which the steps of a query begin. */
function tableOf(step) {
  if (step.type !== 'CallExpression' || step.callee.type !== 'MemberExpression') return undefined
  const { object, property } = step.callee
  if (STARTS.test(property.name)) return step.arguments[0]?.value
  return tableOf(object)
}
