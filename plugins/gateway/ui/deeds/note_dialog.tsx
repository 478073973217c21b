import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { TextBox } from '#resources/kit/text_box'
import { AskedDialog } from './asked_dialog'
import { DayBox, isDay } from './day_box'
import { useDeed } from './use_deed'

const MOST_LETTERS = 500

/** Asks how and when a case was reported by other means. */
export function NoteDialog({ row, onClose }: { row: CaseAtDestination; onClose: () => void }) {
  const { t } = useTranslation()
  const { note, error, isBusy } = useDeed(row)
  const [sentence, setSentence] = useState('')
  const [day, setDay] = useState('')
  const said = saidText(sentence)
  return (
    <AskedDialog
      title={t('gateway:asked.note.title', {
        caseNo: row.caseNo,
        destination: row.destination.code,
      })}
      text={t('gateway:asked.note.text')}
      act={t('gateway:asked.note.act')}
      error={error}
      mayGo={said !== '' && (day === '' || isDay(day)) && !isBusy}
      onGo={() => void note(said, day).then((isDone) => isDone && onClose())}
      onClose={onClose}
    >
      <TextBox
        autoFocus
        label={t('gateway:asked.note.sentence')}
        hint={t('gateway:asked.note.hint')}
        most={MOST_LETTERS}
        value={sentence}
        error={null}
        onValue={setSentence}
      />
      <DayBox label={t('gateway:asked.note.day')} value={day} onValue={setDay} />
    </AskedDialog>
  )
}
