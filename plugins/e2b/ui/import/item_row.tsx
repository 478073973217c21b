import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { fileSize } from '#resources/forms/widgets/file/file_size'
import { Grow, Quiet } from '#resources/kit/panel'
import { ProgressBar } from '#resources/kit/progress_bar'
import { CaseLink } from './case_link'
import { DecisionPart } from './decision_part'
import type { ImportItem } from './import_item'
import { ItemDetails } from './item_details'
import { outcomeOf } from './outcome'
import { OutcomeTag } from './outcome_tag'
import { RowBox, RowHead, RowNote } from './row_parts'

/** One report: which file, what it is, the case that was made of it, or what there is to decide. */
export function ItemRow({ item }: { item: ImportItem }) {
  const { t } = useTranslation()
  const waiting = item.state === 'waiting'
  const seenWaiting = useRef(waiting) // what was settled before is not shown growing
  return (
    <RowBox>
      <RowHead>
        <b title={item.name}>{item.name}</b>
        <Quiet className="num">
          {item.report > 1 && `${t('e2b:import.report', { number: item.report })} · `}
          {item.entry !== null && `${item.fileName} · `}
          {fileSize(item.size)}
        </Quiet>
        <Grow />
        {item.caseId && item.caseNo && <CaseLink id={item.caseId} no={item.caseNo} />}
        <OutcomeTag outcome={outcomeOf(item)} />
      </RowHead>
      {seenWaiting.current && <ProgressBar value={waiting ? 0.5 : 1} label={item.name} />}
      {item.message && (
        <RowNote>
          {say(item.message)} {item.code !== null && <Quiet className="num">· {item.code}</Quiet>}
        </RowNote>
      )}
      {item.state === 'undecided' && <DecisionPart item={item} />}
      <ItemDetails item={item} />
    </RowBox>
  )
}
