import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { inFolder, lint, ROOT } from '#tests/architecture/oxlint'
import { ownersOfTables } from '../../scripts/lint/own_tables.mjs'

const BROKEN_HOUSE = fileURLToPath(new URL('./broken_house/', import.meta.url))

/** That rule, and no other. */
const SETTINGS = `{
  jsPlugins: house.jsPlugins,
  categories: { correctness: 'off' },
  rules: { 'house/own-tables': 'error' },
}`

/** What the rule says of a file of the broken house, with the line. */
async function complaintsOf(file: string) {
  const refusals = await inFolder((place) =>
    lint({ folder: BROKEN_HOUSE, place, settings: SETTINGS }, [file])
  )
  return refusals.map(({ line, message }) => `${line} ${message}`)
}

test.group('SQL of a plugin', () => {
  test('names no table and no view of another plugin, in whatever way it is written', async ({
    assert,
  }) => {
    const complaint = (name: string, owner: string) =>
      `"${name}" is a table of ${owner}: ask its contract, or take the name of a view from there.`
    assert.deepEqual(await complaintsOf('plugins/blue/records/asks_foreign_tables.ts'), [
      ...[1, 2, 3, 4, 5].map((line) => `${line} ${complaint('colours', 'red')}`),
      `6 ${complaint('red_shown', 'red')}`,
      '7 "users" is a table of the kernel: ask who keeps it there.',
    ])
  })

  test('names its own tables, those that the kernel leaves open, and a view by the contract', async ({
    assert,
  }) => {
    assert.deepEqual(await complaintsOf('plugins/blue/records/asks_own_tables.ts'), [])
  })

  test('is held against every table that the migrations make', async ({ assert }) => {
    const { rows } = await db.connection('owner').rawQuery(`
      select relname as name from pg_class c where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p', 'v') and relname not like 'adonis_schema%'
        and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`)
    const owners = ownersOfTables(ROOT)
    assert.deepEqual(
      rows.map(({ name }: { name: string }) => name).filter((name: string) => !owners.has(name)),
      []
    )
  })
})
