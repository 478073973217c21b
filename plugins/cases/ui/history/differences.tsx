import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Card, Panel } from '#resources/kit/panel'
import { CaseSkeleton } from '../case/case_skeleton'
import { changesByPage } from './changes_by_page'
import { compareRevisions } from './compare_revisions'
import { DifferenceTable } from './difference_table'
import { useRevisions } from './use_revision'

/** What differs between two revisions, by page, row and element. */
export function Differences({ caseId, from, to }: { caseId: string; from: number; to: number }) {
  const { t } = useTranslation()
  const { pages, catalogue } = useForms()
  const { data, error, reload } = useRevisions(caseId, from, to)
  const byPage = useMemo(
    () => data && changesByPage(pages, compareRevisions(data.before, data.after, catalogue)),
    [data, pages, catalogue]
  )
  if (error) {
    return (
      <Card>
        <ErrorState text={error} onRetry={reload} />
      </Card>
    )
  }
  if (!data || !byPage) return <CaseSkeleton />
  if (byPage.length === 0) {
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
  return byPage.map(({ page, changes }) => {
    const count = changes.reduce((sum, { values }) => sum + values.length, 0)
    return (
      <Panel
        key={page?.page ?? ''}
        title={page ? say(page.title) : t('cases:view.leftovers')}
        hint={count > 0 && t('cases:view.elements', { count })}
      >
        <DifferenceTable changes={changes} before={data.before} after={data.after} />
      </Panel>
    )
  })
}
