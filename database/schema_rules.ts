import type { ColumnInfo, SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const plain = (tsType: string): ColumnInfo => ({ tsType, decorators: [{ name: '@column' }] })
const own = (tsType: string, decorator: 'day' | 'json'): ColumnInfo => ({
  tsType,
  decorators: [{ name: `@${decorator}` }],
  imports: [{ source: '#kernel/database/columns', namedImports: [decorator] }],
})

/** What stands in columns, as plain values; moments are given by the database, not by models. */
export default {
  types: {
    date: own('string', 'day'),
    DateTime: plain('Date'),
    // The driver gives it as text: it may be larger than a number of JavaScript.
    bigint: plain('string'),
    json: own('unknown', 'json'),
    jsonb: own('unknown', 'json'),
    ARRAY: plain('string[]'),
  },
  columns: {
    created_at: plain('Date'),
    updated_at: plain('Date'),
    // Lucid would look for it as sha_256.
    sha256: { tsType: 'string', decorators: [{ name: '@column', args: { columnName: 'sha256' } }] },
  },
} satisfies SchemaRules
