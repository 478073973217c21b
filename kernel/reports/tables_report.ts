import type { QueryClientContract } from '@adonisjs/lucid/types/database'

import { code, markdownTable } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'
import { readTables, type TableDescription } from '#kernel/reports/tables/read_tables'

/** @param owner a connection of the owner, who sees all tables */
export const tablesReport = (owner: QueryClientContract): Report => ({
  file: 'tables.md',
  title: 'Tables',
  about:
    'The tables, and the views that plugins show of theirs, as the migrations make them: columns, indexes, ties to other tables, who sees which rows, triggers, and what the application may do. Durable jobs live in a schema of pg-boss and are not listed.',
  async write() {
    return (await readTables(owner)).map(sectionOf).join('\n\n')
  },
})

function sectionOf(table: TableDescription): string {
  const columns = table.columns.map(({ name, type, required, preset }) => [
    code(name),
    type,
    required ? 'required' : '',
    code(preset ?? ''),
  ])
  return [
    `## ${table.name}`,
    markdownTable(['Column', 'Type', '', 'Default'], columns),
    linesOf({
      'Constraint': table.constraints,
      'Index': table.indexes,
      'Rows seen': table.policies,
      'Trigger': table.triggers,
    }),
    table.about,
    `Row-level security: ${table.security}. The application may: ${table.grants || 'nothing'}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function linesOf(groups: Record<string, readonly string[] | null>): string {
  return Object.entries(groups)
    .flatMap(([kind, texts]) => (texts ?? []).map((text) => `- ${kind}: ${code(text)}`))
    .join('\n')
}
