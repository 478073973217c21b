import { Link } from '@inertiajs/react'
import type { TFunction } from 'i18next'
import type { ProcessNode } from '#plugins/cases/contract/process'
import type { Column } from '#resources/kit/table/column'
import { say } from '#resources/app/language'
import { Slot } from '#resources/app/slot'
import { SeriousnessTag } from '../case/seriousness_tag'
import { StatusTag } from '../case/status_tag'
import { versionText } from '../case/version_text'
import type { CaseRow, ExtraColumn } from './case_row'
import { ReactionName } from './reaction_name'
import { WithMore } from './with_more'

/**
 * The columns of the case list, those of other plugins at the end. Product and reaction share what
 * the others leave; on a narrow screen the owner, whom the case itself names, makes room.
 */
export function caseColumns(
  t: TFunction,
  extra: ExtraColumn[],
  nodes: readonly ProcessNode[],
  isWide: boolean,
  hrefOf: (row: CaseRow) => string
): Column<CaseRow>[] {
  const own: Column<CaseRow>[] = [
    {
      key: 'caseNo',
      label: t('cases:list.case_no'),
      num: true,
      sortable: true,
      render: (row) => <Link href={hrefOf(row)}>{row.caseNo}</Link>,
    },
    {
      key: 'version',
      label: t('cases:list.version'),
      render: (row) => versionText(t, row.versionKind, row.version),
    },
    {
      key: 'product',
      label: t('cases:list.product'),
      sortable: true,
      share: '16%',
      render: (row) => <WithMore text={row.product} more={0} />,
    },
    {
      key: 'reaction',
      label: t('cases:list.reaction'),
      sortable: true,
      share: '18%',
      render: (row) => <ReactionName text={row.reaction} more={row.eventCount - 1} />,
    },
    {
      key: 'subject',
      label: t('cases:list.subject'),
      num: true,
      sortable: true,
      max: 116,
      render: (row) => row.subject,
    },
    {
      key: 'country',
      label: t('cases:list.country'),
      sortable: true,
      render: (row) => row.country,
    },
    {
      key: 'seriousness',
      label: t('cases:list.seriousness'),
      sortable: true,
      render: (row) => <SeriousnessTag value={row.seriousness} />,
    },
    {
      key: 'firstReceived',
      label: t('cases:list.first_received'),
      num: true,
      sortable: true,
      render: (row) => row.firstReceived?.slice(0, 10),
    },
    {
      key: 'status',
      label: t('cases:list.status'),
      sortable: true,
      render: (row) => (
        <StatusTag status={row.status} node={nodes.find(({ key }) => key === row.status)} />
      ),
    },
  ]
  const owner: Column<CaseRow> = {
    key: 'ownerName',
    label: t('cases:list.owner'),
    max: 116,
    render: (row) => row.ownerName,
  }
  const added = extra.map(({ key, label }) => ({
    key,
    label: say(label),
    max: 200,
    render: (row: CaseRow) => row.extra?.[key],
  }))
  const acts: Column<CaseRow> = {
    key: 'acts',
    label: t('cases:list.acts'),
    stuck: true,
    render: ({ id, caseNo }) => <Slot name="cases.list.row" give={{ caseId: id, caseNo }} />,
  }
  return [...own, ...(isWide ? [owner] : []), ...added, acts]
}
