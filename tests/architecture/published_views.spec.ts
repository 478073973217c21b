import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

const TENANT = ['company_id', 'project_id', 'environment']

/** Views by name, each with the columns that the sentence above its name promises. */
function promised(): Map<string, string[]> {
  const files = globSync('{kernel/*,plugins/*/contract}/views.ts', { cwd: app.makePath() })
  const texts = files.map((file) => readFileSync(app.makePath(file), 'utf8'))
  // A sentence goes on behind the star of the next line.
  const flow = texts.map((text) => text.replaceAll('\n * ', ' '))
  const views = flow
    .join('\n')
    .matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+ = '(\w+)'/g)
  return new Map(
    [...views].map(([, sentence, name]) => {
      const columns = [...sentence!.matchAll(/`(\w+)`/g)].map(([, column]) => column!)
      const ofTenant = sentence!.includes('three columns of the tenant')
      return [name!, [...columns, ...(ofTenant ? TENANT : [])]]
    })
  )
}

/** Views that there are, each with its columns. */
async function there(): Promise<Map<string, string[]>> {
  const { rows } = await db.connection('owner').rawQuery(`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    group by 1`)
  return new Map(
    rows.map(({ name, columns }: { name: string; columns: string[] }) => [name, columns])
  )
}

test.group('Views that contracts publish', () => {
  test('have every column that the contract names', async ({ assert }) => {
    const views = await there()
    const wanting = [...promised()].map(([name, columns]) => [
      name,
      columns.filter((column) => !views.get(name)?.includes(column)),
    ])
    assert.deepEqual(
      wanting,
      [...promised().keys()].map((name) => [name, []])
    )
  })

  test('are all the views that there are, and each names its columns', async ({ assert }) => {
    assert.sameMembers([...promised().keys()], [...(await there()).keys()])
    for (const [name, columns] of promised()) assert.isAbove(columns.length, 2, name)
  })
})
