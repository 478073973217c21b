import type { TFunction } from 'i18next'
import type { Answer } from '#resources/app/calls/call'
import type { Column } from '#resources/kit/table/column'
import type { TaskRow } from '../tasks/task_columns'
import { StuckReasons } from './stuck_reasons'

type Stuck = Answer<'GET /case/process/stuck'>

/** Why a case does not get on. */
export function stuckColumn(t: TFunction, stuck: Stuck | null): Column<TaskRow> {
  const of = new Map((stuck ?? []).map(({ caseId, reasons }) => [caseId, reasons]))
  return {
    ...{ key: 'stuck', width: 180, label: t('process:board.why_stuck'), grows: true },
    render: ({ caseId }) => {
      const reasons = of.get(caseId)
      if (!reasons) return stuck ? '—' : null
      return <StuckReasons caseId={caseId} reasons={reasons} />
    },
  }
}
