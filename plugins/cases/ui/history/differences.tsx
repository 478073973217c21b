import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Card, Panel, Quiet } from '#resources/kit/panel'
import { CaseSkeleton } from '../case/case_skeleton'
import { changesByPage } from './changes_by_page'
import { compareRevisions } from './compare_revisions'
import { countChanges } from './count_changes'
import { CountText } from './count_text'
import { DifferenceTable } from './difference_table'
import { PageFilter } from './page_filter'
import type { Pair } from './revisions'
import { JumpContext, useJumpInto } from './use_jump'
import { useRevisions } from './use_revision'

interface DifferencesProps {
  caseId: string
  pair: Pair
  /** Number of the latest revision: its elements can be jumped to. */
  latest: number
}

/** What differs between two states of a case, by page, row and element. */
export function Differences({ caseId, pair: { from, to }, latest }: DifferencesProps) {
  const { t } = useTranslation()
  const { pages, catalogue } = useForms()
  const [chosen, setOnly] = useState<string | null>(null)
  const jump = useJumpInto(caseId, latest)
  const { data, error, reload } = useRevisions(caseId, from, to)
  const changes = useMemo(
    () => data && compareRevisions(data.before, data.after, catalogue),
    [data, catalogue]
  )
  const found = useMemo(() => changes && changesByPage(pages, changes), [changes, pages])
  if (error) {
    return (
      <Card>
        <ErrorState text={error} onRetry={reload} />
      </Card>
    )
  }
  if (!data || !changes || !found) return <CaseSkeleton />
  if (found.length === 0) {
    return (
      <Card>
        <EmptyState
          icon="check"
          title={t('cases:history.same')}
          text={t('cases:history.same_text', { from, to })}
        />
      </Card>
    )
  }
  const only = found.some(({ page }) => (page?.page ?? '') === chosen) ? chosen : null
  const shown = found.filter(({ page }) => only === null || (page?.page ?? '') === only)
  return (
    <JumpContext value={jump}>
      <p role="status" style={{ margin: '0 0 8px' }}>
        <Quiet className="num">
          <CountText count={countChanges(changes)} />
        </Quiet>
      </p>
      <PageFilter found={found} only={only} onOnly={setOnly} />
      {shown.map(({ page, changes: own }) => (
        <Panel
          key={page?.page ?? ''}
          title={page ? say(page.title) : t('cases:view.leftovers')}
          hint={<CountText count={countChanges(own)} />}
        >
          <DifferenceTable changes={own} before={data.before} after={data.after} />
        </Panel>
      ))}
    </JumpContext>
  )
}
