import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { at, displayPath, parsePath } from '#kernel/case/content/element_path'
import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { useRowName } from '#resources/forms/rows/use_row_name'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { shortPath } from '../case/short_path'
import type { RowChange } from './compare_revisions'
import { groupSummary } from './group_summary'

const tones = { added: 'green', removed: 'red', moved: 'violet', kept: 'amber' } as const

interface RowChangeHeadProps {
  change: RowChange
  before: CaseContent
  after: CaseContent
}

/** Which row the lines below are about: its place, what it is, and whether it came, went, moved or changed. */
export function RowChangeHead({ change, before, after }: RowChangeHeadProps) {
  const { t } = useTranslation()
  const { pages, catalogue } = useForms()
  const content = change.state === 'removed' ? before : after
  const group = toId(parsePath(change.path).at(-1)!.key)
  const summary = useMemo(() => groupSummary(pages, catalogue, group), [pages, catalogue, group])
  const nameOf = useRowName(summary)
  const name = nameOf(at(content, change.path) as Row)
  return (
    <tr>
      <td colSpan={3} style={{ background: colour.head }}>
        <Quiet className="num">{shortPath(displayPath(change.path, content))}</Quiet>{' '}
        <b style={{ fontWeight: 600 }}>{name || say(catalogue.labelOf(group))}</b>{' '}
        <Tag tone={tones[change.state]}>
          {t(`cases:history.row.${change.state}`, { before: change.before, after: change.after })}
        </Tag>
        {change.state === 'moved' && change.values.length > 0 && (
          <>
            {' '}
            <Tag tone={tones.kept}>{t('cases:history.row.kept')}</Tag>
          </>
        )}
      </td>
    </tr>
  )
}
