import db from '@adonisjs/lucid/services/db'

/** What happens in COMMIT, after every statement of the transaction has been done. */
export const failures = {
  /** A deferred constraint is broken. */
  refused: `raise exception 'refused in commit' using errcode = 'check_violation'`,
  /** Somebody else has changed what the transaction has read. */
  serialized: `raise exception 'could not serialize access' using errcode = 'serialization_failure'`,
  /** The backend ends: a restart, an administrator, the kernel for want of memory. */
  killed: `perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5)`,
} as const

export type Failure = keyof typeof failures

/**
 * Lets COMMIT fail for whatever writes a line of the audit trail, or puts a row into another table,
 * by a constraint that is asked at its end.
 * @returns how to mend it
 */
export async function failCommits(failure: Failure, table = 'audit_lines') {
  const owner = () => db.connection('owner')
  const names = { table, trigger: `fails_${table.replace('.', '_')}` }
  const [head, end] = [
    'create function fails_in_commit() returns trigger language plpgsql security definer as $$ begin',
    '; return null; end $$',
  ]
  await owner().rawQuery([head, failures[failure], end].join(' '))
  await owner().rawQuery(
    `create constraint trigger :trigger: after insert or update on :table: deferrable initially deferred
     for each row execute function fails_in_commit()`,
    names
  )
  return async () => {
    await owner().rawQuery('drop trigger if exists :trigger: on :table:', names)
    await owner().rawQuery('drop function if exists fails_in_commit()')
  }
}
