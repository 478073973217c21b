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

const owner = () => db.connection('owner')

/** Whatever is written that leaves a line; what is noted of refused requests, some time later, is never meant. */
const anyLine = { table: 'audit_lines', event: 'insert', when: `new.act <> 'access.refused'` }

/**
 * Makes it possible to let a COMMIT fail of whatever writes into a table, by a constraint that is
 * asked at its end.
 * @param meant what is written; any line of the trail when absent
 * @returns how to let the next one fail, and how to mend it
 */
export async function openFailures(
  meant: { readonly table: string; readonly event: string; readonly when?: string } = anyLine
) {
  const { table, event, when = 'true' } = meant
  // What a sequence gives is not taken back with the transaction: each failure happens once.
  await owner().rawQuery('create sequence failing_commits')
  await owner().rawQuery('create table failing_commit (failure text)')
  const branches = Object.entries(failures).map(
    ([name, happens]) => `if failure = '${name}' then ${happens}; end if;`
  )
  const body = [
    'create function fails_in_commit() returns trigger language plpgsql security definer as $$',
    'declare failure text := (select f.failure from failing_commit f);',
    `begin if failure is null or nextval('failing_commits') > 1 then return null; end if;`,
    ...branches,
    'return null; end $$',
  ]
  await owner().rawQuery(body.join('\n'))
  await owner().rawQuery(
    [
      `create constraint trigger fails_in_commit after ${event} on ${table}`,
      `deferrable initially deferred for each row when (${when})`,
      'execute function fails_in_commit()',
    ].join(' ')
  )
  return {
    async failNext(failure: Failure) {
      await owner().rawQuery(`select setval('failing_commits', 1, false)`)
      await owner().from('failing_commit').delete()
      await owner().table('failing_commit').insert({ failure })
    },
    /** @returns whether one has failed since it was asked last */
    async relent(): Promise<boolean> {
      await owner().from('failing_commit').delete()
      const { rows } = await owner().rawQuery('select is_called from failing_commits')
      await owner().rawQuery(`select setval('failing_commits', 1, false)`)
      return rows[0].is_called
    },
    async mend() {
      await owner().rawQuery('drop trigger fails_in_commit on ??', [table])
      await owner().rawQuery('drop function fails_in_commit()')
      await owner().rawQuery('drop table failing_commit')
      await owner().rawQuery('drop sequence failing_commits')
    },
  }
}

export type Failures = Awaited<ReturnType<typeof openFailures>>
