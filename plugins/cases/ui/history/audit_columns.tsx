import type { TFunction } from 'i18next'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import type { Column } from '#resources/kit/table/column'
import { actText } from '../case/act_text'
import { AuditChanges } from './audit_changes'
import type { AuditLine } from './audit_line'
import { HashText } from './hash_text'

/**
 * The columns of the trail of a case.
 * @param asked element that the trail was asked for
 */
export function auditColumns(t: TFunction, asked?: string): Column<AuditLine>[] {
  return [
    { key: 'seq', label: t('cases:audit.number'), width: 64, num: true, render: ({ seq }) => seq },
    {
      key: 'at',
      label: t('cases:audit.at'),
      width: 196,
      num: true,
      render: ({ at }) => <Moment at={at} />,
    },
    {
      key: 'actor',
      label: t('cases:audit.actor'),
      width: 136,
      render: ({ actorName }) => whoText(actorName),
    },
    { key: 'act', label: t('cases:audit.act'), width: 150, render: ({ act }) => actText(t, act) },
    {
      key: 'changes',
      label: t('cases:audit.changes'),
      width: 260,
      grows: true,
      render: (line) => <AuditChanges changes={line.changes} asked={asked} />,
    },
    { key: 'reason', label: t('cases:audit.reason'), width: 140, render: ({ reason }) => reason },
    {
      key: 'hash',
      label: t('cases:audit.hash'),
      width: 130,
      num: true,
      render: ({ hash }) => <HashText hash={hash} />,
    },
  ]
}
