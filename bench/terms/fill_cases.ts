import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { inTransaction } from '#kernel/database/in_transaction'
import type { Actor } from '#kernel/tenancy/actor'
import { asProject } from '#kernel/tenancy/as_project'
import { CaseLoader } from '#plugins/cases/contract'
import { generatedCases } from '#tests/invented/cases/generated_cases'
import type { DemoDictionary } from '#tests/invented/dictionary/demo_dictionary'

import type { BenchDatabase } from '../database.js'
import { say } from '../say.js'

/** Cases that are made up and loaded as usual; the others are copied from them in the database. */
const TEMPLATES = 10_000

const bench: Actor = { userId: null, name: 'bench', permissions: new Set(), isPlatform: true }

/**
 * Brings as many cases as are asked for, as far as lists read them, and draws the codes of all anew
 * from a dictionary of the real size: a few terms are common, most are rare.
 */
export async function fillCases(
  { app, database }: { app: ApplicationService; database: BenchDatabase },
  cases: number,
  dictionary: DemoDictionary
): Promise<void> {
  const there = await count()
  if (there >= cases && (await areDrawn(dictionary.version))) return
  const templates = Math.min(cases, Math.max(there, TEMPLATES))
  if (there < templates) {
    say(`Loading cases up to ${templates} ...`)
    const loader = await app.container.make(CaseLoader)
    const next = generatedCases(`BENCH${templates}`)
    await asProject('PH302', 0, () => loader.load(templates - there, next))
  }
  const copies = Math.ceil(cases / templates) - 1
  say(`Copying them ${copies} times, drawing codes ...`)
  const setting = {
    connection: 'owner',
    actor: bench,
    scope: undefined,
    mode: 'read write',
  } as const
  await inTransaction(setting, async (trx) => {
    // What is copied refers to what is copied with it; asking a million times would tell nothing.
    await trx.rawQuery('set local session_replication_role = replica')
    await drawTerms(trx, dictionary)
    await copyPlaces(trx, copies, dictionary.version)
    await copyCases(trx, copies)
  })
  say('Settling ...')
  await database.settle()
}

async function count(): Promise<number> {
  const [{ n }] = await db.connection('owner').from('cases').count('* as n')
  return Number(n)
}

/** An earlier run on the same database has drawn them. */
async function areDrawn(version: string): Promise<boolean> {
  return (await db.connection('owner').from('coded_places').where({ version }).first()) !== null
}

/** Terms of the lowest level by the order of their PTs: the first ones are drawn most. */
async function drawTerms(trx: TransactionClientContract, { terms }: DemoDictionary) {
  const llts = terms.filter(({ level }) => level === 'llt')
  const codes = llts.sort((a, b) => Number(a.pt) - Number(b.pt)).map(({ code }) => Number(code))
  await trx.rawQuery(
    `create temp table drawn on commit drop as
     select place, code from unnest(?::int[]) with ordinality term (code, place)`,
    [codes]
  )
  await trx.rawQuery('create unique index on drawn (place)')
  await trx.rawQuery('analyze drawn')
  await trx.rawQuery('select setseed(0.5)')
}

/** The id of a copy: of the case itself for 0. */
const idOf = (id: string) => `case n when 0 then ${id} else md5(${id}::text || n)::uuid end`

async function copyPlaces(trx: TransactionClientContract, copies: number, version: string) {
  await trx.rawQuery(
    `create temp table copied on commit drop as
     select place.*, n, 1 + floor((select count(*) from drawn) * power(random(), 3))::bigint as at
     from coded_places place cross join generate_series(0, ?) n`,
    [copies]
  )
  await trx.rawQuery('truncate coded_places')
  const filling = `insert into coded_places (case_id, path, company_id, project_id, environment, element, verbatim,
       key, version, code)
     select ${idOf('case_id')}, path, company_id, project_id, environment, element, verbatim, key,
       case when copied.code is null then copied.version else ? end,
       case when copied.code is null then null else drawn.code end
     from copied join drawn on drawn.place = at`
  await trx.rawQuery(filling, [version])
}

async function copyCases(trx: TransactionClientContract, copies: number) {
  const { rows } = (await trx.rawQuery(
    `select column_name as name from information_schema.columns
     where table_name = 'cases' and column_name not in ('id', 'case_no') and is_generated = 'NEVER'`
  )) as { rows: { name: string }[] }
  const columns = rows.map(({ name }) => name).join(', ')
  const filling = `insert into cases (id, case_no, ${columns})
     select ${idOf('id')}, 'PH302-' || lpad((at + n * many)::text, 7, '0'), ${columns}
     from (select *, row_number() over (order by case_no) as at, count(*) over () as many from cases)
       template
     cross join generate_series(1, ?) n`
  await trx.rawQuery(filling, [copies])
}
