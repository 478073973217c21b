import type { TFunction } from 'i18next'
import { versionWords } from '#plugins/cases/contract/version_words'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import type { Column } from '#resources/kit/table/column'
import { LastStep } from '../state/last_step'
import { TimeLeft } from '../state/time_left'

/** The columns of the list of submissions. */
export const submissionColumns = (t: TFunction): Column<CaseAtDestination>[] => [
  {
    ...{
      key: 'caseNo',
      width: 154,
      roomy: 200,
      label: t('gateway:column.case'),
      num: true,
      wraps: true,
    },
    render: ({ caseNo, version, versionKind }) => (
      <>
        {caseNo} <Quiet>{say(versionWords(versionKind, version))}</Quiet>
      </>
    ),
  },
  {
    ...{ key: 'destination', width: 88, label: t('gateway:column.destination') },
    render: ({ destination: { code, name } }) => <span title={name}>{code}</span>,
  },
  {
    ...{ key: 'last', width: 178, label: t('gateway:column.last'), grows: true, wraps: true },
    render: (row) => <LastStep row={row} />,
  },
  {
    ...{ key: 'due', width: 88, label: t('gateway:column.due'), num: true },
    render: ({ due, state }) => (
      <TimeLeft due={due} isOver={state === 'accepted' || state === 'not_required'} />
    ),
  },
]
