import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { useToday } from '#resources/app/use_today'
import { TextBox } from '#resources/kit/text_box'
import { AskedDialog } from './asked_dialog'
import { DayBox, isDay } from './day_box'
import { useDeed } from './use_deed'

const MOST_LETTERS = 100

/** Asks for the number and the day that a portal gave when the file was uploaded there. */
export function ReceiptDialog({ row, onClose }: { row: CaseAtDestination; onClose: () => void }) {
  const { t } = useTranslation()
  const { receipt, error, isBusy } = useDeed(row)
  const [number, setNumber] = useState('')
  const [day, setDay] = useState(useToday())
  const said = saidText(number)
  return (
    <AskedDialog
      title={t('gateway:asked.receipt.title', { destination: row.destination.code })}
      text={t('gateway:asked.receipt.text')}
      act={t('gateway:deed.receipt')}
      error={error}
      mayGo={said !== '' && isDay(day) && !isBusy}
      onGo={() => void receipt(said, day).then((isDone) => isDone && onClose())}
      onClose={onClose}
    >
      <TextBox
        autoFocus
        label={t('gateway:asked.receipt.number')}
        most={MOST_LETTERS}
        value={number}
        error={null}
        onValue={setNumber}
      />
      <DayBox label={t('gateway:asked.receipt.day')} value={day} onValue={setDay} />
    </AskedDialog>
  )
}
