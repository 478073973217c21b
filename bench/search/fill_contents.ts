import type { ApplicationService } from '@adonisjs/core/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

import { inTransaction } from '#kernel/database/in_transaction'
import type { Actor } from '#kernel/tenancy/actor'
import { asProject } from '#kernel/tenancy/as_project'
import { CaseLoader } from '#plugins/cases/contract'
import { generatedCases } from '#tests/invented/cases/generated_cases'

import type { BenchDatabase } from '../database.js'
import { say } from '../say.js'

/** Cases that are made up and loaded as usual; the others are copied from them in the database. */
const TEMPLATES = 10_000

/** The environment in which nothing else is measured. */
export const PLACE = ['IG500', 0] as const

const bench: Actor = { userId: null, name: 'bench', permissions: new Set(), isPlatform: true }

/** Brings as many cases as are asked for, with the content of their latest revision. */
export async function fillContents(
  { app, database }: { app: ApplicationService; database: BenchDatabase },
  cases: number
): Promise<void> {
  const there = await count()
  if (there >= cases) return
  const templates = Math.min(cases, TEMPLATES)
  say(`Loading ${templates} cases ...`)
  const loader = await app.container.make(CaseLoader)
  const next = generatedCases('SEARCH')
  await asProject(...PLACE, () => loader.load(templates - there, next))
  const copies = Math.ceil(cases / templates) - 1
  say(`Copying them ${copies} times ...`)
  const setting = {
    connection: 'owner',
    actor: bench,
    scope: undefined,
    mode: 'read write',
  } as const
  await inTransaction(setting, (trx) => copyCases(trx, copies))
  say('Settling ...')
  await database.settle()
}

async function count(): Promise<number> {
  const rows = await db
    .connection('owner')
    .from('cases')
    .join('projects', 'projects.id', 'cases.project_id')
    .where({ 'projects.code': PLACE[0], 'cases.environment': PLACE[1] })
    .count('* as n')
  return Number(rows[0].n)
}

const idOf = (id: string) => `md5(${id}::text || n)::uuid`

async function copyCases(trx: TransactionClientContract, copies: number): Promise<void> {
  // What is copied refers to what is copied with it.
  await trx.rawQuery('set local session_replication_role = replica')
  await trx.rawQuery(
    `create temp table template on commit drop as
       select cases.*, row_number() over (order by case_no) as at, count(*) over () as many
       from cases join projects on projects.id = project_id
       where projects.code = ? and cases.environment = ?`,
    [...PLACE]
  )
  await trx.rawQuery('analyze template')
  const ofCases = await columnsOf(trx, 'cases', ['id', 'case_no'])
  const cases = `insert into cases (id, case_no, ${ofCases})
       select ${idOf('id')}, '${PLACE[0]}-' || lpad((at + n * many)::text, 7, '0'), ${ofCases}
       from template cross join generate_series(1, ?) n`
  await trx.rawQuery(cases, [copies])
  const ofRevisions = await columnsOf(trx, 'case_revisions', ['case_id'])
  const told = ofRevisions.split(', ').map((name) => `stored.${name}`)
  const contents = `insert into case_revisions (case_id, ${ofRevisions})
       select ${idOf('template.id')}, ${told.join(', ')}
       from template
       join case_revisions stored on case_id = template.id and stored.revision = template.revision
       cross join generate_series(1, ?) n`
  await trx.rawQuery(contents, [copies])
}

async function columnsOf(trx: TransactionClientContract, table: string, but: readonly string[]) {
  const { rows } = (await trx.rawQuery(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = ? and is_generated = 'NEVER'
     order by ordinal_position`,
    [table]
  )) as { rows: { name: string }[] }
  return rows.flatMap(({ name }) => (but.includes(name) ? [] : [name])).join(', ')
}
