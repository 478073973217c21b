import type { TFunction } from 'i18next'
import type { Answer } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import type { Column } from '#resources/kit/table/column'
import type { TaskRow } from '../tasks/task_columns'

type Stuck = Answer<'GET /case/process/stuck'>

/** Why a case does not get on: the first reason, all of them under the pointer. */
export function stuckColumn(t: TFunction, stuck: Stuck | null): Column<TaskRow> {
  const of = new Map((stuck ?? []).map(({ caseId, reasons }) => [caseId, reasons]))
  return {
    ...{ key: 'stuck', width: 260, label: t('process:board.why_stuck'), grows: true },
    render: ({ caseId }) => {
      const [first, ...others] = (of.get(caseId) ?? []).map(({ sentence }) => say(sentence))
      if (first === undefined) return stuck ? '—' : null
      const text = others.length ? t('process:board.sum', { first, count: others.length }) : first
      return <span title={[first, ...others].join('\n')}>{text}</span>
    },
  }
}
