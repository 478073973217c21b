import type { Words } from '#kernel/language/words'
import { cellText } from '#plugins/cases/contract/cell_text'
import type { ColumnValue } from '#plugins/cases/contract/list_columns'
import type { ProcessNode } from '#plugins/cases/contract/process'
import { caseCells } from '#plugins/cases/contract/slots'
import { say } from '#resources/app/language'
import { useLanguage } from '#resources/app/language_context'
import { Moment } from '#resources/app/moment'
import { fillingsOf } from '#resources/app/slots'
import { Tag } from '#resources/kit/tag'
import { SeriousnessTag } from '../case/seriousness_tag'
import { StatusTag } from '../case/status_tag'
import { versionText } from '../case/version_text'
import type { ShownColumn } from '#plugins/cases/contract/list_look'
import type { CaseRow } from './case_row'
import { ReactionName } from './reaction_name'
import { Since } from './since'

interface CellProps {
  column: ShownColumn
  nodes: readonly ProcessNode[]
  /** What null flavours mean, by code. */
  nullFlavors: Readonly<Record<string, Words>>
  row: CaseRow
  /** What columns of words that are shown say of the case. */
  beside: readonly (Words | null)[]
}

/** What stands in a column of the list: why nothing does, a look of its own, else that of its type. */
export function Cell({ column, nodes, nullFlavors, row, beside }: CellProps) {
  const language = useLanguage()
  const reason = row.nullFlavors[column.key]
  if (reason !== undefined) {
    const meaning = nullFlavors[reason]
    return <Tag title={meaning && say(meaning)}>{reason}</Tag>
  }
  const value = (row[column.key] as ColumnValue | undefined) ?? null
  switch (column.key) {
    case 'version':
      return versionText(row.versionKind ?? '', row.version ?? 1)
    case 'reaction':
      return <ReactionName text={row.reaction} more={(row.eventCount ?? 1) - 1} beside={beside} />
    case 'seriousness':
      return <SeriousnessTag value={row.seriousness} />
  }
  const Own = fillingsOf(caseCells).find((each) => each.column === column.key)?.Cell
  if (Own) {
    const node = nodes.find(({ key }) => key === row.status)
    const text = value === null ? null : String(value)
    return <Own caseId={row.id} caseNo={row.caseNo} value={text} node={node} />
  }
  if (value === null) return null
  switch (column.type) {
    case 'node':
      return <StatusTag status={String(value)} node={nodes.find(({ key }) => key === value)} />
    case 'date':
    case 'choice':
      return cellText(column, value, language)
    case 'moment':
      return <Moment at={String(value)} />
    case 'since':
      return <Since at={String(value)} />
    default:
      return <Whole text={cellText(column, value, language)} />
  }
}

/** A text that may have no room in its column: a pointer shows all of it. */
const Whole = ({ text }: { text: string }) => <span title={text}>{text}</span>
