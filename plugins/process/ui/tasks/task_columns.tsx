import type { TFunction } from 'i18next'
import type { Answer } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { fillingsOf } from '#resources/app/slots'
import { whoText } from '#resources/app/who_text'
import type { Column } from '#resources/kit/table/column'
import { Tag } from '#resources/kit/tag'
import { taskColumns as columnsOfOthers } from '#plugins/cases/contract/slots'

export type TaskRow = Answer<'GET /case/process/task/user'>['rows'][number]

/**
 * The columns of the list of tasks, those of other plugins behind who has the case.
 * @param rows those of the page
 */
export function taskColumns(t: TFunction, rows: readonly TaskRow[] = []): Column<TaskRow>[] {
  const caseIds = rows.map(({ caseId }) => caseId)
  return [
    {
      ...{ key: 'caseNo', width: 128, label: t('process:tasks.case'), num: true, sortable: true },
      render: ({ caseNo }) => caseNo,
    },
    {
      ...{ key: 'node', width: 132, label: t('process:tasks.node'), sortable: true },
      render: ({ nodeName }) => say(nodeName),
    },
    {
      ...{ key: 'since', width: 158, label: t('process:tasks.since'), num: true, sortable: true },
      render: ({ since }) => <Moment at={since} />,
    },
    {
      ...{ key: 'holder', width: 124, label: t('process:tasks.holder') },
      render: ({ holder }) => (holder ? whoText(holder) : '—'),
    },
    ...fillingsOf(columnsOfOthers).map(({ key, label, width, Cell }) => ({
      ...{ key, label: label(t), width },
      render: ({ caseId, caseNo }: TaskRow) => (
        <Cell caseId={caseId} caseNo={caseNo} caseIds={caseIds} />
      ),
    })),
    {
      ...{ key: 'act', width: 84, label: t('process:tasks.last'), wraps: true },
      render: ({ act }) =>
        act && <Tag tone={act === 'return' ? 'amber' : 'grey'}>{t(`process:act.${act}`)}</Tag>,
    },
    {
      ...{ key: 'by', width: 124, label: t('process:tasks.by'), whenRoom: true },
      render: ({ by }) => (by ? whoText(by) : '—'),
    },
    {
      ...{ key: 'reason', width: 180, label: t('process:tasks.reason'), grows: true },
      render: ({ reason }) => (reason ? <span title={reason}>{reason}</span> : '—'),
    },
  ]
}

type DeletedRow = Answer<'GET /case/process/deleted'>['rows'][number]

/** The columns of the list of deleted cases. */
export function deletedColumns(t: TFunction): Column<DeletedRow>[] {
  return [
    {
      ...{ key: 'caseNo', width: 170, label: t('process:tasks.case'), num: true },
      render: ({ caseNo }) => caseNo,
    },
    {
      ...{ key: 'at', width: 170, label: t('process:tasks.at'), num: true },
      render: ({ at }) => <Moment at={at} />,
    },
    {
      ...{ key: 'by', width: 150, label: t('process:tasks.by') },
      render: ({ by }) => whoText(by),
    },
    {
      ...{ key: 'reason', width: 260, label: t('process:tasks.reason'), grows: true },
      render: ({ reason }) => <span title={reason}>{reason}</span>,
    },
  ]
}
