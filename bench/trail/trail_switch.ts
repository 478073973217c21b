import db from '@adonisjs/lucid/services/db'

/** All; without the check that rows have a line; without what lines say of rows, either. */
export const steps = ['all', 'no check', 'neither'] as const
export type Step = (typeof steps)[number]

/** Switches parts of the trail off and on again, as only the owner of the database can. */
export async function switchTrail(step: Step): Promise<void> {
  const owner = db.connection('owner')
  await owner.rawQuery('select audit_heads.renew()')
  await owner.rawQuery(step === 'all' ? checksOn : checksOff)
  if (step === 'neither') await owner.rawQuery(saysNothing)
}

const checksOn = `do $$ declare each name; begin
  for each in select table_name from audit_heads.audited loop
    execute format('alter table %I enable trigger audit_line', each);
  end loop; end $$`

const checksOff = `do $$ declare each name; begin
  for each in select table_name from audit_heads.audited loop
    execute format('alter table %I disable trigger audit_line', each);
  end loop; end $$`

const saysNothing = `create or replace function audit_heads.stands(
    type text, id text, inout kept integer, out stands jsonb)
  language plpgsql as $$ begin end $$`
