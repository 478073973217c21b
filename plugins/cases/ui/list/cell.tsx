import { Link } from '#resources/app/navigation/link'
import { useTranslation } from 'react-i18next'
import type { ProcessNode } from '#plugins/cases/contract/process'
import { SeriousnessTag } from '../case/seriousness_tag'
import { StatusTag } from '../case/status_tag'
import { versionText } from '../case/version_text'
import { utcText } from '#resources/kit/utc_text'
import type { CaseRow, ShownColumn } from './case_row'
import { ReactionName } from './reaction_name'

interface CellProps {
  column: ShownColumn
  nodes: readonly ProcessNode[]
  row: CaseRow
  href: string
}

/** What stands in a column of the list: a look of its own, else that of its type. */
export function Cell({ column, nodes, row, href }: CellProps) {
  const { t } = useTranslation()
  const value = row[column.key] as string | number | null
  switch (column.key) {
    case 'caseNo':
      return <Link href={href}>{value}</Link>
    case 'version':
      return versionText(t, row.versionKind ?? '', row.version ?? 1)
    case 'reaction':
      return <ReactionName text={row.reaction} more={(row.eventCount ?? 1) - 1} />
    case 'seriousness':
      return <SeriousnessTag value={row.seriousness} />
  }
  if (value === null || value === undefined) return null
  switch (column.type) {
    case 'node':
      return <StatusTag status={String(value)} node={nodes.find(({ key }) => key === value)} />
    case 'date':
      return String(value).slice(0, 10)
    case 'moment':
      return utcText(String(value))
    case 'choice':
      return t(`${column.choices!.words}.${value}`, { defaultValue: String(value) })
    default:
      return <span title={String(value)}>{value}</span>
  }
}
