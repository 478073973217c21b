import type { RowConditions, LeafCondition } from '#plugins/cases/contract/condition_tree'
import { firstDay, untilDay } from '#plugins/cases/list/date_bounds'

/** A condition as PostgreSQL asks it of the `content` of a case. */
export interface ContentQuestion {
  readonly sql: string
  readonly bindings: readonly (string | readonly string[])[]
}

/** Turns conditions into one question to the stored content: a content is read once for all of them. */
export function contentQuestion(tree: RowConditions): ContentQuestion {
  let rows = 0
  const ofRow = ({ own, inside, lacking }: RowConditions, row: string): ContentQuestion[] => [
    ...own.map((condition) => ofLeaf(`${row}->'${condition.key}'`, condition)),
    ...inside.map((each) => {
      const next = `row_${++rows}`
      const asked = allOf(ofRow(each, next))
      return {
        sql: `exists (select from jsonb_path_query(${row}, ?::jsonpath) ${next} where ${asked.sql})`,
        bindings: [pathOf([each.group]), ...asked.bindings],
      }
    }),
    ...lacking.map(({ path, key }) => ({
      sql: `not exists (select from jsonb_path_query(${row}, ?::jsonpath) lacking)`,
      bindings: [`${pathOf(path)}."${key}"`],
    })),
  ]
  return allOf(ofRow(tree, 'content'))
}

const allOf = (questions: readonly ContentQuestion[]): ContentQuestion => ({
  sql: questions.map(({ sql }) => sql).join(' and '),
  bindings: questions.flatMap(({ bindings }) => bindings),
})

const pathOf = (groups: readonly string[]) => `$${groups.map((group) => `."${group}"[*]`).join('')}`

/** @param leaf expression of the leaf, NULL where it is not there */
function ofLeaf(leaf: string, condition: LeafCondition): ContentQuestion {
  const test = testOf(leaf, condition)
  const { orNull = [] } = condition
  if (orNull.length === 0) return test
  return {
    sql: `(${test.sql} or ${leaf}->>'nullFlavor' = any (?))`,
    bindings: [...test.bindings, orNull],
  }
}

function testOf(leaf: string, condition: LeafCondition): ContentQuestion {
  const { is, value = '', values = [] } = condition
  const said = `case jsonb_typeof(${leaf}) when 'object' then ${leaf}->>'value' else ${leaf}#>>'{}' end`
  switch (is) {
    case 'eq':
      return {
        sql: `coalesce(${leaf}->>'value', ${leaf}->>'nullFlavor', ${leaf}#>>'{}') = ?`,
        bindings: [value],
      }
    case 'in':
      return { sql: `${said} = any (?)`, bindings: [values] }
    case 'contains':
      return { sql: `strpos(lower(${said}), lower(?)) > 0`, bindings: [value] }
    case 'starts':
      return { sql: `starts_with(lower(${said}), lower(?))`, bindings: [value] }
    case 'null':
      return condition.values
        ? { sql: `${leaf}->>'nullFlavor' = any (?)`, bindings: [values] }
        : { sql: `${leaf}->>'nullFlavor' is not null`, bindings: [] }
    case 'lt':
    case 'gt':
    case 'between':
      return condition.type === 'date' ? ofDate(said, condition) : ofNumber(said, condition)
    default:
      return { sql: `${leaf} is not null`, bindings: [] }
  }
}

const compared = {
  lt: '< ?::numeric',
  gt: '> ?::numeric',
  between: 'between ?::numeric and ?::numeric',
}

function ofNumber(said: string, { is, value = '', to = '' }: LeafCondition): ContentQuestion {
  const how = compared[is as keyof typeof compared]
  return {
    sql: `case when ${said} ~ '^-{0,1}[0-9]+(\\.[0-9]+){0,1}$' then (${said})::numeric ${how} else false end`,
    bindings: is === 'between' ? [value, to] : [value],
  }
}

/** By the days as they are written: `meetsCondition` says the same of a content at hand. */
function ofDate(said: string, condition: LeafCondition): ContentQuestion {
  const { is, value = '', to = '', orUncertain } = condition
  const dayOf = (pattern: string) =>
    `left((${said}) || substr('${pattern}', length(${said}) + 1), 10) collate "C"`
  const [earliest, latest] = [dayOf('0000-01-01'), dayOf('0000-12-31')]
  const [low, high] = orUncertain ? [latest, earliest] : [earliest, latest]
  if (is === 'lt') return { sql: `${high} < ?`, bindings: [firstDay(value)] }
  if (is === 'gt') return { sql: `${low} > ?`, bindings: [untilDay(value)] }
  return { sql: `(${low} >= ? and ${high} <= ?)`, bindings: [firstDay(value), untilDay(to)] }
}
