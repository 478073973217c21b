import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Answer } from '#resources/app/calls/call'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import type { Column } from '#resources/kit/table/column'
import { CorrectedElement } from './corrected_element'
import { CorrectedValue } from './corrected_value'
import { Cut } from './cut'

export type ShownCorrection = Answer<'GET /cases/{caseId}/quality'>['rows'][number]

/** The columns of a list of what was corrected in a case. */
export const correctionColumns = (
  t: TFunction,
  caseId: string,
  severityOf: (correction: ShownCorrection) => ReactNode
): Column<ShownCorrection>[] => [
  {
    ...{ key: 'element', width: 230, label: t('process:quality.element') },
    render: (correction) => <CorrectedElement caseId={caseId} correction={correction} />,
  },
  {
    ...{ key: 'entered', width: 170, label: t('process:quality.entered'), grows: true },
    render: ({ element, entered, corrected }) => (
      <CorrectedValue element={element} value={entered} other={corrected} />
    ),
  },
  {
    ...{ key: 'corrected', width: 170, label: t('process:quality.corrected'), grows: true },
    render: ({ element, entered, corrected }) => (
      <CorrectedValue element={element} value={corrected} other={entered} />
    ),
  },
  {
    ...{ key: 'severity', width: 118, label: t('process:quality.severity') },
    render: severityOf,
  },
  {
    ...{ key: 'enteredBy', width: 120, label: t('process:quality.entered_by') },
    render: ({ enteredBy }) => <Cut>{whoText(enteredBy ?? 'system')}</Cut>,
  },
  {
    ...{ key: 'correctedBy', width: 120, label: t('process:quality.corrected_by') },
    render: ({ correctedBy }) => <Cut>{correctedBy}</Cut>,
  },
  {
    ...{ key: 'at', width: 170, label: t('process:quality.at'), num: true },
    render: ({ at }) => <Moment at={at} />,
  },
]
