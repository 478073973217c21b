import type { TFunction } from 'i18next'
import type { Answer } from '#resources/app/calls/call'
import { Moment } from '#resources/app/moment'
import { Link } from '#resources/app/navigation/link'
import { whoText } from '#resources/app/who_text'
import type { Column } from '#resources/kit/table/column'
import { actName } from './act_name'

/** An act of the list. */
export type TrailLine = Answer<'GET /trail'>['rows'][number]

/** The columns of the trail; what an act changed stands in the trail of its case. */
export function trailColumns(t: TFunction, isOfCases: boolean): Column<TrailLine>[] {
  const columns: Column<TrailLine>[] = [
    {
      ...{ key: 'at', width: 196, label: t('trail:at'), num: true },
      render: ({ at }) => <Moment at={at} />,
    },
    {
      ...{ key: 'actor', width: 150, label: t('trail:actor') },
      render: ({ actor }) => whoText(actor),
    },
    {
      ...{ key: 'caseNo', width: 140, label: t('trail:case'), num: true },
      render: ({ caseId, caseNo }) =>
        caseId ? <Link href={`/cases/${caseId}/audit`}>{caseNo}</Link> : '—',
    },
    {
      ...{ key: 'act', width: 200, label: t('trail:act'), grows: true },
      render: ({ act }) => actName(t, act),
    },
    {
      ...{ key: 'reason', width: 220, label: t('trail:reason') },
      render: ({ reason }) => reason ?? '—',
    },
    {
      ...{ key: 'changes', width: 100, label: t('trail:changes'), num: true },
      render: ({ changes }) => changes,
    },
  ]
  return isOfCases ? columns : columns.filter(({ key }) => key !== 'changes')
}
