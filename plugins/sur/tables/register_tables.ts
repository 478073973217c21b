import type { Words } from '#kernel/language/words'

import { isOfInterval, type SeriesEntry } from '#plugins/sur/contract/entry_at'
import type { RegisterKey } from '#plugins/sur/contract/register'
import { registerOf } from '#plugins/sur/contract/registers'
import type { Series } from '#plugins/sur/contract/series'
import type { SurTable, TableContent, TableRow } from '#plugins/sur/contract/tables'
import { wording } from '#plugins/sur/lang/server/wording'

/** The rows of a register that were valid on a day of the interval, in their order. */
const entriesOf = (series: Series, key: RegisterKey): readonly SeriesEntry[] =>
  (series.registers?.[key] ?? []).filter((entry) => isOfInterval(entry, series.start))

const nothing: Words = { en: '', zh: '' }

/** What a row is to the report, in words. */
export function markOf({ mark, closedOn }: SeriesEntry): Words {
  if (closedOn !== null) return wording('tables.register.ended', { day: closedOn })
  return mark === null || mark === 'ended' ? nothing : wording(`tables.register.${mark}`)
}

/** How a table is made of the rows of a register. */
interface TableOfRegister {
  readonly register: RegisterKey
  /** Column that names the rows. */
  readonly head: string
  readonly columns: readonly string[]
  /** Column by whose values rows stand together, below the name of the value. */
  readonly group?: string
  /** Which rows it has; all where it is left out. */
  takes?(entry: SeriesEntry, series: Series): boolean
}

function rowsOf(series: Series, table: TableOfRegister): TableContent {
  const { register, head, columns: keys, group, takes } = table
  const { columns } = registerOf(register)
  const labelOf = (key: string): Words => columns.find((column) => column.key === key)!.label
  let last: string | null = null
  const rows = entriesOf(series, register)
    .filter((entry) => takes?.(entry, series) ?? true)
    .flatMap((entry): TableRow[] => {
      const { id, texts, values } = entry
      const own = group ? String(values[group]) : null
      const isFirst = own !== null && own !== last
      last = own
      const row: TableRow = {
        ...{ kind: 'row', key: id, label: texts[head] ?? nothing },
        cells: [...keys.map((key) => texts[key] ?? nothing), markOf(entry)].map((text) => ({
          text,
        })),
      }
      if (!isFirst) return [row]
      const label = texts[group!] ?? nothing
      return [{ kind: 'group', key: `group ${own}`, label, cells: [] }, row]
    })
  return {
    head: labelOf(head),
    columns: [
      ...keys.map((key) => ({ key, title: labelOf(key) })),
      { key: 'mark', title: wording('tables.register.mark') },
    ],
    rows,
  }
}

const approvals: TableOfRegister = {
  ...{ register: 'approvals', head: 'country' },
  columns: ['date', 'tradeName', 'doseForm', 'indication', 'status', 'withdrawalReason'],
}
const actions: TableOfRegister = {
  ...{ register: 'actions', head: 'day' },
  columns: ['countries', 'takenBy', 'action', 'reason', 'indication'],
  takes: ({ mark }) => mark === 'new',
}
const trials: TableOfRegister = {
  ...{ register: 'trials', head: 'study' },
  columns: registerOf('trials')
    .columns.map(({ key }) => key)
    .filter((key) => key !== 'study'),
  takes: ({ values: { start, end } }, series) =>
    String(start) <= series.lockPoint && (end === null || String(end) >= series.start),
}
const risks: TableOfRegister = {
  ...{ register: 'risks', head: 'term', group: 'category' },
  columns: ['since', 'state', 'evaluation'],
}

const around = (key: 'approvals' | 'actions' | 'trials' | 'risks') => ({
  source: wording(`tables.source.${key}`),
  rule: wording(`tables.rule.${key}`),
})

const approvalTable = (kind: SurTable['kind']): SurTable => ({
  ...{ key: `${kind.toLowerCase()}_approvals`, version: 1, kind, sections: ['2'] },
  ...around('approvals'),
  title: wording('tables.title.approvals'),
  compute: (series) => rowsOf(series, approvals),
})

const actionTable = (kind: SurTable['kind']): SurTable => ({
  ...{ key: `${kind.toLowerCase()}_actions`, version: 1, kind, sections: ['3'], isListing: true },
  ...around('actions'),
  title: wording('tables.title.actions'),
  compute: (series) => rowsOf(series, actions),
})

/** ICH E2F 3.2 and 3.3, E2C(R2) 3.2 and 3.3. */
export const dsurApprovals = approvalTable('DSUR')
export const psurApprovals = approvalTable('PSUR')
export const dsurActions = actionTable('DSUR')
export const psurActions = actionTable('PSUR')

/** ICH E2F 3.5 with its appendix: trials ongoing and completed in the interval. */
export const dsurTrials: SurTable = {
  ...{ key: 'dsur_trials', version: 1, kind: 'DSUR', sections: ['5', 'A3'], isListing: true },
  ...around('trials'),
  title: wording('tables.title.trials'),
  compute: (series) => rowsOf(series, trials),
}

/** ICH E2F 3.19. */
export const dsurRisks: SurTable = {
  ...{ key: 'dsur_risks', version: 1, kind: 'DSUR', sections: ['19'], isListing: true },
  ...around('risks'),
  title: wording('tables.title.risks'),
  compute: (series) => rowsOf(series, risks),
}

/** ICH E2C(R2) 3.16.1. */
export const psurConcerns: SurTable = {
  ...{ key: 'psur_concerns', version: 1, kind: 'PSUR', sections: ['16.1'], isListing: true },
  ...around('risks'),
  title: wording('tables.title.concerns'),
  compute: (series) => rowsOf(series, risks),
}
