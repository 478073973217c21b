import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'

/** Characters of a text that a line tells; what is longer ends in "…". */
const MOST_OF_A_VALUE = 1000

/** Changes of one line, and bytes of them; those beyond are only counted. */
const MOST_CHANGES = 2000
const MOST_OF_A_LINE = 1_000_000

/** Bytes after which no further line begins. */
const MOST_OF_AN_ANSWER = 4_000_000

/** Bytes of a content, or of a list of rows, whose texts are not even looked at one by one. */
const MOST_LOOKED_AT = 4_000_000

const isNested = (side: string) => `jsonb_typeof(change->'${side}') in ('object', 'array')`

/** A change without its values. */
const BARE = `jsonb_build_object('path', change->'path', 'shortened', true)`

/** One change as lists tell it; without its values where even shortened they would fill the line. */
const TOLD = `case
  when short is null or octet_length(short::text) > ? then ${BARE}
  when short = change then change
  else short || '{"shortened": true}' end`

// Without OFFSET 0 PostgreSQL shortens a change anew wherever it is spoken of.
const SHOWN = `cross join lateral (
  select coalesce(jsonb_agg(told order by place) filter (where bytes <= ?), '[]') as changes,
    jsonb_array_length(asked.changes) - (count(*) filter (where bytes <= ?))::int as "left"
  from (
    select place, told, sum(octet_length(told::text)) over (order by place) as bytes
    from (
      select place, ${TOLD} as told
      from (
        select place, change, case
          when pg_column_size(change) > ? and (${isNested('before')} or ${isNested('after')}) then null
          else audit_shortened(change, ?) end as short
        from jsonb_path_query(asked.changes, '$[0 to ${MOST_CHANGES - 1}]')
          with ordinality as each (change, place)
        offset 0
      ) shortened
      offset 0
    ) measured
  ) summed
) shown`

/**
 * The lines that were asked for with their values shortened, as many as an answer holds, the first of
 * them in any case. The database shortens them: a line may be larger than what a process should hold.
 * @param lines with `seq` and `changes`, the latest first
 * @returns each also with `left`, how many changes it does not tell, and `asked`, how many lines there were
 */
export function shortLines(
  trx: Reading,
  lines: DatabaseQueryBuilderContract
): DatabaseQueryBuilderContract {
  const line = [MOST_OF_A_LINE, MOST_OF_A_LINE, MOST_OF_A_LINE]
  const most = [...line, MOST_LOOKED_AT, MOST_OF_A_VALUE]
  const all = trx
    .from(lines.as('asked'))
    .joinRaw(SHOWN, most)
    .select('asked.*', 'shown.changes as told', 'shown.left')
    .select(trx.raw('count(*) over ()::int as asked'))
    .select(
      trx.raw(`coalesce(sum(octet_length(shown.changes::text)) over
        (order by seq desc rows between unbounded preceding and 1 preceding), 0) as "before"`)
    )
  return trx
    .from(all.as('told'))
    .where('before', '<', MOST_OF_AN_ANSWER)
    .orderBy('seq', 'desc')
    .select('seq', 'at', 'actor_name', 'act', 'reason', 'hash', 'told as changes', 'left', 'asked')
}
