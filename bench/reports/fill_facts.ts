import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { inTransaction } from '#kernel/database/in_transaction'
import type { Actor } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'
import type { DemoDictionary } from '#tests/invented/dictionary/demo_dictionary'

const bench: Actor = { userId: null, name: 'bench', permissions: new Set(), isPlatform: true }

const tenant = 'company_id, project_id, environment'
const of = ':company::uuid, :project::uuid, :environment::smallint'
const cases = `generate_series(1, :cases) n`
const idOf = (what: string) => `md5('${what} ' || n)::uuid`
/** One of so many texts, by chance. */
const some = (...texts: readonly string[]) =>
  `(ARRAY[${texts.map((text) => (text === '' ? 'NULL' : `'${text}'`)).join(', ')}])[1 + floor(random() * ${texts.length})::int]`
const criteria = [...'abcdef'].map((letter) => `criterion_${letter}`).join(', ')
const isMet = [...'abcdef'].map(() => 'random() < 0.15').join(', ')
const isThere = [...'abcd'].map(() => 'random() < 0.9').join(', ')
const aDay = `date '2021-01-01' + floor(random() * 1800)::int`

const statements: readonly string[] = [
  `insert into case_facts (case_id, ${tenant}, sex, age_days, report_type, report_category,
     report_source, qualification, province, country, serious, ${criteria}, ctcae, events,
     has_patient, has_reporter, has_product, has_event, receipt_first, receipt_last,
     recent_first, recent_last, version_kind, is_nullified)
   select ${idOf('case')}, ${of}, ${some('1', '2', '')}, floor(random() * 33000)::int,
     ${some('1', '2', '3', '4')}, ${some('11', '12', '21', '22', '')}, ${some('1', '2', '3', '')},
     ${some('1', '2', '3', '4', '5')}, ${some('广东省', '江苏省', '北京市', '')},
     ${some('CN', 'US', 'DE', 'FR', 'JP', 'GB', '')}, ${some('yes', 'no', '')}, ${isMet},
     1 + floor(random() * 5)::int, 2, ${isThere}, day, day, day, day,
     ${some('first', 'follow-up', 'amendment')}, random() < 0.01
   from (select n, ${aDay} as day from ${cases}) days`,
  `insert into event_facts (case_id, ${tenant}, position, row_id, meddra_version, meddra_code,
     serious, ${criteria}, outcome)
   select ${idOf('case')}, ${of}, at, 'e' || at, :version,
     (:codes::int[])[1 + floor(random() * :many)::int], ${some('yes', 'no')}, ${isMet},
     ${some('0', '1', '2', '3', '4', '5')}
   from ${cases} cross join generate_series(1, 2) at`,
  `insert into drug_facts (case_id, ${tenant}, position, row_id, role, name)
   select ${idOf('case')}, ${of}, at, 'g' || at, case at when 1 then '1' else '2' end,
     'Drug ' || floor(30 * power(random(), 2))::int
   from ${cases} cross join generate_series(1, 2) at`,
  `insert into batch_facts (case_id, ${tenant}, drug_position, batch)
   select ${idOf('case')}, ${of}, 1, 'L' || floor(random() * 40)::int from ${cases}`,
  `insert into pair_facts (case_id, ${tenant}, drug_position, event_position, role, unexpected)
   select ${idOf('case')}, ${of}, drug, event, case drug when 1 then '1' else '2' end,
     ${some('0', '1', '')}
   from ${cases} cross join generate_series(1, 2) drug cross join generate_series(1, 2) event`,
  `insert into gateway_destinations (id, ${tenant}, code, name, region, authority, batch_sender,
     batch_receiver, message_sender, message_receiver, file_name)
   select ${idOf('place')}, ${of}, 'D' || n, 'D' || n, 'CN', 'D' || n, 'A', 'B', 'A', 'B', 'x.xml'
   from generate_series(1, 4) n`,
  `insert into submissions (id, ${tenant}, case_id, case_no, version, version_kind, case_revision,
     destination_id, authority, frozen_id, batch_number, message_number, message_id, file_name,
     size, message_sha, state, is_portal, due, submitted_on, made_by)
   select ${idOf('submission')}, ${of}, ${idOf('case')}, n::text, 1, 'first', 1,
     md5('place ' || 1 + n % 4)::uuid, 'D', ${idOf('frozen')}, n::text, n::text, n::text, n::text,
     1, n::text, ${some('sent', 'accepted', 'rejected', 'queued')}, false, ${aDay}, ${aDay}, 'A'
   from ${cases}`,
  `insert into case_steps (case_id, ${tenant}, seq, act, to_node, at, revision, definition)
   select ${idOf('case')}, ${of}, at, 'pass', (ARRAY['ENTRY', 'EVALUATION', 'REVIEW'])[at],
     ${aDay}, 1, 1
   from ${cases} cross join generate_series(1, 3) at`,
]

/**
 * Makes small rows of facts of as many cases, with submissions and steps, straight in the database: of
 * the cases themselves there is nothing, since reports read facts alone.
 */
export async function fillFacts(
  { companyId: company, projectId: project, environment }: Scope,
  many: number,
  { terms, version }: DemoDictionary
): Promise<void> {
  const codes = terms.filter(({ level }) => level === 'llt').map(({ code }) => Number(code))
  const values = { company, project, environment, cases: many, version, codes, many: codes.length }
  const setting = {
    connection: 'owner',
    actor: bench,
    scope: undefined,
    mode: 'read write',
  } as const
  await inTransaction(setting, async (trx: TransactionClientContract) => {
    // What facts refer to is not there.
    await trx.rawQuery('set local session_replication_role = replica')
    await trx.rawQuery('select setseed(0.5)')
    for (const statement of statements) await trx.rawQuery(statement, values as never)
  })
}
